// SPDX-License-Identifier: Apache-2.0
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** The clocks go on together, and never back. */
public class ClocksAgree {
  static int[] ticks = new int[2];

  public static void main(String[] args) throws Exception {
    long nanos = System.nanoTime(), millis = System.currentTimeMillis(), uptime = ManagementFactory.getRuntimeMXBean().getUptime();
    Instant instant = Instant.now();
    Thread.sleep(250);
    long byNanos = (System.nanoTime() - nanos) / 1_000_000, byMillis = System.currentTimeMillis() - millis;
    long byUptime = ManagementFactory.getRuntimeMXBean().getUptime() - uptime, byInstant = Duration.between(instant, Instant.now()).toMillis();
    System.out.println((byNanos >= 250) + " " + (byMillis >= 249) + " " + (byUptime >= 245) + " " + (byInstant >= 249));
    System.out.println(Math.abs(byNanos - byMillis) < 1000);
    long last = System.nanoTime();
    boolean back = false;
    for (int i = 0; i < 10_000; i++) {
      long now = System.nanoTime();
      back |= now < last;
      last = now;
    }
    System.out.println(back);
    Timer timer = new Timer(true);
    timer.schedule(new TimerTask() { @Override public void run() { synchronized (ticks) { ticks[0]++; ticks.notifyAll(); } } }, 20, 20);
    synchronized (ticks) {
      while (ticks[0] < 5) ticks.wait();
    }
    timer.cancel();
    System.out.println("timer");
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
    pool.scheduleAtFixedRate(() -> { synchronized (ticks) { ticks[1]++; ticks.notifyAll(); } }, 10, 10, TimeUnit.MILLISECONDS);
    synchronized (ticks) {
      while (ticks[1] < 5) ticks.wait();
    }
    System.out.println(pool.schedule(() -> "scheduled", 30, TimeUnit.MILLISECONDS).get());
    pool.shutdownNow();
    System.out.println(pool.awaitTermination(5, TimeUnit.SECONDS));
  }
}
