// SPDX-License-Identifier: Apache-2.0
package rows;

/** A class that is invented for a parameter, and an object of that very class. */
public class ClassOfFake {
  public interface Part {
    int size();
  }

  public static String sort(Class<?> kind, Part part) {
    if (!kind.isInstance(part)) {
      return "other";
    }
    return part.size() > 3 && kind != Part.class && !kind.isInterface() ? "large" : "fits";
  }
}
