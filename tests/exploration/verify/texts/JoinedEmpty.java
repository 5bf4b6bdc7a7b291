// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;

/** Joining puts separators only between. */
public final class JoinedEmpty {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 4);
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      parts.add("");
    }
    assert String.join("-", parts).length() == Math.max(0, n - 1);
  }
}
