// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.time.ZoneId;

/** Names the time zone. */
public class Zone {
  public String describe(boolean brief) {
    String id = ZoneId.systemDefault().getId();
    return brief ? id.substring(0, 1) : id;
  }
}
