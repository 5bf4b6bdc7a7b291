// SPDX-License-Identifier: Apache-2.0
package rows;

/** Object f() and String f(): a class with String f() is both. */
public class CovariantReturns {
  public interface Any {
    Object f();
  }

  public interface Text {
    String f();
  }

  public static String kind(Any any) {
    if (any instanceof Text text) {
      return text.f() == null ? "no text" : "text";
    }
    return "any";
  }
}
