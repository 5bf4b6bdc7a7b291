// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** A shuffle with a seeded generator is always the same. */
public final class RandomShuffledBySeed {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    List<Integer> a = new ArrayList<>(List.of(1, 2, 3, x));
    List<Integer> b = new ArrayList<>(a);
    Collections.shuffle(a, new Random(7));
    Collections.shuffle(b, new Random(7));
    assert a.equals(b);
  }
}
