package ledger.order;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import ledger.money.Money;

/** One way to send a parcel: what it costs and how long it takes. */
public interface ShippingStrategy {
  /** The price; empty when the parcel cannot go this way. */
  Optional<Money> cost(Parcel parcel, Money goods);

  /** How many business days it takes. */
  int businessDays();

  /** The cheapest way that takes parcel and deadline; the faster of two equal ones. */
  static Optional<ShippingStrategy> cheapest(
      List<ShippingStrategy> ways, Parcel parcel, Money goods, int maxDays) {
    return ways.stream()
        .filter(way -> way.businessDays() <= maxDays)
        .filter(way -> way.cost(parcel, goods).isPresent())
        .min(Comparator
            .comparing((ShippingStrategy way) -> way.cost(parcel, goods).orElseThrow())
            .thenComparing(ShippingStrategy::businessDays));
  }

  /** One price for everything that is not bulky. */
  record Flat(Money price, int businessDays) implements ShippingStrategy {
    @Override
    public Optional<Money> cost(Parcel parcel, Money goods) {
      return parcel.isBulky() ? Optional.empty() : Optional.of(price);
    }
  }

  /** A price for every started kilogram, up to a limit. */
  record ByWeight(Money perKilogram, int maxKilograms, int businessDays)
      implements ShippingStrategy {
    @Override
    public Optional<Money> cost(Parcel parcel, Money goods) {
      int kilograms = parcel.chargeableGrams() / 1000
          + (parcel.chargeableGrams() % 1000 == 0 ? 0 : 1);
      if (kilograms > maxKilograms) {
        return Optional.empty();
      }
      Money price = perKilogram.times(kilograms);
      return Optional.of(parcel.isBulky() ? price.times(2) : price);
    }
  }

  /** Free when enough is ordered, otherwise like another strategy. */
  record FreeFrom(Money minimum, ShippingStrategy otherwise) implements ShippingStrategy {
    @Override
    public Optional<Money> cost(Parcel parcel, Money goods) {
      Optional<Money> cost = otherwise.cost(parcel, goods);
      if (cost.isPresent() && goods.compareTo(minimum) >= 0) {
        return Optional.of(Money.zero(goods.currency()));
      }
      return cost;
    }

    @Override
    public int businessDays() {
      return otherwise.businessDays();
    }
  }
}
