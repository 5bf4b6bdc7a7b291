// SPDX-License-Identifier: Apache-2.0
package shopservice.notification;

import java.io.IOException;
import java.util.logging.Logger;
import shopservice.event.ShopEvent;
import shopservice.event.ShopListener;
import shopservice.flag.Feature;
import shopservice.order.Order;
import shopservice.order.OrderRepository;

/** Writes to customers about their orders. */
@Feature("mail-notifications")
public class NotificationService implements ShopListener {
  private static final Logger LOGGER = Logger.getLogger(NotificationService.class.getName());

  private OrderRepository orders;
  private Mailer mailer;
  private String sender = "shop";
  private int sent;

  public void setOrders(OrderRepository orders) {
    this.orders = orders;
  }

  public void setMailer(Mailer mailer) {
    this.mailer = mailer;
  }

  public void setSender(String sender) {
    this.sender = sender;
  }

  public int sent() {
    return sent;
  }

  @Override
  public void on(ShopEvent event) {
    if (event instanceof ShopEvent.OrderPlaced placed) {
      orders.find(placed.orderId()).ifPresent(order -> mail(order, "Thank you for order " + order.id(), ""));
    } else if (event instanceof ShopEvent.OrderCancelled cancelled) {
      orders.find(cancelled.orderId())
          .ifPresent(order -> mail(order, "Order " + order.id() + " is cancelled", cancelled.reason()));
    }
  }

  @Override
  public int order() {
    return 10;
  }

  private void mail(Order order, String subject, String detail) {
    String text = "Dear " + order.customer().name() + ",\n\n"
        + (detail.isBlank() ? "we are on it." : "the reason: " + detail) + "\n\n" + sender;
    try {
      mailer.send(order.customer().email(), subject, text);
      sent++;
    } catch (IOException problem) {
      LOGGER.warning(() -> "mail about order " + order.id() + " is lost: " + problem.getMessage());
    }
  }
}
