// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** What to call people. */
public class Greeting {
  private final Map<String, String> nicknames = new HashMap<>();

  public void call(String name, String nickname) {
    Objects.requireNonNull(name, "name");
    nicknames.put(name, Objects.requireNonNull(nickname, "nickname"));
  }

  /** Null for those who have none. */
  @Nullable
  public String nickname(String name) {
    return nicknames.get(name);
  }

  /** A greeting, also for somebody without a name. */
  public String greet(@Nullable String name) {
    return name == null ? "Hello!" : "Hello " + name.trim() + "!";
  }

  /** The nickname in capitals, or the name. */
  public String shout(String name) {
    String nickname = nickname(name);
    return (nickname == null ? String.valueOf(name) : nickname).toUpperCase() + "!";
  }
}
