// SPDX-License-Identifier: Apache-2.0
package proofs;

import p1.MainArguments;

/** One call of each defect of MainArguments. */
public final class MainArgumentsProof {
  private MainArgumentsProof() {}

  public static void noNumber() {
    new MainArguments().read(new String[] {" "});
  }

  public static void noWords() {
    new MainArguments().read(new String[0]);
  }

  public static void tooFewWords() {
    new MainArguments().read(new String[] {"1"});
  }

  public static void outside() {
    new MainArguments().get(0);
  }

  public static void nobody() {
    new MainArguments().share(0);
  }

  public static void initialOfNothing() {
    new MainArguments().initial("");
  }
}
