// SPDX-License-Identifier: Apache-2.0
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** Several hundred files open at the same time. */
public class ManyOpenFiles {
  public static void main(String[] args) throws Exception {
    File file = File.createTempFile("many", ".txt");
    try (FileOutputStream out = new FileOutputStream(file)) {
      out.write("text".getBytes());
    }
    List<InputStream> open = new ArrayList<>();
    for (int i = 0; i < 900; i++) open.add(new FileInputStream(file));
    int sum = 0;
    for (InputStream in : open) sum += in.read();
    System.out.println(sum + " " + open.size());
    for (InputStream in : open) in.close();
    System.out.println(file.delete());
  }
}
