package ledger.money;

import java.util.Objects;

/** One position of an invoice. */
public record InvoiceLine(
    String description, int quantity, Money unitPrice, TaxRate taxRate, Discount discount) {
  /** The quantity is positive; a price may be negative (a credit). */
  public InvoiceLine {
    Objects.requireNonNull(unitPrice, "unitPrice");
    Objects.requireNonNull(taxRate, "taxRate");
    Objects.requireNonNull(discount, "discount");
    if (description == null || description.isBlank()) {
      throw new IllegalArgumentException("an invoice line needs a description");
    }
    if (quantity < 1) {
      throw new IllegalArgumentException("quantity must be positive: " + quantity);
    }
  }

  /** A line without a discount. */
  public static InvoiceLine of(String description, int quantity, Money price, TaxRate rate) {
    return new InvoiceLine(description, quantity, price, rate, new Discount.None());
  }

  /** The price before tax, after the discount. */
  public Money net() {
    return discount.apply(unitPrice, quantity);
  }

  /** The tax of this line alone. */
  public Money tax() {
    return taxRate.onNet(net());
  }

  /** Whether the two lines sell the same thing and could be one. */
  public boolean mergesWith(InvoiceLine other) {
    return description.equals(other.description)
        && unitPrice.equals(other.unitPrice)
        && taxRate.equals(other.taxRate)
        && discount.equals(other.discount);
  }

  /** The same line with more items. */
  public InvoiceLine plus(int more) {
    return new InvoiceLine(
        description, Math.addExact(quantity, more), unitPrice, taxRate, discount);
  }
}
