// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Whoever reads the standard output may have gone. */
public final class OutputBroken {
  public static void main(String[] args) {
    System.out.println("text");
    assert !System.out.checkError();
  }
}
