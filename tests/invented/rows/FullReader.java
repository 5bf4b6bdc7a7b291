// SPDX-License-Identifier: Apache-2.0
package rows;

import java.io.DataInput;
import java.io.IOException;
import java.io.InputStream;

/** M4: a class that extends InputStream and implements DataInput. */
public class FullReader {
  public static int readFully(InputStream in, byte[] data, int offset, int length) throws IOException {
    if (in instanceof DataInput input) {
      input.readFully(data, offset, length);
      return -1;
    }
    int done = 0;
    while (done < length) {
      int count = in.read(data, offset + done, length - done);
      if (count < 0) {
        break;
      }
      done += count;
    }
    return done;
  }
}
