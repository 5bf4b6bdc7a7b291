// SPDX-License-Identifier: Apache-2.0
package rules;

import java.util.Iterator;

/** The heaviest fact of a class. */
public class SelectFact {
  public static Fact heaviest(Iterator<? extends Fact> facts, Class<?> kind) {
    Fact heaviest = null;
    while (facts.hasNext()) {
      Fact fact = facts.next();
      if (!kind.isInstance(fact)) {
        continue;
      }
      if (heaviest == null || fact.weight() > heaviest.weight()) {
        heaviest = fact;
      }
    }
    return heaviest;
  }
}
