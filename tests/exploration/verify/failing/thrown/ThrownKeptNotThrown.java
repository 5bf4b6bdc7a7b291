// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;

/** An explicit error that is caught, kept and never thrown again. */
public final class ThrownKeptNotThrown {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    List<Error> errors = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      try {
        if (i == x) {
          throw new AssertionError(i);
        }
      } catch (AssertionError e) {
        errors.add(e);
      }
    }
    assert errors.size() == (x >= 0 && x < 3 ? 1 : 0);
  }
}
