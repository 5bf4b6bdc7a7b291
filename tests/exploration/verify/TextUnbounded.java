// expect: UNKNOWN or TRUE
// SPDX-License-Identifier: Apache-2.0

/** True of every text, but texts have no bound. */
public final class TextUnbounded {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    StringBuilder copy = new StringBuilder();
    for (int i = 0; i < s.length(); i++) {
      copy.append(s.charAt(i));
    }
    assert copy.toString().equals(s);
  }
}
