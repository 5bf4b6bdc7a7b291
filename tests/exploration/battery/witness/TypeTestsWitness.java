// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.TypeTests.*;
import static battery.witness.Witness.call;

import java.util.List;

public final class TypeTestsWitness {
  public static void main(String[] args) {
    call(() -> kind(null));
    call(() -> kind(101));
    call(() -> kind(1));
    call(() -> kind("ab"));
    call(() -> kind("a"));
    call(() -> kind(1L));
    call(() -> arrays(new int[] {1, 8}));
    call(() -> arrays(new int[] {1, 7}));
    call(() -> arrays(new int[] {1}));
    call(() -> arrays(new Object[] {}));
    call(() -> arrays(new Object[] {1}));
    call(() -> arrays(""));
    call(() -> sequence("ab"));
    call(() -> sequence("ac"));
    call(() -> sequence("a"));
    call(() -> sequence(null));
    call(() -> sequence(new StringBuilder()));
    call(() -> castOrElse(null));
    call(() -> castOrElse(12));
    call(() -> castOrElse(1));
    call(() -> castOrElse(""));
    call(() -> castOrElse(1L));
    call(() -> numbers(1.0));
    call(() -> numbers(0.0));
    call(() -> numbers(1L << 33));
    call(() -> numbers(1L));
    call(() -> numbers(1));
    call(() -> exactClass(""));
    call(() -> exactClass(new int[1]));
    call(() -> exactClass(1));
    call(() -> comparing("b", "a"));
    call(() -> comparing("a", "a"));
    call(() -> comparing("a", 1));
    call(() -> comparing('c', 1));
    call(() -> comparing('c', 'c'));
    call(() -> comparing(1, 1));
    call(() -> listed(null));
    call(() -> listed(List.of()));
    call(() -> listed(List.of("x")));
    call(() -> listed(List.of("y")));
  }
}
