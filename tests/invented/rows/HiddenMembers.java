// SPDX-License-Identifier: Apache-2.0
package rows;

/** A method that the interface wants public is protected and final; a constructor is private. */
public class HiddenMembers {
  /** Nobody outside can call its run. */
  public abstract static class Guarded {
    protected final void run() {}
  }

  /** Nobody outside can extend it. */
  public abstract static class Locked {
    private Locked() {}
  }

  public static String run(Guarded guarded) {
    return guarded instanceof Runnable ? "impossible" : "guarded"; // never: run\(\)|clash|access
  }

  public static String open(Locked locked) {
    return locked instanceof Runnable ? "impossible" : "locked"; // never: constructor
  }
}
