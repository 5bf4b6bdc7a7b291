// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Protocols.*;
import static battery.witness.Witness.call;

public final class ProtocolsWitness {
  public static void main(String[] args) {
    call(() -> header(0));
    call(() -> header(0x40010000));
    call(() -> header(0x43000000 | 1500));
    call(() -> header(0x43000000));
    call(() -> header(0x49000000));
    call(() -> header(0x41000000));
    call(() -> typeLengthValue(new byte[] {}));
    call(() -> typeLengthValue(new byte[] {1, -1}));
    call(() -> typeLengthValue(new byte[] {1, 5}));
    call(() -> typeLengthValue(new byte[] {7, 1, 42}));
    call(() -> typeLengthValue(new byte[] {7, 1, 41}));
    call(() -> typeLengthValue(new byte[] {7, 0}));
    call(() -> typeLengthValue(new byte[] {1, 0, 1, 0}));
    call(() -> ipv4("1.1.1.1"));
    call(() -> ipv4("1.1.1."));
    call(() -> ipv4("."));
    call(() -> ipv4("256"));
    call(() -> ipv4("1"));
    call(() -> ipv4("!"));
    call(() -> ipv4("/"));
    call(() -> ipv4("a"));
    call(() -> variableLength(new byte[] {(byte) 0xac, 2}));
    call(() -> variableLength(new byte[] {1}));
    call(() -> variableLength(new byte[] {-1}));
    call(() -> variableLength(new byte[] {-1, -1, -1, -1, -1, -1}));
    call(() -> utf8(new byte[] {}));
    call(() -> utf8(new byte[] {1}));
    call(() -> utf8(new byte[] {(byte) 0xc3, (byte) 0xa4}));
    call(() -> utf8(new byte[] {(byte) 0xc3, 1}));
    call(() -> utf8(new byte[] {(byte) 0xc3}));
    call(() -> utf8(new byte[] {(byte) 0xe2}));
    call(() -> utf8(new byte[] {(byte) 0xff}));
  }
}
