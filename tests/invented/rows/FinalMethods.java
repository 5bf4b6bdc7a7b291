// SPDX-License-Identifier: Apache-2.0
package rows;

/** A final method of a class may be what an interface asks for, or what it must not be. */
public class FinalMethods {
  /** Says its size, always the same way. */
  public abstract static class Sized {
    public final int size() {
      return 5;
    }
  }

  public interface Counted {
    int size();
  }

  public interface Labelled {
    String size();
  }

  public interface Changed {
    void size(int value);
  }

  public static String kind(Sized sized) {
    if (sized instanceof Labelled) { // never: size\(\)|clash
      return "impossible";
    }
    if (sized instanceof Counted) {
      return sized instanceof Changed ? "changed" : "counted";
    }
    return "sized";
  }
}
