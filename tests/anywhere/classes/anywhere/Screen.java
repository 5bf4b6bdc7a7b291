// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.awt.GraphicsEnvironment;
import javax.swing.JLabel;

/** Shows something, if there is a screen. */
public class Screen {
  public String where() {
    return GraphicsEnvironment.isHeadless() ? "nowhere" : "on the screen";
  }

  public int width(String text) {
    return new JLabel(text).getText().length() > 3 ? 2 : 1;
  }
}
