// SPDX-License-Identifier: Apache-2.0
package rows;

import java.io.IOException;

/** The first answer is an exception, the second is none. */
public class RetriedFailure {
  public interface Gateway {
    int fetch() throws IOException;
  }

  public static String fetch(Gateway gateway) {
    try {
      return "first " + (gateway.fetch() > 0);
    } catch (IOException first) {
      try {
        return gateway.fetch() == 7 ? "seven" : "second";
      } catch (IOException second) {
        return "never";
      }
    }
  }
}
