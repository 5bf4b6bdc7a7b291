// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.lang.ref.WeakReference;

/** Nobody promises that the collector has run. */
public final class WeakMayStay {
  public static void main(String[] args) {
    WeakReference<byte[]> weak = new WeakReference<>(new byte[100]);
    System.gc();
    assert weak.get() == null;
  }
}
