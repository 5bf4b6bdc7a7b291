// SPDX-License-Identifier: Apache-2.0

/** Hot loops of mixed shapes that run long enough for on-stack replacement in a compiling machine. */
public class Interpreted {
  static int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

  static long nested(int n) {
    long total = 0;
    for (int i = 0; i < n; i++) for (int j = i; j < n; j++) total += (i ^ j) & 15;
    return total;
  }

  static int branches(int n) {
    int a = 0, b = 1, c = 2;
    for (int i = 0; i < n; i++) {
      if ((i & 1) == 0) a += b;
      else if (i % 3 == 0) b -= c;
      else if (i % 5 == 0) c ^= a;
      else a = b = c = i;
      switch (i & 7) {
        case 0: a++; break;
        case 3: b--; break;
        case 5: c <<= 1; break;
        default:
      }
    }
    return a * 31 + b * 17 + c;
  }

  static double floating(int n) {
    double x = 1;
    float y = 0;
    for (int i = 1; i <= n; i++) {
      x += 1.0 / i * (i % 2 == 0 ? -1 : 1);
      y = (float) (y * 0.5 + x);
    }
    return x + y;
  }

  static int strings(int n) {
    int total = 0;
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < n; i++) {
      b.append(i % 10);
      if (b.length() > 50) {
        total += b.toString().hashCode();
        b.setLength(0);
      }
    }
    return total + b.length();
  }

  static int allocation(int n) {
    int[][] ring = new int[16][];
    int total = 0;
    for (int i = 0; i < n; i++) {
      int[] a = new int[4];
      a[i & 3] = i;
      if (ring[i & 15] != null) total += ring[i & 15][i & 3];
      ring[i & 15] = a;
    }
    return total;
  }

  static int exceptions(int n) {
    int caught = 0;
    int[] a = new int[8];
    for (int i = 0; i < n; i++) {
      try {
        a[i % 9]++;
      } catch (ArrayIndexOutOfBoundsException e) {
        caught++;
      }
    }
    return caught * 1000 + a[7];
  }

  interface Shape { int area(); }
  record Square(int side) implements Shape { public int area() { return side * side; } }
  record Box(int w, int h) implements Shape { public int area() { return w * h; } }

  static int dispatch(int n) {
    Shape[] shapes = {new Square(3), new Box(2, 5), () -> 7};
    int total = 0;
    for (int i = 0; i < n; i++) total += shapes[i % 3].area();
    return total;
  }

  static long longs(int n) {
    long s = 88172645463325252L;
    for (int i = 0; i < n; i++) {
      s ^= s << 13;
      s ^= s >>> 7;
      s ^= s << 17;
    }
    return s;
  }

  static int backwards(int n) {
    int count = 0;
    do {
      n -= 3;
      while (n % 2 == 0 && n > 10) n /= 2;
      count++;
    } while (n > 0);
    return count;
  }

  public static void main(String[] args) {
    System.out.println(fibonacci(20));
    System.out.println(nested(400));
    System.out.println(branches(100_000));
    System.out.println(floating(50_000));
    System.out.println(strings(20_000));
    System.out.println(allocation(50_000));
    System.out.println(exceptions(10_000));
    System.out.println(dispatch(60_000));
    System.out.println(longs(100_000));
    for (int n = 1; n < 2000; n += 190) System.out.print(backwards(n) + " ");
    System.out.println();
    int hash = 0;
    for (int round = 0; round < 20; round++) hash = hash * 31 + branches(500 + round) + (int) nested(20 + round) + dispatch(round) + backwards(round * 77 + 1);
    System.out.println(hash);
    long start = 1;
    for (int i = 0; i < 200_000; i++) start = start * 6364136223846793005L + 1442695040888963407L;
    System.out.println(start);
    boolean[] sieve = new boolean[30_000];
    int primes = 0;
    for (int i = 2; i < sieve.length; i++) {
      if (sieve[i]) continue;
      primes++;
      for (int j = i + i; j < sieve.length; j += i) sieve[j] = true;
    }
    System.out.println(primes);
  }
}
