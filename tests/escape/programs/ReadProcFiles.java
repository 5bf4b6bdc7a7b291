// SPDX-License-Identifier: Apache-2.0
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads what the kernel tells about processes. */
public class ReadProcFiles {
  public static void main(String[] args) throws Exception {
    for (String file : new String[] {"/proc/self/environ", "/proc/self/cmdline", "/proc/self/mem", "/proc/self/fd/0", "/proc/self/fd/3",
        "/proc/self/root/etc/passwd", "/proc/self/cwd/x", "/proc/1/environ", "/proc/1/cmdline", "/proc/cpuinfo", "/proc/meminfo", "/proc/net/tcp",
        "/proc/mounts", "/proc/version", "/proc/sys/kernel/hostname", "/sys/kernel/notes", "/sys/fs/cgroup/cgroup.procs", "/run/secrets/x"}) {
      Attempts.refused(file, () -> Files.readAllBytes(Path.of(file)));
    }
    Attempts.refused("where it is run from", () -> Files.readSymbolicLink(Path.of("/proc/self/exe")));
    Attempts.refused("list of processes", () -> Files.newDirectoryStream(Path.of("/proc")).iterator().next());
    Attempts.done();
  }
}
