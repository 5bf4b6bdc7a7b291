// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.RingBuffer;

/** One call of each defect of RingBuffer. */
public final class RingBufferProof {
  private RingBufferProof() {}

  public static void newestAfterWrap() {
    RingBuffer buffer = new RingBuffer(2);
    buffer.put(1);
    buffer.put(2);
    buffer.back(1);
  }

  public static void copyAfterWrap() {
    RingBuffer buffer = new RingBuffer(2);
    buffer.put(1);
    buffer.put(2);
    buffer.put(3);
    buffer.toArray();
  }
}
