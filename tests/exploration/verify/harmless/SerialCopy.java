// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;

/** A number written to bytes and read back is the number it was. */
public final class SerialCopy {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new DataOutputStream(bytes).writeInt(x);
    int copy = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())).readInt();
    assert copy == x && bytes.size() == 4;
  }
}
