// expect: FALSE
// witness: ab=
// SPDX-License-Identifier: Apache-2.0

/** The separator may stand at the third place. */
public final class TextIndex {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    assert s.indexOf('=') != 2;
  }
}
