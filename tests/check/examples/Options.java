// SPDX-License-Identifier: Apache-2.0
package examples;

/** X32: a default that is wrong and harms nobody. */
public class Options {
  private boolean inclusive = true;

  public void setInclusive(boolean value) {
    inclusive = value;
  }

  public int last(int count) {
    return inclusive ? count : count - 1;
  }
}
