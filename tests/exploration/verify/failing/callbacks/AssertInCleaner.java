// expect: FALSE
// witness: 14
// SPDX-License-Identifier: Apache-2.0

import java.lang.ref.Cleaner;

/** A cleaner that is called by hand. */
public final class AssertInCleaner {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Cleaner.Cleanable cleanable = Cleaner.create().register(new Object(), () -> {
      assert x != 14;
    });
    try {
      cleanable.clean();
    } catch (Error e) {
      System.out.println("not clean");
    }
  }
}
