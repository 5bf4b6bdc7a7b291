// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

/** An array inside a record is compared by identity. */
public final class RecordArrayComponent {
  private record Data(int[] values) {}

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int[] shared = {x};
    Data first = new Data(shared);
    Data second = new Data(x == 1 ? shared.clone() : shared);
    assert first.equals(second);
  }
}
