// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.TokenBucket;

/** One call of each defect of TokenBucket. */
public final class TokenBucketProof {
  private TokenBucketProof() {}

  public static void intervalOfZero() {
    TokenBucket bucket = new TokenBucket();
    bucket.setInterval(0);
    bucket.tick(1);
  }

  public static void thirdTick() {
    TokenBucket bucket = new TokenBucket();
    bucket.tick(1);
    bucket.tick(1);
    bucket.tick(1);
  }
}
