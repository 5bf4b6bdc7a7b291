package ledger.order;

/** Wants to know when an order moves on. */
@FunctionalInterface
public interface OrderListener {
  /** The order has just gone from one state to another. */
  void stateChanged(Order order, OrderState from, OrderState to);

  /** A listener that tells two others. */
  default OrderListener andThen(OrderListener next) {
    return (order, from, to) -> {
      stateChanged(order, from, to);
      next.stateChanged(order, from, to);
    };
  }
}
