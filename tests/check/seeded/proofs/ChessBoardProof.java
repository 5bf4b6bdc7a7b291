// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.ChessBoard;

/** One call of each defect of ChessBoard. */
public final class ChessBoardProof {
  private ChessBoardProof() {}

  public static void capitalLetter() {
    new ChessBoard().get("E4");
  }
}
