// SPDX-License-Identifier: Apache-2.0
package proofs;

import p1.SortedNumbers;

/** One call of each defect of SortedNumbers. */
public final class SortedNumbersProof {
  private SortedNumbersProof() {}

  public static void negative() {
    new SortedNumbers(-1);
  }

  public static void insertBefore() {
    SortedNumbers numbers = new SortedNumbers(1);
    numbers.insert(2);
    numbers.insert(1);
  }

  public static void insertBehind() {
    SortedNumbers numbers = new SortedNumbers(1);
    numbers.insert(1);
    numbers.insert(2);
  }

  public static void smallestWithoutRoom() {
    new SortedNumbers(0).smallest();
  }

  public static void largestOfNone() {
    new SortedNumbers(3).largest();
  }
}
