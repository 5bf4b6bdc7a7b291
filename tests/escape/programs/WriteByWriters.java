// SPDX-License-Identifier: Apache-2.0
import java.io.FileOutputStream;
import java.io.ObjectOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Formatter;
import java.util.Properties;

/** Writes files of the host through every writer. */
public class WriteByWriters {
  public static void main(String[] args) throws Exception {
    for (String file : new String[] {args[0] + "/keep.txt", args[0] + "/new", "new"}) {
      Attempts.pretended("stream", () -> new FileOutputStream(file, true).write(65));
      Attempts.pretended("objects", () -> new ObjectOutputStream(new FileOutputStream(file)).writeObject("escaped"));
      Attempts.pretended("print stream", () -> new PrintStream(file).println("escaped"));
      Attempts.pretended("print writer", () -> new PrintWriter(file, "UTF-8").println("escaped"));
      Attempts.pretended("formatter", () -> new Formatter(file).format("escaped").flush());
      Attempts.pretended("properties", () -> new Properties().store(new FileOutputStream(file), "escaped"));
    }
    System.setOut(new PrintStream(new FileOutputStream(java.io.FileDescriptor.out)));
    Attempts.done();
  }
}
