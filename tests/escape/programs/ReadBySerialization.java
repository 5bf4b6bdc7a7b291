// SPDX-License-Identifier: Apache-2.0
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.net.URL;

/** Sends itself objects that stand for files of the host. */
public class ReadBySerialization {
  static Object copy(Object object) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(object);
    return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }

  public static void main(String[] args) throws Exception {
    Attempts.read("file", () -> new FileInputStream((File) copy(new File("/etc/passwd"))));
    Attempts.read("url", () -> ((URL) copy(new URL("file:" + args[0] + "/keep.txt"))).openStream());
    Attempts.refused("stream of the canary", () -> new ObjectInputStream(new FileInputStream(args[0] + "/keep.txt")));
    Attempts.done();
  }
}
