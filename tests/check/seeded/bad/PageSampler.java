// SPDX-License-Identifier: Apache-2.0
package bad;

/** Picks pages out of ranges of page numbers, to be looked at by hand. */
public class PageSampler {
  private static final int LONGEST = 1000;

  private final String[] readers = {"Ada", "Ben", "Cem", "Dot", "Eli"};

  /** Who looks at the page in the middle of a range. */
  public String readerOfMiddle(int first, int last) {
    if (first < 0 || last < first) {
      throw new IllegalArgumentException("no range: " + first + " to " + last);
    }
    int middle = (first + last) / 2;
    return readers[middle % readers.length]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  /** All pages of a range, of which there may not be too many. */
  public int[] pages(int first, int last) {
    if (last < first || last - first > LONGEST) {
      throw new IllegalArgumentException("no range, or too long a one");
    }
    int[] pages = new int[last - first]; // BUG java.lang.NegativeArraySizeException
    for (int i = 0; i < pages.length; i++) {
      pages[i] = first + i;
    }
    return pages;
  }
}
