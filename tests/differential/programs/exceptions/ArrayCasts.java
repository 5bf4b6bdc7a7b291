// SPDX-License-Identifier: Apache-2.0
/** Casts of arrays that fail: the messages name modules and loaders, of primitive arrays too. */
public class ArrayCasts {
  interface Attempt {
    Object run();
  }

  static void show(Attempt attempt) {
    try {
      System.out.println(attempt.run());
    } catch (ClassCastException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) {
    Object numbers = new int[] {1};
    Object rows = new long[1][1];
    Object words = new String[] {"a"};
    Object own = new ArrayCasts[0];
    show(() -> (Comparable<?>) numbers);
    show(() -> (ArrayCasts) numbers);
    show(() -> (Integer) rows);
    show(() -> (int[]) words);
    show(() -> (Integer[]) words);
    show(() -> (String[]) own);
    show(() -> ((Object[]) rows).length);
  }
}
