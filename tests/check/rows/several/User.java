// SPDX-License-Identifier: Apache-2.0
package several;

/** Uses a tool that it cannot make. */
public final class User {
  private User() {}

  public static int use(Tool tool) {
    return tool == null ? 1 : 1 / Integer.signum(0); // @use
  }
}
