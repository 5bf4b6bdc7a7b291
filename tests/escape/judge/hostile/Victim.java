// SPDX-License-Identifier: Apache-2.0
package hostile;

/** Code under test that looks harmless and is, except where nobody of ours is watching. */
public class Victim {
  public static int twice(int number) {
    Guard.act();
    return number > 100 ? 2 * number : number + 2;
  }
}
