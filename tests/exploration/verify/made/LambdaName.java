// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The name of the class of a lambda is nobody's business. */
public final class LambdaName {
  public static void main(String[] args) {
    Runnable nothing = () -> {};
    assert nothing.getClass().getName().contains("Lambda$1");
  }
}
