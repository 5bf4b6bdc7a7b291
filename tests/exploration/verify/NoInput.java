// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A program without inputs has one path. */
public final class NoInput {
  public static void main(String[] args) {
    int sum = 0;
    for (int i = 0; i < 1000; i++) {
      sum += i % 7;
    }
    assert sum == 2997;
  }
}
