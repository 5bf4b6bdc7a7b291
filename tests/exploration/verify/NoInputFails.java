// expect: FALSE
// witness: 
// SPDX-License-Identifier: Apache-2.0

/** A program without inputs that fails always. */
public final class NoInputFails {
  public static void main(String[] args) {
    StringBuilder b = new StringBuilder();
    for (char c = 'a'; c < 'e'; c++) {
      b.insert(0, c);
    }
    assert b.toString().equals("abcd");
  }
}
