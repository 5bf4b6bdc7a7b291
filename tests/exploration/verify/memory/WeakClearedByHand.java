// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.lang.ref.WeakReference;

/** A reference that is cleared by hand is empty, whatever the collector does. */
public final class WeakClearedByHand {
  public static void main(String[] args) {
    String text = Verifier.nondetBoolean() ? "yes" : "no";
    WeakReference<String> weak = new WeakReference<>(text);
    weak.clear();
    assert weak.get() == null && text.length() >= 2;
  }
}
