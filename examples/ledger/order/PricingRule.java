package ledger.order;

import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import ledger.money.Money;
import ledger.money.Rounding;

/** Turns a list price into the price a customer pays for one item. */
@FunctionalInterface
public interface PricingRule {
  /** The price of one of several equal items. */
  Money unitPrice(Money listPrice, int quantity, Customer customer);

  /** The price after this rule and then another one. */
  default PricingRule then(PricingRule next) {
    return (listPrice, quantity, customer) ->
        next.unitPrice(unitPrice(listPrice, quantity, customer), quantity, customer);
  }

  /** The lowest price of several rules; the list price when there are none. */
  static PricingRule cheapestOf(List<PricingRule> rules) {
    return (listPrice, quantity, customer) -> rules.stream()
        .map(rule -> rule.unitPrice(listPrice, quantity, customer))
        .reduce(listPrice, Money::min);
  }

  /** The price on the tag. */
  final class ListPrice implements PricingRule {
    @Override
    public Money unitPrice(Money listPrice, int quantity, Customer customer) {
      return listPrice;
    }
  }

  /** Less for members of a tier. */
  final class MemberPrice implements PricingRule {
    private final Customer.Tier from;

    /** Members from this tier on pay less. */
    public MemberPrice(Customer.Tier from) {
      this.from = from;
    }

    @Override
    public Money unitPrice(Money listPrice, int quantity, Customer customer) {
      if (!customer.tier().includes(from)) {
        return listPrice;
      }
      int percent = customer.tier().discountPercent();
      return listPrice.minus(listPrice.share(percent * 100, Rounding.DOWN));
    }
  }

  /** Less for many items, in steps. */
  final class VolumePrice implements PricingRule {
    private final NavigableMap<Integer, Integer> percentFrom = new TreeMap<>();

    /** So many percent off from so many items on. */
    public VolumePrice step(int fromQuantity, int percent) {
      if (fromQuantity < 2 || percent < 1 || percent > 90) {
        throw new IllegalArgumentException(percent + "% from " + fromQuantity);
      }
      percentFrom.put(fromQuantity, percent);
      return this;
    }

    @Override
    public Money unitPrice(Money listPrice, int quantity, Customer customer) {
      var step = percentFrom.floorEntry(quantity);
      if (step == null) {
        return listPrice;
      }
      return listPrice.minus(listPrice.share(step.getValue() * 100, Rounding.HALF_EVEN));
    }
  }
}
