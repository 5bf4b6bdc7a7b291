// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;

/** A list that grows until memory is out; how far that is nobody knows. */
public final class ListUntilFull {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x > 0 && x < 200);
    List<byte[]> kept = new ArrayList<>();
    try {
      for (int i = 0; i < x; i++) {
        kept.add(new byte[1 << 24]);
      }
    } catch (OutOfMemoryError e) {
      kept = null;
    }
    assert kept != null;
  }
}
