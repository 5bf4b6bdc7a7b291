// SPDX-License-Identifier: Apache-2.0
package rows;

/** F66: one test for all lines, two for all branches, four for all paths. */
public class TwoQuestions {
  private TwoQuestions() {}

  public static int points(int age, int height) {
    int points = 0;
    if (age > 17) {
      points += 1;
    }
    if (height > 150) {
      points += 2;
    }
    return points;
  }
}
