package ledger.money;

import java.util.List;

/** Something taken off the price of a number of equal items. */
public sealed interface Discount {
  /** How much is taken off; never more than the whole price. */
  Money off(Money unitPrice, int quantity);

  /** What is left to pay. */
  default Money apply(Money unitPrice, int quantity) {
    return unitPrice.times(quantity).minus(off(unitPrice, quantity));
  }

  /** The discount that takes most off; the first one of several equal ones. */
  static Discount best(List<Discount> discounts, Money unitPrice, int quantity) {
    Discount best = new None();
    Money most = Money.zero(unitPrice.currency());
    for (Discount discount : discounts) {
      Money off = discount.off(unitPrice, quantity);
      if (off.compareTo(most) > 0) {
        most = off;
        best = discount;
      }
    }
    return best;
  }

  /** No discount at all. */
  record None() implements Discount {
    @Override
    public Money off(Money unitPrice, int quantity) {
      return Money.zero(unitPrice.currency());
    }
  }

  /** Some percent of the price. */
  record Percent(int percent) implements Discount {
    /** From 1 to 100 percent. */
    public Percent {
      if (percent < 1 || percent > 100) {
        throw new IllegalArgumentException("percent out of range: " + percent);
      }
    }

    @Override
    public Money off(Money unitPrice, int quantity) {
      return unitPrice.times(quantity).share(percent * 100, Rounding.HALF_EVEN);
    }
  }

  /** A fixed amount, once the price reaches a minimum. */
  record Fixed(Money amount, Money minimum) implements Discount {
    /** The amount is not negative and in the currency of the minimum. */
    public Fixed {
      if (amount.isNegative()) {
        throw new IllegalArgumentException("negative discount: " + amount);
      }
      if (amount.currency() != minimum.currency()) {
        throw new CurrencyMismatchException(amount.currency(), minimum.currency());
      }
    }

    @Override
    public Money off(Money unitPrice, int quantity) {
      Money price = unitPrice.times(quantity);
      if (price.compareTo(minimum) < 0) {
        return Money.zero(price.currency());
      }
      return amount.min(price);
    }
  }

  /** Buy some, get some of them free: "3 for 2" is buy 2, free 1. */
  record BuyAndGet(int buy, int free) implements Discount {
    /** Both numbers are positive. */
    public BuyAndGet {
      if (buy < 1 || free < 1) {
        throw new IllegalArgumentException("buy " + buy + " get " + free);
      }
    }

    @Override
    public Money off(Money unitPrice, int quantity) {
      int group = buy + free;
      int freeItems = quantity / group * free + Math.max(0, quantity % group - buy);
      return unitPrice.times(freeItems);
    }
  }
}
