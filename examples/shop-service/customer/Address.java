// SPDX-License-Identifier: Apache-2.0
package shopservice.customer;

/** Where parcels go. */
public record Address(String street, String postcode, String country) {
  private static final String HOME = "DE";

  public boolean isDomestic() {
    return HOME.equals(country);
  }

  /** Postcodes of islands that only ships reach. */
  public boolean isIsland() {
    return isDomestic() && postcode != null && (postcode.startsWith("2649") || postcode.startsWith("25849"));
  }
}
