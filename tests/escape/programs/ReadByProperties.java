// SPDX-License-Identifier: Apache-2.0
import java.io.FileReader;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.ServiceLoader;

/** Loads settings and services out of files of the host. */
public class ReadByProperties {
  public static void main(String[] args) throws Exception {
    Path keep = Path.of(args[0], "keep.txt");
    Path users = Path.of("/etc/passwd");

    URLClassLoader elsewhere = new URLClassLoader(new URL[] {new URL("file:" + args[0] + "/"), new URL("file:/etc/")});
    Attempts.read("properties", () -> {
      Properties properties = new Properties();
      properties.load(new FileReader(keep.toFile()));
      return properties;
    });
    Attempts.read("bundle", () -> ResourceBundle.getBundle("keep", Locale.ROOT, elsewhere).keySet());
    Attempts.read("service", () -> ServiceLoader.load(Runnable.class, elsewhere).findFirst().isPresent() ? "root:" : "");
    Attempts.refused("class", () -> Class.forName("keep", true, elsewhere));
    Attempts.done();
  }
}
