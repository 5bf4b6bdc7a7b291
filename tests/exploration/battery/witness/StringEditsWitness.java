// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.StringEdits.*;
import static battery.witness.Witness.call;

public final class StringEditsWitness {
  public static void main(String[] args) {
    call(() -> cut(""));
    call(() -> cut("123no"));
    call(() -> cut("1xy45"));
    call(() -> cut("12345"));
    call(() -> trimmed("a"));
    call(() -> trimmed(" "));
    call(() -> trimmed(" ab"));
    call(() -> trimmed(" abc"));
    call(() -> stripped(""));
    call(() -> stripped(" "));
    call(() -> stripped("  x "));
    call(() -> stripped(" x"));
    call(() -> stripped("y"));
    call(() -> replaced("a"));
    call(() -> replaced("a-b"));
    call(() -> replaced("--"));
    call(() -> replaced("-"));
    call(() -> splitPair(":"));
    call(() -> splitPair("a"));
    call(() -> splitPair(":a"));
    call(() -> splitPair("a:0"));
    call(() -> splitPair("a:b"));
    call(() -> upper("yes"));
    call(() -> upper("YeS"));
    call(() -> upper("NOPE"));
    call(() -> upper(""));
    call(() -> concatenated("me", "here"));
    call(() -> concatenated("abc", "def"));
    call(() -> concatenated("ab", "cdef"));
    call(() -> concatenated("a", "b"));
    call(() -> repeated("a", -1));
    call(() -> repeated("a", 5));
    call(() -> repeated("ab", 3));
    call(() -> repeated("", 3));
    call(() -> repeated("a", 3));
    call(() -> joined("1", "2"));
    call(() -> joined("", ""));
    call(() -> joined("a,", "b"));
    call(() -> joined("a", "b"));
    call(() -> valueOf(-12));
    call(() -> valueOf(123));
    call(() -> valueOf(2024));
    call(() -> valueOf(177));
    call(() -> valueOf(1));
    call(() -> palindrome(""));
    call(() -> palindrome("aba"));
    call(() -> palindrome("abc"));
    call(() -> formatted(7));
    call(() -> formatted(1234));
    call(() -> formatted(8));
    call(() -> vowels("aab"));
    call(() -> vowels("aabb"));
    call(() -> vowels(""));
    call(() -> vowels("a"));
  }
}
