// SPDX-License-Identifier: Apache-2.0
import java.net.URL;

/** Reads files of the host through URLs. */
public class ReadByUrl {
  public static void main(String[] args) throws Exception {
    for (String url : new String[] {"file:/etc/passwd", "file:///etc/passwd", "file://localhost/etc/passwd", "file:" + args[0] + "/keep.txt",
        "file:/tmp/../etc/passwd", "file:/%65tc/passwd", "jar:file:/etc/passwd!/x", "jar:file:" + args[0] + "/keep.txt!/"}) {
      Attempts.read(url.replace(args[0], "canary"), () -> new URL(url).openStream());
    }
    Attempts.read("content", () -> new URL("file:" + args[0] + "/keep.txt").getContent());
    Attempts.read("folder", () -> new String(new URL("file:" + args[0] + "/").openStream().readAllBytes()).contains("keep") ? "untouched" : "");
    Attempts.done();
  }
}
