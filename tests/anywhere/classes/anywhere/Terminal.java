// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Chooses colours by the terminal. */
public class Terminal {
  public boolean hasColours(boolean wanted) {
    String term = System.getenv("TERM");
    return wanted && term != null && !term.equals("dumb");
  }
}
