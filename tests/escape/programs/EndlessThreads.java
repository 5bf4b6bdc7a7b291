// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;

/** Starts threads until the machine says no. */
public class EndlessThreads {
  public static void main(String[] args) {
    List<Thread> threads = new ArrayList<>();
    try {
      while (true) {
        Thread thread = new Thread(() -> {
          while (true) Thread.yield();
        });
        thread.setDaemon(true);
        thread.start();
        threads.add(thread);
      }
    } catch (OutOfMemoryError e) {
      System.out.println("no more threads");
      System.exit(0);
    }
  }
}
