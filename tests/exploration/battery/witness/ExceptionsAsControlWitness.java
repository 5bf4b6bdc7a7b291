// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.ExceptionsAsControl.*;
import static battery.witness.Witness.call;

public final class ExceptionsAsControlWitness {
  public static void main(String[] args) {
    call(() -> caught(42));
    call(() -> caught(1));
    call(() -> caught(-7));
    call(() -> caught(-1));
    call(() -> caught(1001));
    call(() -> caught(1002));
    call(() -> cleanup(1, 0));
    call(() -> cleanup(101, 1));
    call(() -> cleanup(1, 1));
    call(() -> rethrown("6"));
    call(() -> rethrown("1"));
    call(() -> rethrown("auto"));
    call(() -> rethrown("abc"));
    call(() -> rethrown("x"));
    call(() -> untilFailure(new int[] {-1}));
    call(() -> untilFailure(new int[] {1, 5}));
    call(() -> untilFailure(new int[] {5}));
    call(() -> untilFailure(new int[] {0}));
    call(() -> finallyWins(2));
    call(() -> finallyWins(13));
    call(() -> finallyWins(1));
  }
}
