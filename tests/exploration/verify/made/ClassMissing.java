// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A class that is nowhere cannot be found, for any input. */
public final class ClassMissing {
  public static void main(String[] args) {
    boolean found = true;
    String name = Verifier.nondetBoolean() ? "no.such.Thing" : "no.such.Other";
    try {
      Class.forName(name);
    } catch (ClassNotFoundException e) {
      found = false;
    }
    assert !found;
  }
}
