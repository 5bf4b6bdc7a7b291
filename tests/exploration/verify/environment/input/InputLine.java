// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.io.BufferedReader;
import java.io.InputStreamReader;

/** The first line of the standard input. */
public final class InputLine {
  public static void main(String[] args) throws Exception {
    String line = new BufferedReader(new InputStreamReader(System.in)).readLine();
    assert line == null || !line.equals("quit");
  }
}
