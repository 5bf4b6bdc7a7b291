// SPDX-License-Identifier: Apache-2.0
import java.io.FileInputStream;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipFile;

/** Opens files of the host as archives and modules. */
public class ReadByZip {
  public static void main(String[] args) throws Exception {
    Path keep = Path.of(args[0], "keep.txt");
    Path users = Path.of("/etc/passwd");

    Attempts.refused("zip", () -> new ZipFile(keep.toFile()));
    Attempts.refused("jar", () -> new JarFile(keep.toFile()));
    Attempts.refused("gzip", () -> new GZIPInputStream(new FileInputStream(keep.toFile())));
    Attempts.read("modules", () -> ModuleFinder.of(keep.getParent()).findAll());
    Attempts.read("modules of the system", () -> ModuleFinder.of(Path.of("/usr/share/java")).findAll().isEmpty() ? "" : "root:");
    Attempts.done();
  }
}
