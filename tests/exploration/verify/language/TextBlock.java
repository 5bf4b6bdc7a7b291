// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A text block has no indentation that was not meant. */
public final class TextBlock {
  public static void main(String[] args) {
    int at = Verifier.nondetInt();
    Verifier.assume(at >= 0 && at < 2);
    String block = """
        a
          b
        """;
    assert block.lines().toList().get(at).equals(at == 0 ? "a" : "  b");
  }
}
