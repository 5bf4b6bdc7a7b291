// SPDX-License-Identifier: Apache-2.0
package shopservice.catalog;

/** What kind of thing a product is; decides tax and how it travels. */
public enum Category {
  BOOK(7, false),
  GROCERY(7, false),
  ELECTRONICS(19, true),
  FURNITURE(19, true),
  GIFT_CARD(0, false);

  private final int taxPercent;
  private final boolean insured;

  Category(int taxPercent, boolean insured) {
    this.taxPercent = taxPercent;
    this.insured = insured;
  }

  public int taxPercent() {
    return taxPercent;
  }

  public boolean isInsured() {
    return insured;
  }

  /** Gift cards are sent by mail and need no parcel. */
  public boolean isShipped() {
    return this != GIFT_CARD;
  }
}
