// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The simple name of the class of a lambda is as uncertain as its name. */
public final class LambdaSimpleName {
  public static void main(String[] args) {
    Runnable nothing = () -> {};
    assert nothing.getClass().getSimpleName().length() < 200;
  }
}
