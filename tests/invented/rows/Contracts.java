// SPDX-License-Identifier: Apache-2.0
package rows;

/** What is invented keeps the contracts of equals, hashCode and compareTo. */
public class Contracts {
  public interface Key {
    int number();
  }

  public static String equality(Key a, Key b) {
    if (!a.equals(a)) { // uncovered
      return "not even itself";
    }
    if (a.equals(b)) {
      return a.hashCode() == b.hashCode() ? "equal" : "broken"; // uncovered
    }
    return "different";
  }

  public static String order(Comparable<String> a, String b) {
    int result = a.compareTo(b);
    if (result == 0) {
      return "same";
    }
    return result < 0 ? "before" : "after";
  }
}
