package bank;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Accounts by owner, and what has been done with them. */
class Bank {
  private final Map<String, Account> accounts = new TreeMap<>();
  private final List<Transfer> journal = new ArrayList<>();

  void open(Account account) {
    if (accounts.putIfAbsent(account.owner(), account) != null) {
      throw new IllegalStateException(account.owner() + " has an account already");
    }
  }

  /** Moves the money or changes nothing. */
  void execute(Transfer transfer) {
    Account payer = account(transfer.from()).plus(transfer.amount().negate());
    Account payee = account(transfer.to()).plus(transfer.amount());
    accounts.put(payer.owner(), payer);
    accounts.put(payee.owner(), payee);
    journal.add(transfer);
  }

  Account account(String owner) {
    Account account = accounts.get(owner);
    if (account == null) {
      throw new NoSuchElementException("no account of " + owner);
    }
    return account;
  }

  BigDecimal total() {
    return accounts.values().stream().map(Account::balance).reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  Map<Account.Kind, List<Account>> byKind() {
    return accounts.values().stream()
        .collect(Collectors.groupingBy(Account::kind, TreeMap::new, Collectors.toList()));
  }

  Map<String, BigDecimal> paidOut() {
    return journal.stream().collect(Collectors.groupingBy(Transfer::from, TreeMap::new,
        Collectors.reducing(BigDecimal.ZERO, Transfer::amount, BigDecimal::add)));
  }
}
