// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Checksums.*;
import static battery.witness.Witness.call;

public final class ChecksumsWitness {
  public static void main(String[] args) {
    call(() -> luhn(""));
    call(() -> luhn("!!!!!!"));
    call(() -> luhn("aaaaaa"));
    call(() -> luhn("000000"));
    call(() -> luhn("000001"));
    for (int i = 0; i < 10; i++) {
      String d = "9989" + i;
      for (int j = 0; j < 10; j++) {
        String e = d + j;
        call(() -> luhn(e));
      }
    }
    call(() -> account(1));
    call(() -> account(10_000_000));
    call(() -> account(1_000_000));
    for (int i = 1_000_000; i < 1_000_100; i++) {
      int n = i;
      call(() -> account(n));
      call(() -> account(n + 4_500_000));
    }
    call(() -> isbn(new int[] {}));
    call(() -> isbn(new int[] {-1, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
    call(() -> isbn(new int[] {10, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
    call(() -> isbn(new int[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
    call(() -> isbn(new int[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 1}));
    for (int i = 0; i < 10; i++) {
      int d = i;
      call(() -> isbn(new int[] {0, 0, 0, 0, 0, 0, 0, 0, d, 10}));
    }
    for (int i = 0; i < 65536; i++) {
      byte a = (byte) i, b = (byte) (i >> 8);
      call(() -> crc8(a, b));
    }
    call(() -> adler(new byte[] {}));
    call(() -> adler(new byte[] {0, 0, 0}));
    call(() -> adler(new byte[] {97, 98, 99}));
    call(() -> adler(new byte[] {97, 99, 98}));
    for (int i = 0; i < 65536; i++) {
      byte a = (byte) i, b = (byte) (i >> 8);
      int c = 294 - (a & 255) - (b & 255);
      if (c >= 0 && c < 256) call(() -> adler(new byte[] {a, b, (byte) c}));
    }
    call(() -> parityBits(4096));
    call(() -> parityBits(0));
    call(() -> parityBits(1));
    call(() -> parityBits(1023));
  }
}
