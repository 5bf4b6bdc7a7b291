// SPDX-License-Identifier: Apache-2.0
package bad;

import java.util.Objects;

/** Counts answers. */
public class Survey {
  /** What people say. */
  public enum Answer { YES, NO, NEVER_ASKED }

  private final int[] counts = new int[2];

  public void record(Answer answer) {
    Objects.requireNonNull(answer, "answer");
    counts[answer.ordinal()]++; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  /** The share of those who said yes, in percent. */
  public int approval() {
    int asked = counts[0] + counts[1];
    return asked == 0 ? 0 : 100 * counts[0] / asked;
  }
}
