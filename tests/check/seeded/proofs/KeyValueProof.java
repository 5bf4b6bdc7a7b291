// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.KeyValue;

/** One call of each defect of KeyValue. */
public final class KeyValueProof {
  private KeyValueProof() {}

  public static void keyWithoutSign() {
    KeyValue.key("verbose");
  }

  public static void valueWithoutSign() {
    KeyValue.value("verbose");
  }
}
