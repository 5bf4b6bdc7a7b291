// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.7; F27: one box can matter to hashCode, two to equals. */
public class Box {
  private final int content;

  public Box(int content) {
    this.content = content;
  }

  @Override
  public int hashCode() {
    return content;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Box && ((Box) other).content == content;
  }
}
