// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Greeting;

/** One call of each defect of Greeting. */
public final class GreetingProof {
  private GreetingProof() {}

  public static void greetNobody() {
    new Greeting().greet(null);
  }

  public static void shoutWithoutNickname() {
    new Greeting().shout("Ann");
  }
}
