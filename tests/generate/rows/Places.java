// SPDX-License-Identifier: Apache-2.0
package rows;

import java.text.SimpleDateFormat;
import java.util.Date;

/** F55: what the class library says depends on where it is asked. */
public class Places {
  public static String price(double amount) {
    return amount < 0 ? "none" : String.format("%.2f", amount);
  }

  public static String day(long time) {
    return time == 0 ? "never" : new SimpleDateFormat("yyyy-MM-dd HH:mm").format(new Date(time));
  }

  public static String shout(String text) {
    return text.length() == 2 && text.charAt(0) == 'i' ? text.toUpperCase() : text;
  }

  public static String user() {
    return System.getProperty("user.name");
  }
}
