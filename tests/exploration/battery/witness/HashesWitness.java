// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Hashes.*;
import static battery.witness.Witness.call;

public final class HashesWitness {
  public static void main(String[] args) {
    call(() -> textHash("cat"));
    call(() -> textHash("dog"));
    call(() -> textHash(""));
    call(() -> mixer(1594658532));
    call(() -> mixer(-1292562432));
    call(() -> mixer(0));
    call(() -> mixer(1));
    call(() -> bucket("a", 1));
    for (char c = 'a'; c < 'z'; c++) {
      String key = "" + c;
      call(() -> bucket(key, 16));
      call(() -> bucket(key, 32));
    }
    call(() -> combined(1, 8));
    call(() -> combined(0, 39));
    call(() -> combined(0, 0));
    call(() -> combined(1, 1));
    call(() -> checksum(new byte[] {97}));
    call(() -> checksum(new byte[] {40}));
    call(() -> checksum(new byte[] {0}));
    call(() -> checksum(new byte[] {}));
    call(() -> xorShift(0xa7132579e63454c6L));
    call(() -> xorShift(0));
    call(() -> xorShift(1));
    call(() -> opaque(0, 1513359797));
    call(() -> opaque(0, 0));
    call(() -> longHash(4L << 32 | 4 ^ 99));
    call(() -> longHash(99));
    call(() -> longHash(0));
    call(() -> longHash(1));
  }
}
