// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;

/** As long as someone holds the object the weak reference does; hard, as the collector is asked. */
public final class WeakWithStrong {
  public static void main(String[] args) {
    int[] strong = {Verifier.nondetInt()};
    WeakReference<int[]> weak = new WeakReference<>(strong);
    System.gc();
    int[] found = weak.get();
    assert found == strong;
    Reference.reachabilityFence(strong);
  }
}
