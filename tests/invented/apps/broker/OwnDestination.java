// SPDX-License-Identifier: Apache-2.0
package broker;

/** The broker's own kind. */
public class OwnDestination implements Destination {
  private final String name;

  public OwnDestination(String name) {
    this.name = name;
  }

  public String name() {
    return name;
  }
}
