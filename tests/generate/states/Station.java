// SPDX-License-Identifier: Apache-2.0
package states;

/** F76: stand-ins that are asked for several things, several times, with arguments; two of them. */
public class Station {
  /** What is stood in for. */
  public interface Probe {
    int celsius();

    boolean isOn();

    String name();

    int at(int place);
  }

  public static String both(Probe probe) {
    if (probe.isOn() && probe.celsius() > 90) {
      return "hot";
    }
    return "cold";
  }

  public static String named(Probe probe) {
    if ("main".equals(probe.name())) {
      return "main";
    }
    return "side";
  }

  public static String compare(Probe one, Probe other) {
    if (one.celsius() > other.celsius()) {
      return "warmer";
    }
    return "not warmer";
  }

  public static String twice(Probe probe) {
    int before = probe.celsius();
    if (probe.celsius() > before) {
      return "rising";
    }
    return "steady";
  }

  /** What ends, or fails, after a while. */
  public interface Feed {
    boolean hasNext();

    String next() throws java.io.IOException;
  }

  public static String drain(Feed feed) {
    StringBuilder all = new StringBuilder();
    while (feed.hasNext()) {
      try {
        all.append(feed.next());
      } catch (java.io.IOException exception) {
        return "broken";
      }
    }
    if (all.toString().equals("ab")) {
      return "both";
    }
    return "some";
  }

  public static String retry(Feed feed) {
    for (int i = 0; i < 3; i++) {
      try {
        feed.next();
        return i == 0 ? "at once" : "later";
      } catch (java.io.IOException exception) {
        continue;
      }
    }
    return "never";
  }

  public static String places(Probe probe) {
    if (probe.at(1) > probe.at(2)) {
      return "falling";
    }
    return "level";
  }
}
