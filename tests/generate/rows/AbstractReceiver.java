// SPDX-License-Identifier: Apache-2.0
package rows;

/** F79: the receiver has to be the subclass. */
public abstract class AbstractReceiver {
  protected abstract int factor();

  public String scaled(int x) {
    if (x * factor() == 21) {
      return "hit";
    }
    return "miss";
  }

  /** The only concrete one. */
  public static class Triple extends AbstractReceiver {
    @Override
    protected int factor() {
      return 3;
    }
  }
}
