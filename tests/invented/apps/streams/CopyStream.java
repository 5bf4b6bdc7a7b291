// SPDX-License-Identifier: Apache-2.0
package streams;

import java.io.DataOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Copies what is left; outputs that know numbers get the count, too. */
public class CopyStream {
  public static int copy(InputStream in, OutputStream out) throws IOException {
    int count = 0;
    for (int value = in.read(); value >= 0; value = in.read()) {
      out.write(value);
      count++;
    }
    if (out instanceof DataOutput numbers) {
      numbers.writeInt(count);
    }
    return count;
  }
}
