// SPDX-License-Identifier: Apache-2.0
package rules;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Takes every branch of the application. */
class RulesProof {
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

  record Known(int weight) implements Fact {}

  record Limited(int weight, long expiresAt) implements Fact, Expiring {}

  @Test
  void applies() {
    Fact one = new Known(1);
    Fact two = new Known(2);
    run(() -> FireRule.fire(fact -> false, null, one), () -> FireRule.fire(fact -> true, fact -> null, one),
        () -> FireRule.fire(fact -> true, fact -> fact, one), () -> FireRule.fire(fact -> true, fact -> two, one),
        () -> FireRule.fire(fact -> fact == one, fact -> two, one), () -> FireRule.fire(fact -> true, fact -> {
          throw new IllegalStateException();
        }, one), () -> FireRule.fire(fact -> true, fact -> {
          throw new IllegalStateException("x");
        }, one));
    run(() -> SelectFact.heaviest(List.of(one, two, one).iterator(), Known.class),
        () -> SelectFact.heaviest(List.of(one).iterator(), String.class));
    for (long end : new long[] {0, 500, 5000}) {
      run(() -> FactState.state(new Limited(1, end), () -> 1));
    }
    run(() -> FactState.state(new Known(-1), () -> 1), () -> FactState.state(one, () -> 1));
  }
}
