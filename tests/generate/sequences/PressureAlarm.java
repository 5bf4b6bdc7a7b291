// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.6; F24-F28, F65: the alarm needs arm(true), then feed of more than 80. */
public class PressureAlarm {
  private boolean armed = false;
  private int reading;

  public void arm(boolean b) {
    armed = b;
  }

  public void feed(int r) {
    if (armed) {
      reading = r;
    }
  }

  public int current() {
    return reading;
  }

  public boolean alarm() {
    return current() > 80;
  }
}
