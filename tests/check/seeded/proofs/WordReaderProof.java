// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.WordReader;

/** One call of each defect of WordReader. */
public final class WordReaderProof {
  private WordReaderProof() {}

  public static void wordAtTheEnd() {
    new WordReader(" ").word();
  }

  public static void openQuote() {
    new WordReader("no quote").quoted();
  }
}
