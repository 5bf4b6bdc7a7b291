// SPDX-License-Identifier: Apache-2.0
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Reads the class file of its own helper as a resource and parses it. */
public class OwnClassFile {
  static class Helper implements Runnable {
    static final int CONSTANT = 123456;
    static final String TEXT = "h\u00e9llo";
    long number = 5L;
    @Override public void run() { System.out.println(TEXT + CONSTANT); }
    protected static double ratio(int a, float[] b) throws IOException { return a / 2.0; }
  }

  static String[] utf8;

  static void constants(DataInputStream in, int count, List<String> out) throws IOException {
    utf8 = new String[count];
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> utf8[i] = in.readUTF();
        case 3 -> out.add("int " + in.readInt());
        case 4 -> out.add("float " + in.readFloat());
        case 5 -> { out.add("long " + in.readLong()); i++; }
        case 6 -> { out.add("double " + in.readDouble()); i++; }
        case 7, 8, 16, 19, 20 -> in.readUnsignedShort();
        case 15 -> in.skipBytes(3);
        default -> in.readInt();
      }
    }
  }

  static void members(String kind, DataInputStream in) throws IOException {
    int count = in.readUnsignedShort();
    TreeSet<String> names = new TreeSet<>();
    for (int i = 0; i < count; i++) {
      int flags = in.readUnsignedShort();
      String name = utf8[in.readUnsignedShort()], descriptor = utf8[in.readUnsignedShort()];
      TreeSet<String> attributes = new TreeSet<>();
      for (int a = in.readUnsignedShort(); a > 0; a--) {
        attributes.add(utf8[in.readUnsignedShort()]);
        in.skipBytes(in.readInt());
      }
      names.add(name + descriptor + " " + Integer.toHexString(flags) + " " + attributes);
    }
    System.out.println(kind + " " + names);
  }

  public static void main(String[] args) throws IOException {
    new Helper().run();
    try (InputStream raw = OwnClassFile.class.getResourceAsStream("OwnClassFile$Helper.class"); DataInputStream in = new DataInputStream(raw)) {
      System.out.println(Integer.toHexString(in.readInt()) + " " + in.readUnsignedShort() + " " + (in.readUnsignedShort() >= 61));
      List<String> values = new ArrayList<>();
      constants(in, in.readUnsignedShort(), values);
      System.out.println(values);
      int flags = in.readUnsignedShort();
      in.readUnsignedShort();
      in.readUnsignedShort();
      System.out.println(Integer.toHexString(flags) + " interfaces " + in.readUnsignedShort() + " " + (in.readUnsignedShort() > 0));
      members("fields", in);
      members("methods", in);
      TreeSet<String> attributes = new TreeSet<>();
      for (int a = in.readUnsignedShort(); a > 0; a--) {
        attributes.add(utf8[in.readUnsignedShort()]);
        in.skipBytes(in.readInt());
      }
      System.out.println(attributes + " " + in.read());
    }
    TreeSet<String> texts = new TreeSet<>();
    for (String s : utf8) if (s != null && s.startsWith("h")) texts.add(s);
    System.out.println(texts);
    System.out.println(OwnClassFile.class.getResource("/java/lang/Object.class") != null);
    System.out.println(ClassLoader.getSystemResource("OwnClassFile.class") != null);
    System.out.println(Object.class.getResourceAsStream("String.class").read() == 0xCA);
    System.out.println(OwnClassFile.class.getResourceAsStream("no such resource"));
  }
}
