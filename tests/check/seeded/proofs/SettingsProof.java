// SPDX-License-Identifier: Apache-2.0
package proofs;

import bad.Settings;

/** One call of each defect of Settings. */
public final class SettingsProof {
  private SettingsProof() {}

  public static void numberReadAsText() {
    Settings settings = new Settings();
    settings.setNumber("width", 3);
    settings.text("width");
  }

  public static void textReadAsNumber() {
    Settings settings = new Settings();
    settings.setText("width", "3");
    settings.number("width");
  }
}
