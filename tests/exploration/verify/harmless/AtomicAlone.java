// expect: FALSE
// witness: 41
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.atomic.AtomicInteger;

/** An atomic number in one thread. */
public final class AtomicAlone {
  public static void main(String[] args) {
    AtomicInteger number = new AtomicInteger(Verifier.nondetInt());
    assert number.incrementAndGet() != 42;
  }
}
