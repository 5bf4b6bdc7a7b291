// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Strings.*;
import static battery.witness.Witness.call;

public final class StringsWitness {
  public static void main(String[] args) {
    call(() -> access("admin", "Root"));
    call(() -> access("admin", "x"));
    call(() -> access("", "x"));
    call(() -> access("a", " "));
    call(() -> access("a", "x"));
    call(() -> scheme("https://a/"));
    call(() -> scheme("https://a"));
    call(() -> scheme("ftp:///"));
    call(() -> scheme("12345//"));
    call(() -> scheme("a..b"));
    call(() -> scheme("a"));
    call(() -> positions(""));
    call(() -> positions("=a="));
    call(() -> positions("=="));
    call(() -> positions("key="));
    call(() -> positions("keys="));
    call(() -> positions("a="));
    call(() -> initials("J"));
    call(() -> initials("J.R"));
    call(() -> initials("JxR"));
    call(() -> initials("JxS"));
    call(() -> initials("abc"));
    call(() -> compare("a", "a"));
    call(() -> compare("ab", "b"));
    call(() -> compare("a", "b"));
    call(() -> compare("d", "a"));
    call(() -> compare("z", "a"));
    call(() -> sameRegion("xmltag", 3));
    call(() -> sameRegion("tag", 0));
    call(() -> sameRegion("t", 0));
    call(() -> interned("on"));
    call(() -> interned("ox"));
    call(() -> interned("xo"));
    call(() -> interned("x"));
    call(() -> ignoreCase("a", "b"));
    call(() -> ignoreCase("a", "a"));
    call(() -> ignoreCase("a", "A"));
    call(() -> ignoreCase("A", "a"));
    call(() -> sequence("ab"));
    call(() -> sequence("\ud83d\ude00"));
    call(() -> sequence("z"));
    call(() -> sequence("y"));
  }
}
