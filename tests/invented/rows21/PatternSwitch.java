// SPDX-License-Identifier: Apache-2.0
package rows21;

/** A switch over types and what their methods answer; needs Java 21. */
public class PatternSwitch {
  public interface Event {
    int code();
  }

  public interface Urgent {
    int minutes();
  }

  public interface Signed {
    String by();
  }

  public static String route(Event event) {
    return switch (event) {
      case null -> "nothing";
      case Urgent urgent when urgent.minutes() < 5 -> "now";
      case Urgent urgent -> "soon";
      case Signed signed -> "filed";
      case Event other when other.code() == 404 -> "missing";
      default -> "ignored";
    };
  }
}
