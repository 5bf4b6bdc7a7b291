// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;

/** Matrices, fractions and complex numbers: operators as methods, numeric loops. */
public class MatrixAlgebra {
  static long gcd(long a, long b) { return b == 0 ? Math.abs(a) : gcd(b, a % b); }

  record Fraction(long n, long d) implements Comparable<Fraction> {
    static final Fraction ZERO = new Fraction(0, 1), ONE = new Fraction(1, 1);
    Fraction {
      if (d == 0) throw new ArithmeticException("zero denominator");
      long g = gcd(n, d) * (d < 0 ? -1 : 1);
      n /= g;
      d /= g;
    }
    Fraction plus(Fraction o) { return new Fraction(n * o.d + o.n * d, d * o.d); }
    Fraction minus(Fraction o) { return plus(new Fraction(-o.n, o.d)); }
    Fraction times(Fraction o) { return new Fraction(n * o.n, d * o.d); }
    Fraction over(Fraction o) { return new Fraction(n * o.d, d * o.n); }
    @Override public int compareTo(Fraction o) { return Long.compare(n * o.d, o.n * d); }
    @Override public String toString() { return d == 1 ? "" + n : n + "/" + d; }
  }

  record Complex(double re, double im) {
    Complex times(Complex o) { return new Complex(re * o.re - im * o.im, re * o.im + im * o.re); }
    Complex plus(Complex o) { return new Complex(re + o.re, im + o.im); }
    double norm() { return re * re + im * im; }
  }

  static Fraction determinant(Fraction[][] m) {
    int n = m.length;
    Fraction[][] a = new Fraction[n][];
    for (int i = 0; i < n; i++) a[i] = m[i].clone();
    Fraction det = Fraction.ONE;
    for (int c = 0; c < n; c++) {
      int pivot = c;
      while (pivot < n && a[pivot][c].n() == 0) pivot++;
      if (pivot == n) return Fraction.ZERO;
      if (pivot != c) {
        Fraction[] t = a[pivot];
        a[pivot] = a[c];
        a[c] = t;
        det = Fraction.ZERO.minus(det);
      }
      det = det.times(a[c][c]);
      for (int r = c + 1; r < n; r++) {
        Fraction f = a[r][c].over(a[c][c]);
        for (int k = c; k < n; k++) a[r][k] = a[r][k].minus(f.times(a[c][k]));
      }
    }
    return det;
  }

  static double[] solve(double[][] a, double[] b) {
    int n = b.length;
    for (int c = 0; c < n; c++) {
      int p = c;
      for (int r = c + 1; r < n; r++) if (Math.abs(a[r][c]) > Math.abs(a[p][c])) p = r;
      double[] t = a[p];
      a[p] = a[c];
      a[c] = t;
      double s = b[p];
      b[p] = b[c];
      b[c] = s;
      for (int r = c + 1; r < n; r++) {
        double f = a[r][c] / a[c][c];
        for (int k = c; k < n; k++) a[r][k] -= f * a[c][k];
        b[r] -= f * b[c];
      }
    }
    double[] x = new double[n];
    for (int r = n - 1; r >= 0; r--) {
      double sum = b[r];
      for (int k = r + 1; k < n; k++) sum -= a[r][k] * x[k];
      x[r] = sum / a[r][r];
    }
    return x;
  }

  static String mandelbrot(int width, int height) {
    StringBuilder out = new StringBuilder();
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        Complex c = new Complex(-2 + 2.6 * x / width, -1.2 + 2.4 * y / height), z = new Complex(0, 0);
        int n = 0;
        while (n < 25 && z.norm() < 4) {
          z = z.times(z).plus(c);
          n++;
        }
        out.append(" .:-=+*#%@".charAt(n * 9 / 25));
      }
      out.append('\n');
    }
    return out.toString();
  }

  public static void main(String[] args) {
    Fraction half = new Fraction(1, 2), third = new Fraction(-2, -6);
    System.out.println(half.plus(third) + " " + half.minus(third) + " " + half.times(third) + " " + half.over(third) + " " + half.compareTo(third) + " " + new Fraction(4, -8) + " " + half.equals(new Fraction(5, 10)) + " " + half.hashCode());
    try {
      half.over(Fraction.ZERO);
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
    Fraction[][] hilbert = new Fraction[5][5];
    for (int i = 0; i < 5; i++) for (int j = 0; j < 5; j++) hilbert[i][j] = new Fraction(1, i + j + 1);
    System.out.println(determinant(hilbert) + " " + determinant(new Fraction[][] {{Fraction.ZERO, Fraction.ONE}, {Fraction.ONE, Fraction.ZERO}}) + " " + determinant(new Fraction[][] {{half, half}, {half, half}}));
    System.out.println(Arrays.toString(solve(new double[][] {{2, 1, -1}, {-3, -1, 2}, {-2, 1, 2}}, new double[] {8, -11, -3})));
    System.out.print(mandelbrot(40, 16));
    double x = 1;
    for (int i = 0; i < 6; i++) {
      x = x - (x * x - 2) / (2 * x);
      System.out.println(x);
    }
    double pi = 0;
    for (int k = 0; k < 20; k++) pi += 1 / Math.pow(16, k) * (4.0 / (8 * k + 1) - 2.0 / (8 * k + 4) - 1.0 / (8 * k + 5) - 1.0 / (8 * k + 6));
    System.out.println((float) pi);
    double area = 0;
    for (int i = 0; i < 1000; i++) area += Math.sqrt(1 - Math.pow((i + 0.5) / 1000, 2)) / 1000;
    System.out.println((float) (4 * area));
  }
}
