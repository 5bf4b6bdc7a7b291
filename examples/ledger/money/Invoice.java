package ledger.money;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ledger.time.CalendarDate;

/** An issued invoice: its lines, its totals and what has been paid. */
public final class Invoice {
  private final String number;
  private final Currency currency;
  private final CalendarDate issued;
  private final CalendarDate due;
  private final List<InvoiceLine> lines;
  private final List<Money> payments = new ArrayList<>();

  private Invoice(Builder builder) {
    number = builder.number;
    currency = builder.currency;
    issued = builder.issued;
    due = builder.due;
    lines = List.copyOf(builder.lines);
  }

  /** Where an invoice stands on some day. */
  public enum Status {
    OPEN, PARTLY_PAID, OVERDUE, PAID, OVERPAID
  }

  /** Starts an invoice with a number and a currency. */
  public static Builder builder(String number, Currency currency) {
    return new Builder(number, currency);
  }

  /** The number printed on it. */
  public String number() {
    return number;
  }

  /** The day it was issued. */
  public CalendarDate issued() {
    return issued;
  }

  /** The last day to pay. */
  public CalendarDate due() {
    return due;
  }

  /** Its positions. */
  public List<InvoiceLine> lines() {
    return lines;
  }

  /** The sum of the lines before tax. */
  public Money net() {
    return Money.sum(lines.stream().map(InvoiceLine::net).toList(), currency);
  }

  /** The tax for each rate, on the sum of its lines so that rounding happens once. */
  public Map<TaxRate, Money> taxes() {
    Map<TaxRate, Money> nets = new LinkedHashMap<>();
    for (InvoiceLine line : lines) {
      nets.merge(line.taxRate(), line.net(), Money::plus);
    }
    Map<TaxRate, Money> taxes = new LinkedHashMap<>();
    nets.forEach((rate, net) -> {
      if (!rate.isExempt()) {
        taxes.put(rate, rate.onNet(net));
      }
    });
    return taxes;
  }

  /** The sum of all taxes. */
  public Money tax() {
    return Money.sum(taxes().values(), currency);
  }

  /** What the customer has to pay. */
  public Money gross() {
    return net().plus(tax());
  }

  /** Books a payment. */
  public void pay(Money amount) {
    if (amount.currency() != currency) {
      throw new CurrencyMismatchException(currency, amount.currency());
    }
    if (amount.isZero() || amount.isNegative()) {
      throw new IllegalArgumentException("payment must be positive: " + amount);
    }
    payments.add(amount);
  }

  /** What has been paid so far. */
  public Money paid() {
    return Money.sum(payments, currency);
  }

  /** What is still to pay; negative when too much was paid. */
  public Money outstanding() {
    return gross().minus(paid());
  }

  /** The payments in the order they came in. */
  public List<Money> payments() {
    return Collections.unmodifiableList(payments);
  }

  /** The status on a day. */
  public Status status(CalendarDate today) {
    Money outstanding = outstanding();
    if (outstanding.isZero()) {
      return Status.PAID;
    }
    if (outstanding.isNegative()) {
      return Status.OVERPAID;
    }
    if (today.isAfter(due)) {
      return Status.OVERDUE;
    }
    return payments.isEmpty() ? Status.OPEN : Status.PARTLY_PAID;
  }

  /** The fee for paying late: a share of the outstanding sum for every started 30 days. */
  public Money lateFee(CalendarDate today, int basisPointsPerMonth) {
    if (status(today) != Status.OVERDUE) {
      return Money.zero(currency);
    }
    int months = (due.daysUntil(today) + 29) / 30;
    return outstanding().share(basisPointsPerMonth, Rounding.HALF_UP).times(months);
  }

  /** Equal instalments of what is outstanding. */
  public List<Money> instalments(int count) {
    Money outstanding = outstanding();
    if (outstanding.isZero() || outstanding.isNegative()) {
      return List.of();
    }
    return outstanding.split(count);
  }

  @Override
  public String toString() {
    return "Invoice " + number + " over " + gross().display();
  }

  /** Collects what an invoice needs. */
  public static final class Builder {
    private static final int DEFAULT_TERM_DAYS = 30;

    private final String number;
    private final Currency currency;
    private final List<InvoiceLine> lines = new ArrayList<>();
    private CalendarDate issued;
    private CalendarDate due;

    private Builder(String number, Currency currency) {
      if (number == null || number.isBlank()) {
        throw new IllegalArgumentException("an invoice needs a number");
      }
      this.number = number;
      this.currency = currency;
    }

    /** The day of issue. */
    public Builder issued(CalendarDate date) {
      issued = date;
      return this;
    }

    /** The last day to pay; 30 days after the issue unless told. */
    public Builder due(CalendarDate date) {
      due = date;
      return this;
    }

    /** Adds a line, or adds to the quantity of an equal one. */
    public Builder line(InvoiceLine line) {
      if (line.unitPrice().currency() != currency) {
        throw new CurrencyMismatchException(currency, line.unitPrice().currency());
      }
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).mergesWith(line)) {
          lines.set(i, lines.get(i).plus(line.quantity()));
          return this;
        }
      }
      lines.add(line);
      return this;
    }

    /** The finished invoice. */
    public Invoice build() {
      if (issued == null) {
        throw new IllegalStateException("no date of issue");
      }
      if (lines.isEmpty()) {
        throw new IllegalStateException("no lines");
      }
      if (due == null) {
        due = issued.plusDays(DEFAULT_TERM_DAYS);
      } else if (due.isBefore(issued)) {
        throw new IllegalStateException("due " + due + " before issued " + issued);
      }
      return new Invoice(this);
    }
  }
}
