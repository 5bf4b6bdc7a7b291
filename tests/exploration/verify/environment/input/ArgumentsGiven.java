// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The arguments of main are inputs as well. */
public final class ArgumentsGiven {
  public static void main(String[] args) {
    assert args.length == 0;
  }
}
