// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** A stream into memory does not break. */
public final class OutputKept {
  public static void main(String[] args) {
    PrintStream stream =
        new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
    stream.print('a');
    assert !stream.checkError();
  }
}
