// SPDX-License-Identifier: Apache-2.0
import java.net.URL;
import java.net.URLClassLoader;

/** Asks loaders for resources outside of the class path. */
public class ReadByResource {
  public static void main(String[] args) throws Exception {
    ClassLoader own = ReadByResource.class.getClassLoader();
    String up = "../../../../../../../../../../..";
    for (String name : new String[] {"/etc/passwd", "etc/passwd", up + "/etc/passwd", "%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "./" + up + "/etc/passwd", up + args[0] + "/keep.txt", args[0] + "/keep.txt", "..\\..\\etc\\passwd", "file:/etc/passwd"}) {
      Attempts.read("loader", () -> own.getResourceAsStream(name));
      Attempts.read("class", () -> ReadByResource.class.getResourceAsStream(name));
      Attempts.read("system", () -> ClassLoader.getSystemResourceAsStream(name));
    }
    Attempts.read("loader of /", () -> new URLClassLoader(new URL[] {new URL("file:/")}).getResourceAsStream("etc/passwd"));
    Attempts.read("loader of the canary", () -> new URLClassLoader(new URL[] {new URL("file:" + args[0] + "/")}).getResourceAsStream("keep.txt"));
    Attempts.done();
  }
}
