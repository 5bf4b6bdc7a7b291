// SPDX-License-Identifier: Apache-2.0
package rows;

/** Two defaults of one signature: a class has to override them, and can. */
public class ClashingDefaults {
  public interface Left {
    default int side() {
      return 1;
    }
  }

  public interface Right {
    default int side() {
      return 2;
    }
  }

  public static String kind(Left left) {
    if (left instanceof Right) {
      return left.side() == 3 ? "third" : "both";
    }
    return left.side() == 1 ? "left" : "other";
  }
}
