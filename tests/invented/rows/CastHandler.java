// SPDX-License-Identifier: Apache-2.0
package rows;

/** A cast that fails is caught. */
public class CastHandler {
  public interface Animal {}

  public interface Swimmer {
    int metres();
  }

  public static int swim(Animal animal) {
    try {
      return ((Swimmer) animal).metres() > 5 ? 1 : 0;
    } catch (ClassCastException cannot) {
      return -1;
    }
  }
}
