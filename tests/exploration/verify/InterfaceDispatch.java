// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Every operation leaves small numbers small. */
public final class InterfaceDispatch {
  private interface Operation {
    int apply(int a, int b);
  }

  public static void main(String[] args) {
    Operation[] operations = {(a, b) -> a + b, (a, b) -> a - b, Math::max};
    int which = Verifier.nondetInt();
    byte a = Verifier.nondetByte();
    byte b = Verifier.nondetByte();
    Verifier.assume(0 <= which && which < operations.length);
    int result = operations[which].apply(a, b);
    assert result >= -256 && result <= 255;
  }
}
