// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Objects;

/** The library's helper asks for the same hash code. */
public final class HashByObjects {
  public static void main(String[] args) {
    assert Objects.hash(new Object(), 1) != 0 && Objects.hashCode(new Object()) > 1000;
  }
}
