// SPDX-License-Identifier: Apache-2.0

/** Interface calls, default methods, lambdas, casts and instanceof. */
public class InterfaceCalls {
  interface Operation {
    int apply(int n);
    default int applyTwice(int n) { return apply(apply(n)); }
  }

  static class Increment implements Operation, Comparable<Increment> {
    @Override public int apply(int n) { return n + 1; }
    @Override public int compareTo(Increment o) { return 0; }
  }

  static class Twist implements Operation {
    @Override public int apply(int n) { return n ^ (n << 3); }
    @Override public int applyTwice(int n) { return apply(n) + 1; }
  }

  static int run(Operation[] operations, int n) {
    int value = 1;
    for (int i = 0; i < n; i++) value = operations[i & 3].applyTwice(value);
    return value;
  }

  static int casts(Object[] objects, int n) {
    int count = 0;
    for (int i = 0; i < n; i++) {
      Object o = objects[i & 3];
      if (o instanceof Comparable) count++;
      if (o instanceof Twist) count += ((Twist) o).apply(i) & 3;
      if (((Operation) o).apply(i) > 0) count++;
    }
    return count;
  }

  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int base = args.length + 5;
    Operation[] operations = {new Increment(), new Twist(), n -> n * 3, n -> n - base};
    long checksum = 0;
    for (int round = 0; round < rounds; round++) {
      checksum = checksum * 31 + run(operations, 500_000);
      checksum = checksum * 31 + casts(operations, 400_000);
    }
    System.out.println("checksum " + checksum);
  }
}
