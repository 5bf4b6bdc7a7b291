package ledger.order;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import ledger.util.RingBuffer;

/** Remembers the last changes of all orders it listens to. */
public class AuditTrail implements OrderListener {
  private final RingBuffer<Entry> entries;
  private final Map<OrderState, Integer> counts = new EnumMap<>(OrderState.class);

  /** One change of one order. */
  public record Entry(String orderId, OrderState from, OrderState to) {
    @Override
    public String toString() {
      return orderId + ": " + from + " -> " + to;
    }
  }

  /** A trail of the last changes. */
  public AuditTrail(int length) {
    entries = new RingBuffer<>(length, RingBuffer.Policy.OVERWRITE);
  }

  @Override
  public void stateChanged(Order order, OrderState from, OrderState to) {
    entries.add(new Entry(order.id(), from, to));
    counts.merge(to, 1, Integer::sum);
  }

  /** The last changes, the oldest first. */
  public List<Entry> entries() {
    return entries.toList();
  }

  /** How often a state was entered, forgotten entries included. */
  public int count(OrderState state) {
    return counts.getOrDefault(state, 0);
  }

  /** The changes of one order that are still remembered. */
  public List<Entry> of(String orderId) {
    return entries.toList().stream().filter(entry -> entry.orderId().equals(orderId)).toList();
  }
}
