// SPDX-License-Identifier: Apache-2.0
package hostile;

import java.io.File;
import java.io.FileInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Looks for what belongs to the user or to the process that started this one. */
final class Secrets {
  private Secrets() {}

  static void add(Map<String, Attempt> all, Target target) {
    String other = "/proc/" + target.process();
    for (String place : new String[] {"/etc/passwd", "/etc/shadow", "/etc/hostname", "/proc/version",
        "/proc/self/environ", "/proc/self/maps", "/proc/self/mountinfo", "/proc/1/environ",
        "/proc/1/cmdline", other + "/environ", other + "/cmdline", other + "/maps",
        other + "/mem", "/proc/kmsg", "/sys/kernel/uevent_helper", "/dev/mem", "/dev/tty",
        "/dev/kmsg", "/run/utmp"}) {
      all.put("read " + place, () -> new FileInputStream(place).read() >= 0);
    }
    all.put("list processes", () -> new File("/proc").list().length > 3);
    all.put("list root's home", () -> new File("/root").list().length >= 0);
    all.put("files in home", () -> Files.list(target.home()).count() > 0);
    all.put("working folder of another", () -> new File(other + "/cwd").list().length >= 0);
    all.put("root of another", () -> new File(other + "/root/etc").list().length >= 0);
    all.put("secret in environment", () -> System.getenv().toString().contains(target.secret()));
    all.put("secret in properties", () -> System.getProperties().toString()
        .contains(target.secret()));
    all.put("descriptors of another", () -> new File(other + "/fd").list().length > 0);
    all.put("inherited descriptors", () -> {
      for (int i = 3; i < 40; i++) {
        if (Files.isReadable(Path.of("/dev/fd/" + i))) {
          byte[] bytes = new byte[200];
          int count = new FileInputStream("/dev/fd/" + i).read(bytes);
          if (new String(bytes, 0, Math.max(count, 0)).contains(target.secret())) return true;
        }
      }
      return false;
    });
    all.put("environment of other process", () -> ProcessHandle.of(target.process())
        .map(process -> process.info().commandLine().isPresent()).orElse(false));
  }
}
