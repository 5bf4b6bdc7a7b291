// SPDX-License-Identifier: Apache-2.0
package streams;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Takes every branch of the application. */
class StreamsProof {
  /** Some calls throw on purpose. */
  interface Call {
    void run() throws Exception;
  }

  static void run(Call... calls) {
    for (Call call : calls) {
      try {
        call.run();
      } catch (Exception expected) {
        // it came this far
      }
    }
  }

  static class Skipping extends InputStream {
    private final Iterator<Integer> skips;
    private final int next;

    Skipping(int next, Integer... skips) {
      this.next = next;
      this.skips = List.of(skips).iterator();
    }

    @Override
    public int read() {
      return next;
    }

    @Override
    public long skip(long count) throws IOException {
      return skips.next();
    }
  }

  @Test
  void applies() {
    InputStream in = new ByteArrayInputStream(new byte[2]);
    run(() -> FillBuffer.fill(in, new byte[2], 0, -1), () -> FillBuffer.fill(in, new byte[2], 0, 2),
        () -> FillBuffer.fill(in, new byte[2], 0, 2), () -> FillBuffer.fill(new DataInputStream(in), new byte[2], 0, 0),
        () -> CopyStream.copy(new ByteArrayInputStream(new byte[2]), new ByteArrayOutputStream()),
        () -> CopyStream.copy(in, new DataOutputStream(new ByteArrayOutputStream())),
        () -> SkipBytes.skip(new Skipping(1, 2), 2), () -> SkipBytes.skip(new Skipping(1, 0), 1),
        () -> SkipBytes.skip(new Skipping(-1, 0), 1));
  }
}
