// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Arrays2D.*;
import static battery.witness.Witness.call;

public final class Arrays2DWitness {
  public static void main(String[] args) {
    call(() -> cell(new int[][] {}));
    call(() -> cell(new int[][] {{}, {0, 0, 9}}));
    call(() -> cell(new int[][] {{}, {0}}));
    call(() -> cell(new int[][] {{1, 2, 3}, {0, 0, 8}}));
    call(() -> square(new int[][] {null}));
    call(() -> square(new int[][] {{}}));
    call(() -> square(new int[][] {{1, 2}, {1, 2}}));
    call(() -> square(new int[][] {}));
    call(() -> winner(new char[][] {}));
    call(() -> winner(new char[][] {{'a'}, {}}));
    call(() -> winner(new char[][] {{'a', 'b'}, {}}));
    call(() -> winner(new char[][] {{'x', 'b'}, {'b', 'x'}}));
    call(() -> winner(new char[][] {{'x', 'b'}, {'b', 'y'}}));
    call(() -> winner(new char[][] {{'y', 'b'}, {'c', 'y'}}));
    call(() -> trace(new long[][] {{}}));
    call(() -> trace(new long[][] {{42}}));
    call(() -> trace(new long[][] {{41}}));
    call(() -> rowSum(-1, 0));
    call(() -> rowSum(4, 0));
    call(() -> rowSum(1, 12));
    call(() -> rowSum(1, 11));
  }
}
