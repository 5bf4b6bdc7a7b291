// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.locks.ReentrantLock;

/** A lock that nobody else wants. */
public final class LockAlone {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    try {
      assert x != 3;
    } finally {
      lock.unlock();
    }
  }
}
