// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.locks.ReentrantLock;

/** Whether the lock is free depends on the other thread. */
public final class TryLock {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    Thread other = new Thread(() -> {
      lock.lock();
      lock.unlock();
    });
    other.start();
    assert lock.tryLock();
  }
}
