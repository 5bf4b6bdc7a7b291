// SPDX-License-Identifier: Apache-2.0
import java.lang.management.ManagementFactory;
import javax.management.ObjectName;

/** Lets the management interfaces write files. */
public class DumpTheMachine {
  public static void main(String[] args) throws Exception {
    Attempts.pretended("command", () -> ManagementFactory.getPlatformMBeanServer().invoke(
        new ObjectName("com.sun.management:type=DiagnosticCommand"), "vmCommandLine", null, null));
    Attempts.pretended("recording", () -> {
      Class<?> recording = Class.forName("jdk.jfr.Recording");
      Object one = recording.getConstructor().newInstance();
      recording.getMethod("start").invoke(one);
      recording.getMethod("dump", java.nio.file.Path.class).invoke(one, java.nio.file.Path.of(args[0], "x.jfr"));
    });
    Attempts.pretended("heap dump", () -> {
      Class<?> bean = Class.forName("com.sun.management.HotSpotDiagnosticMXBean");
      Object found = ManagementFactory.getPlatformMXBean(bean.asSubclass(java.lang.management.PlatformManagedObject.class));
      bean.getMethod("dumpHeap", String.class, boolean.class).invoke(found, args[0] + "/heap.hprof", true);
    });
    Attempts.done();
  }
}
