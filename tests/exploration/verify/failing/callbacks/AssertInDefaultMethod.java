// expect: FALSE
// witness: 200
// SPDX-License-Identifier: Apache-2.0

/** A default method of an interface. */
public final class AssertInDefaultMethod {
  private interface Shape {
    int side();

    default byte area() {
      assert side() == (byte) side();
      return (byte) side();
    }
  }

  public static void main(String[] args) {
    int side = Verifier.nondetInt();
    Shape shape = () -> side;
    assert shape.area() == side;
  }
}
