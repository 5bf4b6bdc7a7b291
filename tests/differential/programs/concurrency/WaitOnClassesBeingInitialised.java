// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;

/** Many threads need the same class at once: one initialises it, all see it done. */
public class WaitOnClassesBeingInitialised {
  static int initialisers;

  static class Shared {
    static final List<Integer> VALUES = new ArrayList<>();
    static {
      initialisers++;
      for (int i = 0; i < 50; i++) {
        VALUES.add(i);
        if (i % 10 == 0) pause();
      }
    }
  }

  static class Lazy {
    static class Holder { static final Lazy INSTANCE = new Lazy(); }
    static int made;
    Lazy() { made++; pause(); }
    static Lazy get() { return Holder.INSTANCE; }
  }

  enum Single { ONE; static int made; final int number; Single() { number = 7; pause(); } }

  static void pause() {
    try {
      Thread.sleep(3);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    int count = 16;
    CyclicBarrier barrier = new CyclicBarrier(count);
    CountDownLatch done = new CountDownLatch(count);
    int[] sizes = new int[count];
    Lazy[] lazies = new Lazy[count];
    int[] numbers = new int[count];
    for (int i = 0; i < count; i++) {
      int at = i;
      new Thread(() -> {
        try {
          barrier.await();
          sizes[at] = Shared.VALUES.size();
          lazies[at] = Lazy.get();
          numbers[at] = Single.ONE.number;
        } catch (Exception e) {
          System.out.println(e);
        } finally {
          done.countDown();
        }
      }).start();
    }
    done.await();
    int sum = 0, same = 0, sevens = 0;
    for (int i = 0; i < count; i++) {
      sum += sizes[i];
      same += lazies[i] == lazies[0] ? 1 : 0;
      sevens += numbers[i] == 7 ? 1 : 0;
    }
    System.out.println(initialisers + " " + sum + " " + same + " " + sevens + " " + Lazy.made);
  }
}
