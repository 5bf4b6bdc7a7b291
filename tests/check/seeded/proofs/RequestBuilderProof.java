// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.RequestBuilder;

/** One call of each defect of RequestBuilder. */
public final class RequestBuilderProof {
  private RequestBuilderProof() {}

  public static void portOfLetters() {
    new RequestBuilder().port("http");
  }

  public static void withoutHost() {
    new RequestBuilder().path("/a").build();
  }
}
