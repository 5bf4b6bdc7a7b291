// SPDX-License-Identifier: Apache-2.0
package shopservice.order;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Where orders are kept. */
public interface OrderRepository {
  long nextId();

  Optional<Order> find(long id);

  List<Order> placedOn(LocalDate day);

  void save(Order order);
}
