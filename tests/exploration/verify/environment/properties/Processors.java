// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Machines have different numbers of processors. */
public final class Processors {
  public static void main(String[] args) {
    assert Runtime.getRuntime().availableProcessors() > 1;
  }
}
