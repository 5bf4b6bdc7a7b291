// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The two lights are never green together. */
public final class TrafficLight {
  public static void main(String[] args) {
    int ours = 0;
    int theirs = 0;
    for (int i = 0; i < 4; i++) {
      int request = Verifier.nondetInt();
      if (request == 1 && theirs == 0) {
        ours = 1;
      } else if (request == 2 && ours == 0) {
        theirs = 1;
      } else {
        ours = 0;
        theirs = 0;
      }
      assert ours + theirs < 2;
    }
  }
}
