// SPDX-License-Identifier: Apache-2.0
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.*;
import java.util.stream.Collectors;

/** Accounts, transfers and reports: interfaces, exceptions, BigDecimal, streams. */
public class BankSimulation {
  static class InsufficientFunds extends Exception {
    final BigDecimal missing;
    InsufficientFunds(String id, BigDecimal missing) {
      super("account " + id + " lacks " + missing);
      this.missing = missing;
    }
  }

  enum Kind { DEPOSIT, WITHDRAWAL, TRANSFER, INTEREST }

  record Entry(LocalDate date, Kind kind, BigDecimal amount, String note) { }

  static abstract class Account {
    private final String id;
    private BigDecimal balance = BigDecimal.ZERO.setScale(2);
    private final List<Entry> entries = new ArrayList<>();
    Account(String id) { this.id = id; }
    String id() { return id; }
    BigDecimal balance() { return balance; }
    List<Entry> entries() { return Collections.unmodifiableList(entries); }
    abstract BigDecimal limit();
    abstract BigDecimal yearlyRate();

    void deposit(LocalDate date, BigDecimal amount, Kind kind, String note) {
      if (amount.signum() <= 0) throw new IllegalArgumentException("amount must be positive: " + amount);
      balance = balance.add(amount).setScale(2, RoundingMode.HALF_EVEN);
      entries.add(new Entry(date, kind, amount, note));
    }

    void withdraw(LocalDate date, BigDecimal amount, Kind kind, String note) throws InsufficientFunds {
      BigDecimal after = balance.subtract(amount);
      if (after.compareTo(limit().negate()) < 0) throw new InsufficientFunds(id, after.add(limit()).negate());
      balance = after;
      entries.add(new Entry(date, kind, amount.negate(), note));
    }

    void addInterest(LocalDate date) {
      BigDecimal interest = balance.multiply(yearlyRate()).divide(BigDecimal.valueOf(12), 2, RoundingMode.HALF_EVEN);
      if (interest.signum() > 0) deposit(date, interest, Kind.INTEREST, "monthly");
    }
  }

  static class Checking extends Account {
    Checking(String id) { super(id); }
    BigDecimal limit() { return new BigDecimal("100.00"); }
    BigDecimal yearlyRate() { return BigDecimal.ZERO; }
  }

  static class Savings extends Account {
    Savings(String id) { super(id); }
    BigDecimal limit() { return BigDecimal.ZERO; }
    BigDecimal yearlyRate() { return new BigDecimal("0.0375"); }
  }

  static class Bank {
    private final Map<String, Account> accounts = new TreeMap<>();
    Account open(Account a) {
      if (accounts.putIfAbsent(a.id(), a) != null) throw new IllegalStateException("account exists: " + a.id());
      return a;
    }
    Account find(String id) { return Optional.ofNullable(accounts.get(id)).orElseThrow(() -> new NoSuchElementException("no account " + id)); }
    void transfer(LocalDate date, String from, String to, String amount) throws InsufficientFunds {
      BigDecimal value = new BigDecimal(amount);
      Account target = find(to);
      find(from).withdraw(date, value, Kind.TRANSFER, "to " + to);
      target.deposit(date, value, Kind.TRANSFER, "from " + from);
    }
    BigDecimal total() { return accounts.values().stream().map(Account::balance).reduce(BigDecimal.ZERO, BigDecimal::add); }
  }

  static void attempt(String what, Callable c) {
    try {
      c.call();
      System.out.println(what + " done");
    } catch (InsufficientFunds e) {
      System.out.println(what + " refused: " + e.getMessage() + " missing " + e.missing);
    } catch (Exception e) {
      System.out.println(what + " failed: " + e.getClass().getSimpleName() + " " + e.getMessage());
    }
  }

  interface Callable { void call() throws Exception; }

  public static void main(String[] args) throws Exception {
    Bank bank = new Bank();
    LocalDate day = LocalDate.of(2024, 1, 31);
    bank.open(new Checking("C1"));
    bank.open(new Savings("S1"));
    attempt("open again", () -> bank.open(new Savings("S1")));
    bank.find("C1").deposit(day, new BigDecimal("500"), Kind.DEPOSIT, "salary");
    attempt("transfer", () -> bank.transfer(day, "C1", "S1", "250.75"));
    attempt("overdraft", () -> bank.transfer(day, "C1", "S1", "349.25"));
    attempt("too much", () -> bank.transfer(day, "C1", "S1", "0.01"));
    attempt("savings", () -> bank.transfer(day, "S1", "C1", "1000"));
    attempt("unknown", () -> bank.transfer(day, "C1", "X9", "1"));
    attempt("negative", () -> bank.find("C1").deposit(day, new BigDecimal("-5"), Kind.DEPOSIT, "bad"));
    attempt("not a number", () -> bank.transfer(day, "C1", "S1", "ten"));
    for (int month = 1; month <= 12; month++) bank.find("S1").addInterest(day.plusMonths(month));
    for (String id : List.of("C1", "S1")) {
      Account a = bank.find(id);
      System.out.println(id + " " + a.balance() + " " + a.entries().size());
      a.entries().stream().limit(4).forEach(System.out::println);
      System.out.println(a.entries().stream().collect(Collectors.groupingBy(Entry::kind, () -> new EnumMap<>(Kind.class), Collectors.reducing(BigDecimal.ZERO, Entry::amount, BigDecimal::add))));
    }
    System.out.println(bank.total() + " " + bank.find("S1").entries().get(bank.find("S1").entries().size() - 1).date());
    attempt("tamper", () -> bank.find("S1").entries().clear());
  }
}
