// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** How many properties there are. */
public final class PropertiesCounted {
  public static void main(String[] args) {
    assert System.getProperties().size() < 60;
  }
}
