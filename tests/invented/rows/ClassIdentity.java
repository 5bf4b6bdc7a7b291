// SPDX-License-Identifier: Apache-2.0
package rows;

/** Classes are compared, not objects. */
public class ClassIdentity {
  public interface Part {}

  /** A part. */
  public static class Bolt implements Part {}

  public static String ofObject(Part part) {
    if (part.getClass() == Bolt.class) {
      return "bolt";
    }
    return "another";
  }

  public static String ofTwo(Part a, Part b) {
    if (a == b) {
      return "same part";
    }
    return a.getClass() == b.getClass() ? "same kind" : "different";
  }

  public static String ofLiteral(Class<?> type) {
    if (type == int.class) {
      return "int";
    }
    if (type == String.class) {
      return "text";
    }
    if (type == Part.class) {
      return "part";
    }
    return "other";
  }
}
