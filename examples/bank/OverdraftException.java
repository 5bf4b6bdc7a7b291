package bank;

import java.math.BigDecimal;

/** Someone tried to take out more than the account allows. */
class OverdraftException extends RuntimeException {
  OverdraftException(Account account, BigDecimal wanted) {
    super("%s cannot pay %,.2f from %,.2f".formatted(account.owner(), wanted, account.balance()));
  }
}
