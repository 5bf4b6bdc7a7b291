// SPDX-License-Identifier: Apache-2.0
package rows;

/** F78: branches of a constructor. */
public class ConstructorUnderTest {
  private final String kind;

  public ConstructorUnderTest(int size) {
    if (size < 0) {
      throw new IllegalArgumentException("negative");
    }
    kind = size > 100 ? "large" : "small";
  }

  public String kind() {
    return kind;
  }
}
