package ledger.order;

/** An order was asked to do what its state does not allow. */
public class IllegalTransitionException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  private final OrderState from;
  private final OrderState to;

  /** The state the order is in and the one it was asked to enter. */
  public IllegalTransitionException(OrderState from, OrderState to) {
    super("an order cannot go from " + from + " to " + to);
    this.from = from;
    this.to = to;
  }

  /** The state the order is in. */
  public OrderState from() {
    return from;
  }

  /** The state it was asked to enter. */
  public OrderState to() {
    return to;
  }
}
