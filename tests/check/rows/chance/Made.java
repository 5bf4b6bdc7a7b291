// SPDX-License-Identifier: Apache-2.0
package chance;

/** Made by a method only. */
public final class Made {
  private Made() {}

  public static Made of(int ignored) {
    return new Made();
  }

  public static int use(Made made) {
    return made == null ? 0 : 1 / Integer.signum(0); // @use
  }
}
