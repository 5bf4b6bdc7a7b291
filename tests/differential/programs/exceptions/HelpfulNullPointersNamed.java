// javac: -g
// SPDX-License-Identifier: Apache-2.0

/** Helpful NullPointerException messages when the class file carries local variable names. */
public class HelpfulNullPointersNamed {
  static class Order {
    Customer customer;
    Order[] parts;
    double price;
  }

  static class Customer {
    String name;
    Customer boss;
    char[] initials;
    Customer boss(int level, String why) { return level == 0 ? this : null; }
  }

  static void say(NullPointerException e) { System.out.println(e.getMessage()); }

  static void parameters(Order order, Customer[] customers, int index) {
    try { order.price = 1; } catch (NullPointerException e) { say(e); }
    try { System.out.println(order.customer.name); } catch (NullPointerException e) { say(e); }
    try { customers[index].name = "x"; } catch (NullPointerException e) { say(e); }
    try { System.out.println(customers[index].boss); } catch (NullPointerException e) { say(e); }
  }

  static void locals() {
    Order order = new Order();
    Customer[] customers = new Customer[4];
    int index = 1;
    long unused = 7L;
    String text = null;
    byte[] bytes = null;
    long[] longs = null;
    try { order.customer.name.length(); } catch (NullPointerException e) { say(e); }
    try { order.customer.boss.boss = null; } catch (NullPointerException e) { say(e); }
    try { customers[index].boss(0, null); } catch (NullPointerException e) { say(e); }
    try { customers[index + 1].boss.name = text; } catch (NullPointerException e) { say(e); }
    try { text.length(); } catch (NullPointerException e) { say(e); }
    try { bytes[index] = 1; } catch (NullPointerException e) { say(e); }
    try { unused = longs[index * 2 - 1]; } catch (NullPointerException e) { say(e); }
    try { order.parts[0] = order; } catch (NullPointerException e) { say(e); }
    customers[0] = new Customer();
    try { customers[0].boss(1, "why").boss(2, "x"); } catch (NullPointerException e) { say(e); }
    try { customers[0].initials[index]++; } catch (NullPointerException e) { say(e); }
    try { synchronized (text) { say(null); } } catch (NullPointerException e) { say(e); }
    {
      Customer scoped = null;
      try { scoped.boss = scoped; } catch (NullPointerException e) { say(e); }
    }
    {
      Integer reused = null;
      try { int n = reused + 1; } catch (NullPointerException e) { say(e); }
    }
    for (Customer each : customers) {
      try { System.out.println(each.name); } catch (NullPointerException e) { say(e); }
    }
  }

  Customer mine;

  void fields() {
    try { mine.name = null; } catch (NullPointerException e) { say(e); }
    try { this.mine.boss.name = null; } catch (NullPointerException e) { say(e); }
    HelpfulNullPointersNamed other = null;
    try { other.fields(); } catch (NullPointerException e) { say(e); }
    Runnable captured = () -> System.out.println(other.mine);
    try { captured.run(); } catch (NullPointerException e) { say(e); }
  }

  public static void main(String[] args) {
    parameters(null, null, 3);
    parameters(new Order(), new Customer[5], 3);
    locals();
    new HelpfulNullPointersNamed().fields();
  }
}
