// SPDX-License-Identifier: Apache-2.0
import java.util.prefs.Preferences;

/** Stores preferences in the caller's home and in the system's. */
public class WriteByPreferences {
  public static void main(String[] args) throws Exception {
    Attempts.pretended("user", () -> {
      Preferences.userRoot().node("escaped").put("a", "b");
      Preferences.userRoot().flush();
      Preferences.userRoot().sync();
    });
    Attempts.pretended("system", () -> {
      Preferences.systemRoot().node("escaped").put("a", "b");
      Preferences.systemRoot().flush();
    });
    Attempts.done();
  }
}
