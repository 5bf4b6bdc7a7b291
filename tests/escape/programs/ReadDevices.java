// SPDX-License-Identifier: Apache-2.0
import java.io.FileInputStream;
import java.io.FileOutputStream;

/** Opens devices of the host. */
public class ReadDevices {
  public static void main(String[] args) throws Exception {
    for (String device : new String[] {"/dev/mem", "/dev/kmsg", "/dev/tty", "/dev/console", "/dev/stdin", "/dev/fd/0", "/dev/fd/1", "/dev/fd/3", "/dev/zero",
        "/dev/full", "/dev/sda", "/dev/shm/x", "/dev/ptmx", "/dev/pts/0"}) {
      Attempts.refused(device, () -> new FileInputStream(device).read());
    }
    Attempts.refused("write to the terminal", () -> new FileOutputStream("/dev/tty").write(65));
    Attempts.refused("write to memory", () -> new FileOutputStream("/dev/mem").write(65));
    Attempts.done();
  }
}
