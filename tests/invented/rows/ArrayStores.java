// SPDX-License-Identifier: Apache-2.0
package rows;

/** Whether an array takes an element depends on both their types. */
public class ArrayStores {
  public interface Animal {}

  public interface Swimmer {}

  public static String put(Object[] places, Animal animal) {
    if (places.length == 0) {
      return "full";
    }
    try {
      places[0] = animal;
    } catch (ArrayStoreException other) {
      return "other";
    }
    return places instanceof Swimmer[] ? "swimmers" : "stored";
  }
}
