// SPDX-License-Identifier: Apache-2.0
package rows;

/** S4: what clients may set to null. */
public class Logs {
  public interface Log {
    int say(String text);
  }

  public static Log factory = text -> text.length();
}
