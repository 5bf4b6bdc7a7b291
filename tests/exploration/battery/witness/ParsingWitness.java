// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Parsing.*;
import static battery.witness.Witness.call;

public final class ParsingWitness {
  public static void main(String[] args) {
    call(() -> port("x"));
    call(() -> port("-1"));
    call(() -> port("70000"));
    call(() -> port("80"));
    call(() -> port("8080"));
    call(() -> port("9000"));
    call(() -> hex("beef"));
    call(() -> hex("-1"));
    call(() -> hex("1"));
    call(() -> hex(""));
    call(() -> hex("zz"));
    call(() -> radix("1", 1));
    call(() -> radix("1", 5));
    call(() -> radix("123", 4));
    call(() -> radix("1", 4));
    call(() -> radix("9999", 4));
    call(() -> radix("9", 4));
    call(() -> seconds(""));
    call(() -> seconds("2h"));
    call(() -> seconds("120m"));
    call(() -> seconds("3h"));
    call(() -> seconds("1s"));
    call(() -> decimal("NaN"));
    call(() -> decimal("100"));
    call(() -> decimal("1"));
    call(() -> decimal("x"));
    call(() -> flag("true"));
    call(() -> flag("TRUE"));
    call(() -> flag("false"));
    call(() -> flag("x"));
    call(() -> flag(null));
    call(() -> manual(""));
    call(() -> manual("!"));
    call(() -> manual("x"));
    call(() -> manual("10000"));
    call(() -> manual("2718"));
    call(() -> boxedParse("3000000000"));
    call(() -> boxedParse("0"));
    call(() -> boxedParse("1"));
    call(() -> version("1"));
    call(() -> version("17.9"));
    call(() -> version("17.1"));
    call(() -> version("18.1"));
    call(() -> version("1.1"));
  }
}
