// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.nio.charset.StandardCharsets;

/** With a fixed charset the bytes are fixed. */
public final class CharsetFixed {
  public static void main(String[] args) {
    String text = Verifier.nondetBoolean() ? "\u00e4" : "\u00fc";
    assert text.getBytes(StandardCharsets.UTF_8).length == 2;
    assert text.getBytes(StandardCharsets.ISO_8859_1).length == 1;
  }
}
