// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.lang.ref.WeakReference;

/** A weak reference may lose its object at any time, or keep it. */
public final class WeakAfterGc {
  public static void main(String[] args) {
    WeakReference<Object> weak = new WeakReference<>(new Object());
    System.gc();
    assert weak.get() != null;
  }
}
