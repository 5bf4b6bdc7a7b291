// expect: FALSE or UNKNOWN
// witness: 9
// SPDX-License-Identifier: Apache-2.0

import java.util.Timer;
import java.util.TimerTask;

/**
 * The task of a timer.
 * Hard: the run also learns what is otherwise each time.
 */
public final class AssertInTimer {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Timer timer = new Timer();
    timer.schedule(new TimerTask() {
      @Override
      public void run() {
        timer.cancel();
        assert x != 9;
      }
    }, 0);
  }
}
