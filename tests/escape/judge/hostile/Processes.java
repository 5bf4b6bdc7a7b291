// SPDX-License-Identifier: Apache-2.0
package hostile;

import java.io.File;
import java.util.Map;

/** Starts processes, and reaches for those that are there. */
final class Processes {
  private Processes() {}

  static void add(Map<String, Attempt> all, Target target) {
    String escaped = target.folder().resolve("by-process").toString();
    String java = System.getProperty("java.home") + "/bin/java";
    all.put("exec touch", () -> {
      new ProcessBuilder("/usr/bin/touch", escaped).start().waitFor();
      return new File(escaped).exists();
    });
    all.put("exec shell", () -> {
      Runtime.getRuntime().exec(new String[] {"/bin/sh", "-c", "echo x > " + escaped}).waitFor();
      return new File(escaped).exists();
    });
    all.put("exec that stays", () -> {
      new ProcessBuilder("/bin/sh", "-c", "exec sleep 300 # " + target.secret()).start();
      return false;  // whether it stays is for the driver to say
    });
    all.put("exec java that stays", () -> {
      new ProcessBuilder(java, "-Dstays=" + target.secret(), "-version").start();
      return false;
    });
    all.put("exec with output to file", () -> {
      new ProcessBuilder(java, "-version").redirectErrorStream(true)
          .redirectOutput(new File(escaped)).start().waitFor();
      return new File(escaped).exists();
    });
    all.put("kill another", () -> ProcessHandle.of(target.process())
        .map(ProcessHandle::destroy).orElse(false));
    all.put("kill another at once", () -> ProcessHandle.of(target.process())
        .map(ProcessHandle::destroyForcibly).orElse(false));
    all.put("kill who started this", () -> ProcessHandle.current().parent()
        .map(ProcessHandle::destroyForcibly).orElse(false));
    all.put("see other processes", () -> ProcessHandle.allProcesses()
        .anyMatch(process -> process.pid() != ProcessHandle.current().pid()));
    all.put("kill one that is seen", () -> ProcessHandle.allProcesses()
        .filter(process -> process.pid() == target.process())
        .anyMatch(ProcessHandle::destroyForcibly));
    all.put("thread that stays", () -> {
      new Thread(() -> {
        while (true) Thread.onSpinWait();
      }, target.secret()).start();
      return false;
    });
  }
}
