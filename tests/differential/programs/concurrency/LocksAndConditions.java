// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

/** ReentrantLock, conditions, read-write locks, StampedLock, LockSupport. */
public class LocksAndConditions {
  static class Stack {
    private final Lock lock = new ReentrantLock();
    private final Condition notEmpty = lock.newCondition();
    private final List<Integer> items = new ArrayList<>();
    void push(int n) {
      lock.lock();
      try {
        items.add(n);
        notEmpty.signal();
      } finally {
        lock.unlock();
      }
    }
    int pop() throws InterruptedException {
      lock.lock();
      try {
        while (items.isEmpty()) notEmpty.await();
        return items.remove(items.size() - 1);
      } finally {
        lock.unlock();
      }
    }
  }

  static void join(Thread... threads) throws InterruptedException { for (Thread t : threads) t.join(); }
  static Thread start(Runnable r) { Thread t = new Thread(r); t.start(); return t; }

  public static void main(String[] args) throws Exception {
    Stack stack = new Stack();
    long[] sum = {0};
    Thread popper = start(() -> {
      try {
        for (int i = 0; i < 40; i++) sum[0] += stack.pop();
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    });
    for (int i = 0; i < 40; i++) stack.push(i);
    join(popper);
    System.out.println(sum[0]);
    ReentrantLock lock = new ReentrantLock(true);
    lock.lock();
    lock.lock();
    System.out.println(lock.getHoldCount() + " " + lock.isHeldByCurrentThread() + " " + lock.isFair() + " " + lock.isLocked());
    Thread other = start(() -> System.out.println("tryLock elsewhere " + lock.tryLock()));
    join(other);
    lock.unlock();
    lock.unlock();
    System.out.println(lock.tryLock() + " " + lock.tryLock(1, TimeUnit.SECONDS) + " " + lock.getHoldCount());
    lock.unlock();
    lock.unlock();
    try {
      lock.unlock();
    } catch (IllegalMonitorStateException e) {
      System.out.println("not held " + e.getMessage());
    }
    Condition condition = lock.newCondition();
    try {
      condition.await();
    } catch (IllegalMonitorStateException e) {
      System.out.println("await needs the lock");
    }
    lock.lock();
    System.out.println(condition.await(1, TimeUnit.MILLISECONDS) + " " + (condition.awaitNanos(1000) <= 0) + " " + lock.hasWaiters(condition));
    lock.unlock();
    ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    rw.readLock().lock();
    Thread reader = start(() -> {
      System.out.println("second reader " + rw.readLock().tryLock());
      rw.readLock().unlock();
      System.out.println("writer " + rw.writeLock().tryLock());
    });
    join(reader);
    System.out.println(rw.getReadLockCount() + " " + rw.isWriteLocked());
    rw.readLock().unlock();
    rw.writeLock().lock();
    rw.readLock().lock();
    rw.writeLock().unlock();
    System.out.println("downgraded " + rw.getReadHoldCount());
    rw.readLock().unlock();
    StampedLock stamped = new StampedLock();
    long optimistic = stamped.tryOptimisticRead();
    System.out.println(stamped.validate(optimistic));
    long write = stamped.writeLock();
    System.out.println(stamped.validate(optimistic) + " " + stamped.isWriteLocked() + " " + (stamped.tryReadLock() == 0));
    stamped.unlockWrite(write);
    long read = stamped.readLock();
    long upgraded = stamped.tryConvertToWriteLock(read);
    System.out.println((upgraded != 0) + " " + stamped.isWriteLocked());
    stamped.unlock(upgraded);
    try {
      stamped.unlockRead(12345);
    } catch (IllegalMonitorStateException e) {
      System.out.println("bad stamp");
    }
    Thread parked = start(() -> {
      LockSupport.park("blocker");
      System.out.println("unparked, interrupted " + Thread.interrupted());
    });
    while (parked.getState() != Thread.State.WAITING) Thread.yield();
    System.out.println(LockSupport.getBlocker(parked));
    LockSupport.unpark(parked);
    join(parked);
    LockSupport.unpark(Thread.currentThread());
    LockSupport.park();
    LockSupport.parkNanos(1000);
    Thread.currentThread().interrupt();
    LockSupport.park();
    System.out.println("park returns at once when interrupted " + Thread.interrupted());
    lock.lock();
    Thread interruptible = start(() -> {
      try {
        lock.lockInterruptibly();
        System.out.println("locked");
      } catch (InterruptedException e) {
        System.out.println("gave up waiting");
      }
    });
    while (!lock.hasQueuedThread(interruptible)) Thread.yield();
    interruptible.interrupt();
    join(interruptible);
    lock.unlock();
    int[] counter = {0};
    Thread[] threads = new Thread[4];
    ReentrantLock shared = new ReentrantLock();
    for (int t = 0; t < 4; t++) threads[t] = start(() -> { for (int i = 0; i < 250; i++) { shared.lock(); counter[0]++; shared.unlock(); } });
    join(threads);
    System.out.println(counter[0]);
  }
}
