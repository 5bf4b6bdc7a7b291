// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.lang.ref.SoftReference;

/** A soft reference may be cleared when memory is short. */
public final class SoftReferenceCleared {
  public static void main(String[] args) {
    SoftReference<byte[]> soft = new SoftReference<>(new byte[1 << 20]);
    for (int i = 0; i < 64; i++) {
      byte[] garbage = new byte[1 << 20];
      garbage[i] = 1;
    }
    assert soft.get() != null;
  }
}
