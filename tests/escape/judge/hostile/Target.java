// SPDX-License-Identifier: Apache-2.0
package hostile;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.Properties;

/** What of the host to go for; written by the test driver beside the classes. */
record Target(Path file, Path home, Path socket, int tcp, int udp, long process, String secret) {
  static Target read() {
    Properties all = new Properties();
    try (InputStream stream = Target.class.getResourceAsStream("/target.properties")) {
      all.load(stream);
    } catch (Exception missing) {
      throw new AssertionError(missing);
    }
    return new Target(Path.of(all.getProperty("file")), Path.of(all.getProperty("home")),
        Path.of(all.getProperty("socket")), Integer.parseInt(all.getProperty("tcp")),
        Integer.parseInt(all.getProperty("udp")), Long.parseLong(all.getProperty("process")),
        all.getProperty("secret"));
  }

  Path folder() {
    return file.getParent();
  }
}
