// SPDX-License-Identifier: Apache-2.0
package scene;

/** What happens when two spatials meet. */
public class Collide {
  public static String collide(Spatial a, Spatial b) {
    if (a instanceof Collidable first && b instanceof Collidable second) {
      int hits = first.collideWith(b) + second.collideWith(a);
      if (hits == 0) {
        return "missed";
      }
      return hits > 10 ? "crash" : "touch";
    }
    return a.size() > b.size() ? "passes over" : "passes under";
  }
}
