// SPDX-License-Identifier: Apache-2.0

/** Array loads and stores: a sieve, matrix multiplication, byte and char work, two dimensions. */
public class ArraysBench {
  static int sieve(boolean[] composite) {
    java.util.Arrays.fill(composite, false);
    int count = 0;
    for (int i = 2; i < composite.length; i++) {
      if (composite[i]) continue;
      count++;
      for (int j = i + i; j < composite.length; j += i) composite[j] = true;
    }
    return count;
  }

  static double multiply(double[][] a, double[][] b, double[][] c) {
    int n = a.length;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double sum = 0;
        for (int k = 0; k < n; k++) sum += a[i][k] * b[k][j];
        c[i][j] = sum;
      }
    }
    return c[n / 2][n / 3];
  }

  static int bytesAndChars(byte[] bytes, char[] chars) {
    int hash = 0;
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] += (byte) (i * 7);
      chars[i] = (char) (bytes[i] & 0xFF ^ chars[bytes.length - 1 - i]);
      hash = hash * 31 + chars[i];
    }
    return hash;
  }

  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 36;
    boolean[] composite = new boolean[300_000];
    int n = 70;
    double[][] a = new double[n][n], b = new double[n][n], c = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i][j] = i * 0.5 + j;
        b[i][j] = i - j * 0.25;
      }
    }
    byte[] bytes = new byte[200_000];
    char[] chars = new char[200_000];
    long checksum = 0;
    for (int round = 0; round < rounds; round++) {
      checksum = checksum * 31 + sieve(composite);
      checksum = checksum * 31 + (long) multiply(a, b, c);
      checksum = checksum * 31 + bytesAndChars(bytes, chars);
    }
    System.out.println("checksum " + checksum);
  }
}
