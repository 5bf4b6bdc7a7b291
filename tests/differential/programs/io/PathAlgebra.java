// SPDX-License-Identifier: Apache-2.0
import java.io.File;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Path and File algebra without touching any file. */
public class PathAlgebra {
  public static void main(String[] args) {
    for (String s : new String[] {"/a/b/c.txt", "a/b", "", "/", "../x/./y", "/a//b/", "file", "./a/../b", "/..", "a/../../b"}) {
      Path p = Path.of(s);
      System.out.println("[" + p + "] name " + p.getFileName() + " parent " + p.getParent() + " root " + p.getRoot() + " count " + p.getNameCount() + " absolute " + p.isAbsolute() + " normal [" + p.normalize() + "]");
      File f = new File(s);
      System.out.println("  File [" + f + "] name [" + f.getName() + "] parent " + f.getParent() + " absolute " + f.isAbsolute() + " hash " + f.hashCode());
    }
    Path base = Path.of("/home/user");
    System.out.println(base.resolve("docs/x") + " " + base.resolve("/etc") + " " + base.resolve("") + " " + base.resolveSibling("other") + " " + base.relativize(Path.of("/home/other/file")) + " " + Path.of("a/b").relativize(Path.of("a/b/c/d")) + " [" + base.relativize(base) + "]");
    System.out.println(base.startsWith("/home") + " " + base.startsWith("/ho") + " " + base.endsWith("user") + " " + base.endsWith("r") + " " + base.subpath(0, 1) + " " + base.getName(1) + " " + base.compareTo(Path.of("/home/zzz")) + " " + base.equals(Path.of("/home//user/")));
    for (Path part : Path.of("one/two/three")) System.out.print(part + ";");
    System.out.println();
    System.out.println(Path.of("/nowhere/x").toUri() + " " + Path.of(URI.create("file:///x/y%20z")) + " " + new File("/a b").toURI() + " " + base.toFile() + " " + Path.of("a", "b", "c") + " " + Path.of("/", "x"));
    String[] globs = {"*.java", "**/*.txt", "{a,b}?", "[!x]*", "a*b"};
    String[] names = {"Main.java", "dir/file.txt", "a1", "xyz", "ab", "a/b", "file.txt"};
    for (String glob : globs) {
      StringBuilder out = new StringBuilder(glob + ":");
      var matcher = FileSystems.getDefault().getPathMatcher("glob:" + glob);
      for (String name : names) if (matcher.matches(Path.of(name))) out.append(' ').append(name);
      System.out.println(out);
    }
    System.out.println(FileSystems.getDefault().getPathMatcher("regex:.*\\d").matches(Path.of("x1")) + " " + FileSystems.getDefault().getSeparator() + File.pathSeparator + " " + FileSystems.getDefault().isOpen());
    try {
      Path.of("nul\0byte");
    } catch (InvalidPathException e) {
      System.out.println(e.getReason() + " " + e.getIndex());
    }
    try {
      base.relativize(Path.of("relative"));
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      base.getName(5);
    } catch (IllegalArgumentException e) {
      System.out.println("no such name");
    }
    try {
      FileSystems.getDefault().getPathMatcher("bogus:x");
    } catch (UnsupportedOperationException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new File("/a/../b").getPath() + " " + new File("/a", "/b") + " " + new File((String) null, "x") + " " + new File("x").compareTo(new File("y")) + " " + new File("a").equals(new File("./a")) + " " + new File("/a/./b/..").toPath().normalize());
    URI u = URI.create("http://user@host.invalid:8080/p/a/t/h;x=1?query=a%20b&c=d#frag");
    System.out.println(u.getScheme() + " " + u.getUserInfo() + " " + u.getHost() + " " + u.getPort() + " " + u.getPath() + " " + u.getQuery() + " " + u.getRawQuery() + " " + u.getFragment() + " " + u.getAuthority());
    System.out.println(u.resolve("../up?x") + " " + URI.create("a/./b/../c").normalize() + " " + URI.create("http://h/a/b/").relativize(URI.create("http://h/a/b/c/d")) + " " + URI.create("mailto:x@y").isOpaque());
    for (String bad : new String[] {"http://a b", "http://[::1", "%zz", ":x"}) {
      try {
        new URI(bad);
        System.out.println("fine " + bad);
      } catch (java.net.URISyntaxException e) {
        System.out.println(e.getMessage());
      }
    }
    System.out.println(java.net.URLEncoder.encode("a b&c=d/\u00e9+~*", java.nio.charset.StandardCharsets.UTF_8) + " " + java.net.URLDecoder.decode("a+b%26%C3%A9", java.nio.charset.StandardCharsets.UTF_8));
  }
}
