// requires: 21
// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import java.util.function.*;

/** An order-processing state machine over sealed types and records: the data-oriented style of Java 21. */
public class SealedHierarchies {
  sealed interface Order permits Draft, Submitted, Paid, Shipped, Cancelled { String id(); }
  record Draft(String id, List<Line> lines) implements Order { Draft { lines = List.copyOf(lines); } }
  record Submitted(String id, List<Line> lines, long total) implements Order { }
  record Paid(String id, long amount, Payment payment) implements Order { }
  record Shipped(String id, String tracking) implements Order { }
  record Cancelled(String id, String reason) implements Order { }
  record Line(String product, int quantity, long price) { Line { if (quantity <= 0) throw new IllegalArgumentException("quantity " + quantity); } }

  sealed interface Payment { record Card(String number) implements Payment { } record Cash(long given) implements Payment { } enum Special implements Payment { VOUCHER, FREE } }

  sealed interface Event { }
  record Add(Line line) implements Event { }
  record Submit() implements Event { }
  record Pay(Payment payment) implements Event { }
  record Ship(String tracking) implements Event { }
  record Cancel(String reason) implements Event { }

  static class Illegal extends RuntimeException { Illegal(Order o, Event e) { super(e.getClass().getSimpleName() + " not allowed in " + o.getClass().getSimpleName()); } }

  record Step(Order order, Event event) { }

  static Order next(Order order, Event event) {
    return switch (new Step(order, event)) {
      case Step(Draft(var id, var lines), Add(Line line)) -> {
        List<Line> more = new ArrayList<>(lines);
        more.add(line);
        yield new Draft(id, more);
      }
      case Step(Draft(var id, var lines), Submit()) when lines.isEmpty() -> new Cancelled(id, "nothing ordered");
      case Step(Draft(var id, var lines), Submit()) -> new Submitted(id, lines, lines.stream().mapToLong(l -> l.quantity() * l.price()).sum());
      case Step(Submitted(var id, var lines, var total), Pay(Payment.Cash(long given))) when given < total -> throw new IllegalArgumentException("missing " + (total - given));
      case Step(Submitted(var id, var lines, long total), Pay(Payment.Special s)) -> new Paid(id, s == Payment.Special.FREE ? 0 : total / 2, s);
      case Step(Submitted(var id, var lines, long total), Pay(var payment)) -> new Paid(id, total, payment);
      case Step(Paid(var id, var amount, var payment), Ship(String tracking)) -> new Shipped(id, tracking);
      case Step(Shipped s, Cancel(var reason)) -> throw new Illegal(s, event);
      case Step(Cancelled c, Cancel(var reason)) -> c;
      case Step(Order o, Cancel(String reason)) -> new Cancelled(o.id(), reason);
      case Step(Order o, Event e) -> throw new Illegal(o, e);
    };
  }

  static String summary(Order o) {
    return switch (o) {
      case Draft d when d.lines().isEmpty() -> "empty draft";
      case Draft(var id, var lines) -> "draft of " + lines.size();
      case Submitted s -> "total " + s.total();
      case Paid(var id, var amount, Payment.Card(var number)) -> "paid " + amount + " by card ending " + number.substring(number.length() - 2);
      case Paid(var id, var amount, Payment.Cash(var given)) -> "paid cash, change " + (given - amount);
      case Paid(var id, var amount, Payment.Special special) -> switch (special) { case VOUCHER -> "half price " + amount; case FREE -> "free"; };
      case Shipped(var id, var tracking) -> "shipped as " + tracking;
      case Cancelled(var id, var reason) -> "cancelled: " + reason;
    };
  }

  static void run(String name, Event... events) {
    Order o = new Draft(name, List.of());
    StringBuilder out = new StringBuilder(name + ": " + summary(o));
    for (Event e : events) {
      try {
        o = next(o, e);
        out.append(" -> ").append(summary(o));
      } catch (RuntimeException x) {
        out.append(" -> !").append(x.getMessage());
      }
    }
    System.out.println(out);
  }

  public static void main(String[] args) {
    Add pens = new Add(new Line("pen", 3, 150)), book = new Add(new Line("book", 1, 2000));
    run("normal", pens, book, new Submit(), new Pay(new Payment.Card("1234567890")), new Ship("T1"));
    run("cash", pens, new Submit(), new Pay(new Payment.Cash(100)), new Pay(new Payment.Cash(500)), new Cancel("changed mind"));
    run("voucher", book, new Submit(), new Pay(Payment.Special.VOUCHER));
    run("free", book, new Submit(), new Pay(Payment.Special.FREE), new Ship("T2"), new Cancel("too late"));
    run("empty", new Submit(), new Cancel("again"), new Submit());
    run("wrong", new Ship("x"), new Pay(new Payment.Cash(1)), pens, new Submit(), pens);
    try {
      new Line("bad", 0, 1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new Draft("d", List.of(new Line("a", 1, 2))).hashCode() + " " + new Draft("d", new ArrayList<>()).equals(new Draft("d", List.of())));
    System.out.println(Order.class.getPermittedSubclasses().length + " " + Payment.class.getPermittedSubclasses().length + " " + Event.class.isSealed() + " " + Payment.Special.VOUCHER.getClass().isSealed());
    Map<Class<?>, Integer> counts = new TreeMap<>(Comparator.comparing(Class::getSimpleName));
    for (Order o : List.of(new Shipped("a", "b"), new Cancelled("c", "d"), new Shipped("e", "f"))) counts.merge(o.getClass(), 1, Integer::sum);
    counts.forEach((k, v) -> System.out.print(k.getSimpleName() + v + " "));
    System.out.println();
    Function<Order, String> f = SealedHierarchies::summary;
    System.out.println(f.andThen(String::length).apply(new Shipped("x", "yz")));
  }
}
