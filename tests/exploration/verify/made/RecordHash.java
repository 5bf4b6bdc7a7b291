// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Equal records have equal hash codes, whatever the numbers. */
public final class RecordHash {
  private record Pair(int left, long right) {}

  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    long b = Verifier.nondetLong();
    assert new Pair(a, b).hashCode() == new Pair(a, b).hashCode();
    assert new Pair(a, b).equals(new Pair(a, b));
  }
}
