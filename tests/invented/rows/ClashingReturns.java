// SPDX-License-Identifier: Apache-2.0
package rows;

/** int f() and String f(): no class has both. */
public class ClashingReturns {
  public interface Number {
    int f();
  }

  public interface Text {
    String f();
  }

  public static String kind(Number number) {
    if (number instanceof Text) { // never: int f\(\)|String f\(\)|clash
      return "impossible";
    }
    return "number";
  }
}
