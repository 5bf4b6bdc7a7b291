// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A null reference is appended as four letters. */
public final class BuilderNull {
  public static void main(String[] args) {
    String text = Verifier.nondetBoolean() ? null : "none";
    StringBuilder builder = new StringBuilder().append(text);
    assert builder.length() == 4 && builder.charAt(0) == 'n';
  }
}
