// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The text of a lambda. */
public final class HashOfLambda {
  public static void main(String[] args) {
    Runnable lambda = () -> {};
    assert !lambda.toString().contains("1");
  }
}
