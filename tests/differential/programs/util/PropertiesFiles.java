// SPDX-License-Identifier: Apache-2.0
import java.io.*;
import java.util.*;

/** Properties: the file format, defaults, storing, XML-free round trips. */
public class PropertiesFiles {
  public static void main(String[] args) throws IOException {
    String source = """
        # comment
        ! another comment
        plain=value
        spaced   =   value with trailing spaces  \s
        colon: value
        blank value
        empty=
        nothing
        multi = first \\
            second \\
            third
        escaped\\ key\\=x = a\\tb\\nc\\\\d
        unicode = \\u00e9\\u20ac
        key\\:with\\:colons=1
        duplicate=1
        duplicate=2
        continued=end\\

        last=line""";
    Properties p = new Properties();
    p.load(new StringReader(source));
    for (String key : new TreeSet<>(p.stringPropertyNames())) System.out.println("[" + key + "] = [" + p.getProperty(key).replace("\n", "<nl>").replace("\t", "<tab>") + "]");
    Properties defaults = new Properties();
    defaults.setProperty("color", "red");
    defaults.setProperty("size", "10");
    Properties own = new Properties(defaults);
    own.setProperty("size", "20");
    System.out.println(own.getProperty("color") + " " + own.getProperty("size") + " " + own.getProperty("none") + " " + own.getProperty("none", "fallback") + " " + own.size() + " " + new TreeSet<>(own.stringPropertyNames()) + " " + own.get("color"));
    Properties special = new Properties();
    special.setProperty("a b", " leading");
    special.setProperty("c=d", "x=y:z#!");
    special.setProperty("uni", "\u00e9\u20ac\uD83D\uDE00");
    special.setProperty("lines", "one\ntwo\r\t\\");
    special.setProperty("", "empty key");
    StringWriter text = new StringWriter();
    special.store(text, "header\nsecond line");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    special.store(bytes, "caf\u00e9");
    List<String> stored = new ArrayList<>();
    for (String line : text.toString().split(System.lineSeparator())) if (!line.startsWith("#")) stored.add(line);
    for (String line : bytes.toString("ISO-8859-1").split(System.lineSeparator())) if (!line.startsWith("#")) stored.add("bytes " + line);
    Collections.sort(stored);
    for (String line : stored) System.out.println(line);
    System.out.println(text.toString().startsWith("#header") + " " + text.toString().contains("#second line") + " " + bytes.toString("ISO-8859-1").startsWith("#caf"));
    Properties back = new Properties();
    back.load(new StringReader(text.toString()));
    Properties back2 = new Properties();
    back2.load(new ByteArrayInputStream(bytes.toByteArray()));
    System.out.println(back.equals(special) + " " + back2.equals(special) + " " + back.hashCode());
    try {
      p.load(new StringReader("bad=\\u12"));
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      p.setProperty("k", null);
    } catch (NullPointerException e) {
      System.out.println("no null values");
    }
    p.put(5, "not a string");
    System.out.println(p.getProperty("5") + " " + p.stringPropertyNames().contains("5"));
    try {
      p.store(new StringWriter(), null);
    } catch (ClassCastException e) {
      System.out.println("only strings can be stored");
    }
    ByteArrayOutputStream listed = new ByteArrayOutputStream();
    Properties one = new Properties();
    one.setProperty("key", "v".repeat(60));
    one.list(new PrintStream(listed));
    System.out.print(listed);
    System.setProperty("assay.test.own", "set");
    System.out.println(System.getProperty("assay.test.own") + " " + System.getProperty("assay.test.none") + " " + System.getProperty("assay.test.none", "d") + " " + System.clearProperty("assay.test.own") + " " + System.getProperty("assay.test.own"));
    System.setProperty("assay.int", "0x1F");
    System.setProperty("assay.flag", "true");
    System.out.println(Integer.getInteger("assay.int") + " " + Long.getLong("assay.int", 5L) + " " + Boolean.getBoolean("assay.flag"));
    for (String bad : new String[] {"", null}) {
      try {
        System.getProperty(bad);
      } catch (RuntimeException e) {
        System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
    System.out.println(System.getProperty("file.separator") + System.getProperty("path.separator") + System.lineSeparator().length() + " " + System.getProperty("user.timezone") + " " + System.getProperty("user.language"));
  }
}
