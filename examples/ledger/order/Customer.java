package ledger.order;

import java.util.Optional;
import ledger.money.Money;

/** Someone who orders. */
public record Customer(String name, Tier tier, Optional<String> email) {
  /** How good a customer is, by what they spent in a year. */
  public enum Tier {
    BASIC(0), SILVER(3), GOLD(7);

    private static final long SILVER_FROM = 1_000;
    private static final long GOLD_FROM = 10_000;

    private final int discountPercent;

    Tier(int discountPercent) {
      this.discountPercent = discountPercent;
    }

    /** What the tier takes off every price, in percent. */
    public int discountPercent() {
      return discountPercent;
    }

    /** The tier for a year's spending. */
    public static Tier forSpending(Money spent) {
      long major = spent.minorUnits() / spent.currency().unitsPerMajor();
      if (major >= GOLD_FROM) {
        return GOLD;
      }
      return major >= SILVER_FROM ? SILVER : BASIC;
    }

    /** Whether this tier is at least as good as another. */
    public boolean includes(Tier other) {
      return compareTo(other) >= 0;
    }
  }

  /** A customer has a name, and an address only if it looks like one. */
  public Customer {
    if (name == null || name.isBlank()) {
      throw new IllegalArgumentException("a customer needs a name");
    }
    if (email.isPresent() && !looksLikeEmail(email.get())) {
      throw new IllegalArgumentException("not an e-mail address: " + email.get());
    }
  }

  /** A basic customer without an address. */
  public static Customer named(String name) {
    return new Customer(name, Tier.BASIC, Optional.empty());
  }

  /** The same customer in another tier. */
  public Customer withTier(Tier newTier) {
    return new Customer(name, newTier, email);
  }

  /** How to address them in a letter. */
  public String salutation() {
    return switch (tier) {
      case GOLD -> "Dear valued customer " + name;
      case SILVER -> "Dear " + name;
      case BASIC -> "Hello " + name;
    };
  }

  private static boolean looksLikeEmail(String text) {
    int at = text.indexOf('@');
    return at > 0 && at == text.lastIndexOf('@') && text.indexOf('.', at + 2) > 0
        && !text.endsWith(".") && text.indexOf(' ') < 0;
  }
}
