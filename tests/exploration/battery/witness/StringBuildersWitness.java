// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.StringBuilders.*;
import static battery.witness.Witness.call;

public final class StringBuildersWitness {
  public static void main(String[] args) {
    call(() -> assembled(-5, true));
    call(() -> assembled(-12345, false));
    call(() -> assembled(0, true));
    call(() -> assembled(1, true));
    call(() -> inserted("", -1));
    call(() -> inserted("", 1));
    call(() -> inserted("abc", 2));
    call(() -> inserted("abcd", 2));
    call(() -> inserted("", 0));
    call(() -> inserted("a", 0));
    call(() -> reversed(""));
    call(() -> reversed("word"));
    call(() -> reversed("ward"));
    call(() -> deleted("a"));
    call(() -> deleted("oxk"));
    call(() -> deleted("##a"));
    call(() -> deleted("abc"));
    call(() -> edited("abcQ"));
    call(() -> edited("a"));
    call(() -> edited("ab"));
    call(() -> edited("abcd"));
    call(() -> compressed(""));
    call(() -> compressed("aab"));
    call(() -> compressed("aa"));
    call(() -> compressed("ab"));
  }
}
