package ledger.order;

import java.util.EnumSet;
import java.util.Set;

/** The stations of an order's life. */
public enum OrderState {
  DRAFT, PLACED, PAID, SHIPPED, DELIVERED, RETURNED, CANCELLED;

  /** The states that may come next. */
  public Set<OrderState> successors() {
    return switch (this) {
      case DRAFT -> EnumSet.of(PLACED, CANCELLED);
      case PLACED -> EnumSet.of(PAID, CANCELLED);
      case PAID -> EnumSet.of(SHIPPED, CANCELLED);
      case SHIPPED -> EnumSet.of(DELIVERED, RETURNED);
      case DELIVERED -> EnumSet.of(RETURNED);
      case RETURNED, CANCELLED -> EnumSet.noneOf(OrderState.class);
    };
  }

  /** Whether a state may come next. */
  public boolean allows(OrderState next) {
    return successors().contains(next);
  }

  /** Whether nothing comes after. */
  public boolean isFinal() {
    return successors().isEmpty();
  }

  /** Whether lines may still be changed. */
  public boolean isEditable() {
    return this == DRAFT;
  }
}
