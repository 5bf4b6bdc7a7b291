// SPDX-License-Identifier: Apache-2.0
package rows;

/** F40: setters that are used only when the user allows it. */
public class HiddenSetter {
  private int inPackage;
  private int secret;

  void setInPackage(int value) {
    inPackage = value;
  }

  private void setSecret(int value) {
    secret = value;
  }

  public String read() {
    if (secret == 3) {
      return "secret";
    }
    return inPackage == 3 ? "package" : "default";
  }

  @Override
  public String toString() {
    setSecret(0); // keeps the private setter in use
    return "HiddenSetter";
  }
}
