// SPDX-License-Identifier: Apache-2.0

/** Helpful NullPointerException messages (JEP 358) for every instruction shape, without -g names. */
public class HelpfulNullPointers {
  static class Node {
    Node next;
    int value;
    long big;
    int[] numbers;
    Node[] children;
    static Node head;
    Node next() { return next; }
    String text;
    void touch() { }
    static Node make() { return null; }
    synchronized void locked() { }
  }

  interface Action { void run() throws Throwable; }
  interface Face { int call(int a); }

  static void show(Action action) {
    try {
      action.run();
      System.out.println("no exception");
    } catch (Throwable e) {
      System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  static Node field = new Node();
  static int[][] grid = new int[2][];
  static Face face;

  static void locals(Node parameter, int[] array, int index) {
    show(() -> System.out.println(parameter.value));
    try { parameter.value = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    try { array[index] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    try { array[index + 2 * index]++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    Node local = parameter;
    try { local.touch(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
  }

  void instance(Node p) {
    try { p.next.touch(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    try { this.own.touch(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
  }

  Node own;

  public static void main(String[] args) {
    Node n = new Node();
    show(() -> System.out.println(n.next.value));
    show(() -> n.next.next.value = 3);
    show(() -> System.out.println(n.next().next().value));
    show(() -> n.next().touch());
    show(() -> Node.head.touch());
    show(() -> Node.make().touch());
    show(() -> Node.make().next().touch());
    show(() -> System.out.println(n.numbers[3]));
    show(() -> n.numbers[3] = 4);
    show(() -> System.out.println(n.numbers.length));
    show(() -> System.out.println(n.children[0].value));
    n.children = new Node[3];
    int two = 2;
    show(() -> System.out.println(n.children[two].value));
    show(() -> System.out.println(n.children[1].children[0]));
    show(() -> grid[1][0] = 5);
    show(() -> System.out.println(grid[0][two + 1]));
    show(() -> System.out.println(field.next.big));
    show(() -> field.next.big += 1);
    show(() -> System.out.println(field.text.length()));
    show(() -> System.out.println(((String) (Object) field.text).isEmpty()));
    show(() -> face.call(1));
    show(() -> { throw field.text == null ? (RuntimeException) null : new RuntimeException(); });
    show(() -> { synchronized (field.next) { System.out.println("locked"); } });
    show(() -> field.next.locked());
    show(() -> { int unboxed = (Integer) (Object) field.text; });
    show(() -> { for (int i : field.numbers) System.out.println(i); });
    show(() -> { for (Object o : (Iterable<?>) (Object) field.next) System.out.println(o); });
    show(() -> { throw new NullPointerException(); });
    show(() -> { throw new NullPointerException("own text"); });
    show(() -> java.util.Objects.requireNonNull(null));
    show(() -> "a".compareTo(null));
    show(() -> new int[][] {null}[0].clone());
    locals(null, null, 7);
    new HelpfulNullPointers().instance(new Node());
  }
}
