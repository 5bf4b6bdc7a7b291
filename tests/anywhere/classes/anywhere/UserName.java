// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Signs with the user's name. */
public class UserName {
  public String sign(String text) {
    if (text == null) return null;
    return text + " -- " + System.getProperty("user.name");
  }
}
