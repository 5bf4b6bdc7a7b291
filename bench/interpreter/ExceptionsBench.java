// SPDX-License-Identifier: Apache-2.0

/** Throwing near and far, finally blocks, stack traces read and unread. */
public class ExceptionsBench {
  static class Quick extends RuntimeException {
    final int value;
    Quick(int value) {
      super(null, null, false, false);
      this.value = value;
    }
  }

  static int near(int n) {
    int total = 0;
    for (int i = 0; i < n; i++) {
      try {
        if (i % 3 == 0) throw new Quick(i);
        total += i;
      } catch (Quick e) {
        total ^= e.value;
      } finally {
        total++;
      }
    }
    return total;
  }

  static int deep(int depth) {
    if (depth == 0) throw new IllegalStateException("bottom");
    try {
      return deep(depth - 1) + 1;
    } finally {
      if (depth == -1) System.out.println("never");
    }
  }

  static int far(int n) {
    int total = 0;
    for (int i = 0; i < n; i++) {
      try {
        total += deep(15);
      } catch (IllegalStateException e) {
        total += e.getMessage().length();
        if (i % 50 == 0) total += e.getStackTrace().length;
      }
    }
    return total;
  }

  static int implicit(int n) {
    int[] array = new int[3];
    Object text = "text";
    int total = 0;
    for (int i = 0; i < n; i++) {
      try {
        if ((i & 3) == 0) total += array[i];
        else if ((i & 3) == 1) total += i / array[0];
        else if ((i & 3) == 2) total += ((Integer) text);
        else total += i;
      } catch (IndexOutOfBoundsException e) {
        total += 1;
      } catch (ArithmeticException | ClassCastException e) {
        total += 2;
      }
    }
    return total;
  }

  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    long checksum = 0;
    for (int round = 0; round < rounds; round++) {
      checksum = checksum * 31 + near(100_000);
      checksum = checksum * 31 + far(3000);
      checksum = checksum * 31 + implicit(10_000);
    }
    System.out.println("checksum " + checksum);
  }
}
