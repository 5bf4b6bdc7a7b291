// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import java.util.concurrent.Callable;

/** Calls a method of the battery and prints what came of it; an exception is an outcome too. */
final class Witness {
  private Witness() {}

  static void call(Callable<Object> method) {
    String outcome;
    try {
      outcome = "returned " + method.call();
    } catch (Throwable thrown) {
      outcome = "threw " + thrown;
    }
    System.out.println(outcome);
  }
}
