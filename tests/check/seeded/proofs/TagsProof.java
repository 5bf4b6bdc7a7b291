// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Tags;

/** One call of each defect of Tags. */
public final class TagsProof {
  private TagsProof() {}

  public static void addToNone() {
    new Tags().add("new");
  }
}
