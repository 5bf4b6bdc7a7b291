// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/** How long the lamps of a traffic light burn. */
public class TrafficLight {
  /** The lamps. */
  public enum Lamp { RED, AMBER, GREEN, BLINKING }

  private final Map<Lamp, Integer> seconds = new EnumMap<>(Lamp.class);

  public TrafficLight() {
    seconds.put(Lamp.RED, 40);
    seconds.put(Lamp.AMBER, 3);
    seconds.put(Lamp.GREEN, 35);
    seconds.put(Lamp.BLINKING, 0);
  }

  public void set(Lamp lamp, int duration) {
    Objects.requireNonNull(lamp, "lamp");
    if (duration < 1 || duration > 3600) {
      throw new IllegalArgumentException("duration " + duration);
    }
    seconds.put(lamp, duration);
  }

  public int duration(Lamp lamp) {
    Objects.requireNonNull(lamp, "lamp");
    return seconds.get(lamp);
  }

  /** The lamp of a name as people write it; BLINKING for anything else. */
  public Lamp lampOf(String name) {
    for (Lamp lamp : Lamp.values()) {
      if (lamp.name().equalsIgnoreCase(name.trim())) {
        return lamp;
      }
    }
    return Lamp.BLINKING;
  }
}
