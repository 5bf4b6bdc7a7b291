// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Arrays1D.*;
import static battery.witness.Witness.call;

public final class Arrays1DWitness {
  public static void main(String[] args) {
    call(() -> maximumPosition(new int[] {}));
    call(() -> maximumPosition(new int[] {1, 0, 2}));
    call(() -> maximumPosition(new int[] {1, 2}));
    call(() -> shape(null));
    call(() -> shape(new int[] {0, 0, 0, 4}));
    call(() -> shape(new int[] {0, 0, 0, 5}));
    call(() -> shape(new int[] {1, 2, 3}));
    call(() -> shape(new int[] {1, 2, 4}));
    call(() -> shape(new int[] {1}));
    call(() -> ascending(new long[] {1, 2, 3}));
    call(() -> ascending(new long[] {3, 2}));
    call(() -> ascending(new long[] {}));
    call(() -> equality(new int[] {3, 1, 4}));
    call(() -> equality(new int[] {2, 2}));
    call(() -> equality(new int[] {2, 1}));
    call(() -> equality(new int[] {}));
    call(() -> bytes(new byte[] {}));
    call(() -> bytes(new byte[] {(byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe}));
    call(() -> bytes(new byte[] {'P', 'K', 0, 0}));
    call(() -> bytes(new byte[] {'P', 'J', 0, 0}));
    call(() -> bytes(new byte[] {0, 0, 0, 0}));
    call(() -> booleans(new boolean[] {true, true, true}));
    call(() -> booleans(new boolean[] {true}));
    call(() -> booleans(new boolean[] {false}));
    call(() -> strings(new String[] {null}));
    call(() -> strings(new String[] {"", "stop"}));
    call(() -> strings(new String[] {"stop"}));
    call(() -> strings(new String[] {}));
    call(() -> mean(new double[] {}));
    call(() -> mean(new double[] {11}));
    call(() -> mean(new double[] {1}));
    call(() -> chars(new char[] {'h', 'i'}));
    call(() -> chars(new char[] {'h', 'o'}));
    call(() -> chars(new char[] {'o', 'h'}));
    call(() -> chars(new char[] {}));
  }
}
