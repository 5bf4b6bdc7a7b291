// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** A reference is queued whenever its object is collected. */
public final class WeakQueue {
  public static void main(String[] args) {
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    WeakReference<Object> reference = new WeakReference<>(new Object(), queue);
    assert queue.poll() != reference;
  }
}
