// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.lang.ref.WeakReference;

/** A reference cleared by hand is empty at once; hard, as the collector is asked. */
public final class WeakClearedByHand {
  public static void main(String[] args) {
    String text = Verifier.nondetBoolean() ? "yes" : "no";
    WeakReference<String> weak = new WeakReference<>(text);
    weak.clear();
    assert weak.get() == null && text.length() >= 2;
  }
}
