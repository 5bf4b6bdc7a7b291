// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.lang.ref.WeakReference;

/** Whether a weak reference still refers to something depends on the collector. */
public final class WeakStillRefers {
  public static void main(String[] args) {
    WeakReference<Object> reference = new WeakReference<>(new Object());
    assert !reference.refersTo(null);
  }
}
