package bank;

import java.math.BigDecimal;
import java.util.Objects;

/** An account at one moment; moving money makes a new one. */
record Account(String owner, Kind kind, BigDecimal balance) {

  enum Kind {
    CHECKING, SAVINGS;

    BigDecimal overdraftLimit() {
      return switch (this) {
        case CHECKING -> new BigDecimal("500.00");
        case SAVINGS -> BigDecimal.ZERO;
      };
    }
  }

  Account {
    Objects.requireNonNull(owner, "owner");
    if (owner.isBlank()) {
      throw new IllegalArgumentException("an account needs an owner");
    }
  }

  Account plus(BigDecimal amount) {
    BigDecimal after = balance.add(amount);
    if (after.add(kind.overdraftLimit()).signum() < 0) {
      throw new OverdraftException(this, amount.negate());
    }
    return new Account(owner, kind, after);
  }
}
