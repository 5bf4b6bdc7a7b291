// SPDX-License-Identifier: Apache-2.0
package rows;

import java.io.PrintStream;

/** Takes System.out when it is made, and prints to it later. */
public class TakenOutput {
  private final PrintStream out = System.out;
  private int lines;

  public int print(int value) {
    if (value > 9) {
      out.println("many: " + value);
    } else {
      out.println("few: " + value);
    }
    return ++lines;
  }

  public void end() {
    out.print(lines == 1 ? "one line\n" : "lines: " + lines + "\n");
  }
}
