package bank;

import java.math.BigDecimal;

/** A day at a small bank: the example that {@code make demo} runs. */
public final class Main {
  private static final String ORDERS = """
      2024-03-01 ada   -> bob   120.50
      2024-03-01 bob   -> carol  20.00
      2024-03-02 carol -> ada   9000.00
      2024-03-02 dave  -> ada      1.00
      2024-03-03 give bob some money
      2024-02-30 ada   -> bob      1.00
      2024-03-04 ada   -> carol  300.25
      """;

  public static void main(String[] arguments) {
    Bank bank = new Bank();
    bank.open(new Account("ada", Account.Kind.CHECKING, new BigDecimal("1000.00")));
    bank.open(new Account("bob", Account.Kind.CHECKING, new BigDecimal("12.34")));
    bank.open(new Account("carol", Account.Kind.SAVINGS, new BigDecimal("2500.00")));

    ORDERS.lines().forEach(line -> execute(bank, line));

    bank.byKind().forEach((kind, accounts) -> {
      System.out.printf("%n%s%n", kind);
      accounts.forEach(a -> System.out.printf("  %-8s%,12.2f%n", a.owner(), a.balance()));
    });
    System.out.println("\npaid out " + bank.paidOut() + ", total " + bank.total());
  }

  private static void execute(Bank bank, String line) {
    try {
      bank.execute(Transfer.parse(line));
      System.out.println("done     " + line);
    } catch (RuntimeException refusal) {
      System.out.println("refused  " + refusal.getClass().getSimpleName() + ": "
          + refusal.getMessage());
    }
  }
}
