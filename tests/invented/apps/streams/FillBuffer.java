// SPDX-License-Identifier: Apache-2.0
package streams;

import java.io.DataInput;
import java.io.IOException;
import java.io.InputStream;

/** Fills a part of a buffer, in one go where the stream can. */
public class FillBuffer {
  public static int fill(InputStream in, byte[] buffer, int from, int count) throws IOException {
    if (count < 0) {
      throw new IllegalArgumentException("negative count");
    }
    if (in instanceof DataInput input) {
      input.readFully(buffer, from, count);
      return count;
    }
    int done = 0;
    while (done < count) {
      int now = in.read(buffer, from + done, count - done);
      if (now < 0) {
        return -1;
      }
      done += now;
    }
    return done;
  }
}
