// SPDX-License-Identifier: Apache-2.0
package bad;

/** Moves a temperature towards a target. */
public class Thermostat {
  private static final int LIMIT = 1000;

  private int target;

  public void setTarget(int newTarget) {
    if (newTarget < -LIMIT || newTarget > LIMIT) {
      throw new IllegalArgumentException("target " + newTarget);
    }
    target = newTarget;
  }

  /** How many steps lead from a temperature below to the target or past it. */
  public int steps(int temperature, int step) {
    if (temperature < -LIMIT || temperature > target) {
      throw new IllegalArgumentException("temperature " + temperature);
    }
    int steps = 0;
    int reached = temperature;
    while (reached != target) { // BUG endless-loop
      reached += step;
      steps++;
    }
    return steps;
  }

  /** The mean distance of some temperatures to the target. */
  public long meanDistance(int... temperatures) {
    long sum = 0;
    for (int temperature : temperatures) {
      sum += Math.abs((long) temperature - target);
    }
    return sum / temperatures.length; // BUG java.lang.ArithmeticException
  }
}
