// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.CommandLineWords;

/** One call of each defect of CommandLineWords. */
public final class CommandLineWordsProof {
  private CommandLineWordsProof() {}

  public static void lastWordIsNoNumber() {
    new CommandLineWords().repeat("say hello");
  }

  public static void shortcutOfNothing() {
    new CommandLineWords().shortcut("  ");
  }
}
