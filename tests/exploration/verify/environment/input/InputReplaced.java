// expect: FALSE
// witness: 65
// SPDX-License-Identifier: Apache-2.0

import java.io.ByteArrayInputStream;

/** The program gives itself another standard input. */
public final class InputReplaced {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    System.setIn(new ByteArrayInputStream(new byte[] {65, 66}));
    assert System.in.read() != x;
  }
}
