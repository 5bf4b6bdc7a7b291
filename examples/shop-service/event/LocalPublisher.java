// SPDX-License-Identifier: Apache-2.0
package shopservice.event;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import shopservice.flag.FeatureFlags;

/** Tells listeners in this process; one that fails does not keep others from being told. */
public class LocalPublisher implements EventPublisher {
  private final List<ShopListener> listeners = new ArrayList<>();
  private final FeatureFlags flags;
  private int failures;

  public LocalPublisher(FeatureFlags flags) {
    this.flags = flags;
  }

  /** Listeners whose feature is switched off are not added. */
  public boolean subscribe(ShopListener listener) {
    if (!flags.isActive(listener.getClass())) {
      return false;
    }
    listeners.add(listener);
    listeners.sort(Comparator.comparingInt(ShopListener::order));
    return true;
  }

  @Override
  public void publish(ShopEvent event) {
    for (ShopListener listener : listeners) {
      try {
        listener.on(event);
      } catch (RuntimeException problem) {
        failures++;
      }
    }
  }

  public int failures() {
    return failures;
  }
}
