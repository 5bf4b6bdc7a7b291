// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.List;

/** An immutable list refuses every change. */
public final class ImmutableRefuses {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    List<Integer> list = List.of(x, 2);
    boolean refused = false;
    try {
      list.set(0, 1);
    } catch (UnsupportedOperationException e) {
      refused = true;
    }
    assert refused && list.get(0) == x;
  }
}
