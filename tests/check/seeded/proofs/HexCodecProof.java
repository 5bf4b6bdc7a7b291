// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.HexCodec;

/** One call of each defect of HexCodec. */
public final class HexCodecProof {
  private HexCodecProof() {}

  public static void oddLength() {
    HexCodec.decode("abc");
  }

  public static void negativeByte() {
    HexCodec.encode(new byte[] {-1});
  }
}
