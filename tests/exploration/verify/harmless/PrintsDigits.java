// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** What is printed is not looked at: no path per digit. */
public final class PrintsDigits {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    long m = Verifier.nondetLong();
    System.out.println(n);
    System.out.print(m);
    System.err.println((double) n);
    assert n + 0L == n;
  }
}
