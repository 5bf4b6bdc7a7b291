// SPDX-License-Identifier: Apache-2.0
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** ServiceLoader over an in-memory provider file, and class-based ResourceBundles. */
public class ServicesAndBundles {
  public interface Codec { String name(); }
  public static class Plain implements Codec { public String name() { return "plain"; } }
  public static class Fancy implements Codec { public String name() { return "fancy"; } }
  public static class NotACodec { }
  public static class Failing implements Codec {
    public Failing() { throw new IllegalStateException("constructor failed"); }
    public String name() { return "never"; }
  }

  static class InMemory extends ClassLoader {
    final String content;
    InMemory(String content) { super(ServicesAndBundles.class.getClassLoader()); this.content = content; }
    @Override public Enumeration<URL> getResources(String name) throws IOException {
      if (!name.startsWith("META-INF/services/ServicesAndBundles")) return Collections.emptyEnumeration();
      URL url = new URL(null, "memory:provider", new URLStreamHandler() {
        @Override protected URLConnection openConnection(URL u) {
          return new URLConnection(u) {
            @Override public void connect() { }
            @Override public InputStream getInputStream() { return new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8)); }
          };
        }
      });
      return Collections.enumeration(List.of(url));
    }
  }

  public static class Messages extends ListResourceBundle {
    @Override protected Object[][] getContents() { return new Object[][] {{"hello", "Hello"}, {"only.base", "base text"}, {"numbers", new int[] {1, 2}}}; }
  }
  public static class Messages_de extends ListResourceBundle {
    @Override protected Object[][] getContents() { return new Object[][] {{"hello", "Hallo"}, {"number", 5}}; }
  }
  public static class Messages_de_AT extends ListResourceBundle {
    @Override protected Object[][] getContents() { return new Object[][] {{"hello", "Servus"}}; }
  }

  static void load(String title, String content) {
    System.out.println(title);
    Iterator<Codec> it = ServiceLoader.load(Codec.class, new InMemory(content)).iterator();
    while (true) {
      try {
        if (!it.hasNext()) break;
        System.out.println("  " + it.next().name());
      } catch (ServiceConfigurationError e) {
        System.out.println("  " + e.getMessage() + " / " + (e.getCause() == null ? null : e.getCause().getClass().getSimpleName()));
        if (content.contains("syntax")) break;
      }
    }
  }

  public static void main(String[] args) throws Exception {
    load("two", "ServicesAndBundles$Plain\n# comment\n\nServicesAndBundles$Fancy # trailing\nServicesAndBundles$Plain\n");
    load("empty", "");
    load("missing", "no.such.Codec\nServicesAndBundles$Plain\n");
    load("wrong type", "ServicesAndBundles$NotACodec\n");
    load("failing", "ServicesAndBundles$Failing\nServicesAndBundles$Fancy\n");
    load("syntax", "bad syntax here\n");
    ServiceLoader<Codec> loader = ServiceLoader.load(Codec.class, new InMemory("ServicesAndBundles$Fancy\n"));
    System.out.println(loader.stream().map(p -> p.type().getSimpleName() + " " + p.get().name()).toList() + " " + loader.findFirst().get().name());
    System.out.println((loader.iterator().next() == loader.iterator().next()) + " " + ServiceLoader.load(Codec.class).findFirst().isPresent());
    String base = "ServicesAndBundles$Messages";
    for (Locale locale : new Locale[] {Locale.ROOT, Locale.GERMAN, new Locale("de", "AT"), new Locale("de", "CH"), Locale.FRENCH}) {
      ResourceBundle b = ResourceBundle.getBundle(base, locale, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_CLASS));
      System.out.println(locale + " -> " + b.getLocale() + " " + b.getString("hello") + " " + b.getString("only.base") + " " + new TreeSet<>(b.keySet()) + " " + b.containsKey("number"));
    }
    ResourceBundle b = ResourceBundle.getBundle(base, Locale.GERMAN, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_CLASS));
    System.out.println(b.getObject("number") + " " + ((int[]) b.getObject("numbers")).length + " " + b.getBaseBundleName());
    try {
      b.getString("nope");
    } catch (MissingResourceException e) {
      System.out.println(e.getMessage() + " " + e.getKey());
    }
    try {
      b.getString("number");
    } catch (ClassCastException e) {
      System.out.println("not a string");
    }
    try {
      ResourceBundle.getBundle("no.such.Bundle", Locale.US);
    } catch (MissingResourceException e) {
      System.out.println(e.getMessage());
    }
    ResourceBundle properties = new PropertyResourceBundle(new java.io.StringReader("key=value\nother = \\u00e9"));
    System.out.println(properties.getString("key") + " " + properties.getString("other"));
  }
}
