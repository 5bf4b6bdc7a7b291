// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.UndoText;

/** One call of each defect of UndoText. */
public final class UndoTextProof {
  private UndoTextProof() {}

  public static void undoNothing() {
    new UndoText().undo();
  }

  public static void redoTwice() {
    UndoText text = new UndoText();
    text.write("a");
    text.undo();
    text.redo();
    text.redo();
  }
}
