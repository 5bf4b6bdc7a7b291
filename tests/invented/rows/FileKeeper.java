// SPDX-License-Identifier: Apache-2.0
package rows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes where it is told to; nothing of it may reach the disk while it is searched. */
public class FileKeeper {
  public interface Namer {
    String name();
  }

  public static String keep(Namer namer) throws IOException {
    String name = namer.name();
    if (name == null) {
      return "nothing";
    }
    Files.writeString(Path.of("kept-by-file-keeper.txt"), name);
    return name.isEmpty() ? "empty" : "kept";
  }
}
