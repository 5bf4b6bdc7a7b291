// SPDX-License-Identifier: Apache-2.0
package streams;

import java.io.IOException;
import java.io.InputStream;

/** Skips, with reads where skipping does nothing. */
public class SkipBytes {
  public static boolean skip(InputStream in, long count) {
    try {
      long left = count;
      while (left > 0) {
        long skipped = in.skip(left);
        if (skipped == 0 && in.read() < 0) {
          return false;
        }
        left -= skipped == 0 ? 1 : skipped;
      }
      return true;
    } catch (IOException broken) {
      return false;
    }
  }
}
