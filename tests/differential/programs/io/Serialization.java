// SPDX-License-Identifier: Apache-2.0
import java.io.*;
import java.util.*;

/** Object streams: graphs, transient, custom forms, enums, records, versions, failures. */
public class Serialization {
  static class Point implements Serializable {
    private static final long serialVersionUID = 7;
    int x;
    transient int cache = 99;
    Point next;
    static int statics = 5;
    Point(int x) { this.x = x; }
  }

  static class Base { int base = 1; Base() { base = 42; } }
  static class Derived extends Base implements Serializable { int derived = 2; }

  static class Custom implements Serializable {
    transient String secret = "secret";
    int plain = 3;
    private void writeObject(ObjectOutputStream out) throws IOException {
      out.defaultWriteObject();
      out.writeUTF(new StringBuilder(secret).reverse().toString());
      out.writeInt(77);
    }
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      in.defaultReadObject();
      secret = new StringBuilder(in.readUTF()).reverse().toString();
      plain += in.readInt();
    }
  }

  public static class External implements Externalizable {
    String name;
    int[] values;
    public External() { System.out.println("public constructor called"); }
    External(String name, int... values) { this.name = name; this.values = values; }
    @Override public void writeExternal(ObjectOutput out) throws IOException { out.writeUTF(name); out.writeObject(values); }
    @Override public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException { name = in.readUTF(); values = (int[]) in.readObject(); }
  }

  static class Singleton implements Serializable {
    static final Singleton INSTANCE = new Singleton();
    private Object readResolve() { return INSTANCE; }
  }

  static class Replaced implements Serializable {
    final int n;
    Replaced(int n) { this.n = n; }
    private Object writeReplace() { return "replacement " + n; }
  }

  enum Color { RED { }, GREEN }
  record Pair(int a, List<String> b) implements Serializable { Pair { System.out.println("canonical " + a); } }
  static class Holder implements Serializable { Object content; Holder(Object content) { this.content = content; } }

  static byte[] write(Object o) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) { out.writeObject(o); }
    return bytes.toByteArray();
  }

  static Object read(byte[] bytes) throws IOException, ClassNotFoundException {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) { return in.readObject(); }
  }

  @SuppressWarnings("unchecked")
  static <T> T copy(T o) throws Exception { return (T) read(write(o)); }

  interface Action { Object run() throws Exception; }

  static void attempt(String name, Action action) {
    try {
      System.out.println(name + ": " + action.run());
    } catch (Exception e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) throws Exception {
    Point p = new Point(5);
    p.next = p;
    Point q = copy(p);
    System.out.println(q.x + " " + q.cache + " " + (q.next == q) + " " + write(p).length);
    Derived d = new Derived();
    d.base = 1000;
    d.derived = 2000;
    Derived e = copy(d);
    System.out.println(e.base + " " + e.derived);
    Custom c = copy(new Custom());
    System.out.println(c.secret + " " + c.plain);
    External x = copy(new External("ext", 1, 2, 3));
    System.out.println(x.name + " " + Arrays.toString(x.values));
    System.out.println((copy(Singleton.INSTANCE) == Singleton.INSTANCE) + " " + read(write(new Replaced(4))) + " " + (copy(Color.RED) == Color.RED) + " " + copy(Color.GREEN));
    System.out.println(copy(new Pair(1, List.of("l"))));
    List<Object> graph = new ArrayList<>(List.of("text", 1, 2L, 3.5, 'c', true, new int[] {1, 2}, new String[][] {{"a"}, {}}));
    graph.add(graph.get(0));
    graph.add(null);
    graph.add(new TreeMap<>(Map.of("k", 1)));
    graph.add(new HashMap<>(Map.of("h", 2)));
    graph.add(new LinkedList<>(List.of(9)));
    graph.add(new Date(5));
    graph.add(new java.math.BigInteger("12345678901234567890"));
    graph.add(EnumSet.of(Color.RED));
    graph.add(java.time.LocalDate.of(2020, 1, 2));
    graph.add(Optional.class);
    List<Object> back = copy(graph);
    System.out.println(back.toString().replaceAll("\\[.?[IL][^@\\[]*@[0-9a-f]+", "array") + " " + (back.get(0) == back.get(8)) + " " + ((int[]) back.get(6))[1] + " " + ((String[][]) back.get(7))[0][0]);
    System.out.println(copy(new Holder(new Holder("deep"))).content.getClass().getSimpleName() + " " + copy(Collections.unmodifiableList(List.of(1))) + " " + copy(List.of(1, 2, 3)) + " " + copy(Map.of("a", 1)) + " " + copy(Arrays.asList(1, 2)));
    attempt("not serializable", () -> write(new Object()));
    attempt("inner not serializable", () -> write(new Holder(new Thread())));
    attempt("garbage", () -> read(new byte[] {1, 2, 3, 4}));
    attempt("truncated", () -> read(Arrays.copyOf(write("hello"), 6)));
    attempt("version", () -> {
      byte[] bytes = write(new Point(1));
      for (int i = 0; i < bytes.length - 8; i++) if (bytes[i + 7] == 7 && bytes[i] == 0 && bytes[i + 6] == 0 && bytes[i + 5] == 0) { bytes[i + 7] = 8; break; }
      return read(bytes);
    });
    attempt("filter", () -> {
      ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(write(new Point(1))));
      in.setObjectInputFilter(info -> info.serialClass() == Point.class ? ObjectInputFilter.Status.REJECTED : ObjectInputFilter.Status.UNDECIDED);
      return in.readObject();
    });
    ByteArrayOutputStream shared = new ByteArrayOutputStream();
    ObjectOutputStream out = new ObjectOutputStream(shared);
    Point mutable = new Point(1);
    out.writeObject(mutable);
    mutable.x = 2;
    out.writeObject(mutable);
    out.reset();
    out.writeObject(mutable);
    out.writeUnshared(mutable);
    out.writeInt(12);
    out.close();
    ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(shared.toByteArray()));
    Point a = (Point) in.readObject(), b = (Point) in.readObject(), f = (Point) in.readObject(), g = (Point) in.readObject();
    System.out.println(a.x + " " + (a == b) + " " + f.x + " " + (f == g) + " " + in.readInt());
    ObjectStreamClass osc = ObjectStreamClass.lookup(Custom.class);
    System.out.println(osc.getName() + " " + Arrays.toString(osc.getFields()) + " " + ObjectStreamClass.lookup(Point.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Base.class) + " " + ObjectStreamClass.lookup(Holder.class).getSerialVersionUID());
    System.out.println(Arrays.hashCode(write("bytes")) + " " + Arrays.hashCode(write(new int[] {1, 2, 3})) + " " + Arrays.hashCode(write(new ArrayList<>(List.of("z")))));
  }
}
