// expect: FALSE
// witness: 20
// SPDX-License-Identifier: Apache-2.0

import java.util.TreeSet;

/** A sorted set compares; two different elements must not be compared as equal. */
public final class AssertInCompareTo {
  private record Version(int major, int minor) implements Comparable<Version> {
    @Override
    public int compareTo(Version other) {
      int order = Integer.compare(major * 10 + minor, other.major * 10 + other.minor);
      assert order != 0 || equals(other);
      return order;
    }
  }

  public static void main(String[] args) {
    TreeSet<Version> versions = new TreeSet<>();
    versions.add(new Version(3, 0));
    versions.add(new Version(1, Verifier.nondetInt()));
  }
}
