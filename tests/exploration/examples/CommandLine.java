// SPDX-License-Identifier: Apache-2.0
package examples;

/** X10: an argument that is missing or no number. */
public class CommandLine {
  public static void cli(String[] arguments) {
    int n = Integer.parseInt(arguments[0]); // @argument
    System.setProperty("n", "" + n);
  }
}
