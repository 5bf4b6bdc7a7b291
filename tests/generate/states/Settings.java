// SPDX-License-Identifier: Apache-2.0
package states;

/** F39: several public fields, of several types, of this object and of an argument, with calls between. */
public class Settings {
  public int low;
  public int high;
  public String name;
  private int sum;

  public boolean isNarrow() {
    return low > 100 && high - low == 3;
  }

  public boolean isNamed() {
    return "main".equals(name);
  }

  public static boolean isWide(Settings settings) {
    return settings.high - settings.low > 1000 && settings.low > 5;
  }

  public void sample() {
    sum += low;
  }

  /** The field has to be assigned before and again after the call of sample(). */
  public boolean isSpread() {
    return sum == 10 && low == 3;
  }
}
