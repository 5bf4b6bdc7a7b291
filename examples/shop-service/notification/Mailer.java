// SPDX-License-Identifier: Apache-2.0
package shopservice.notification;

import java.io.IOException;

/** Sends mail. */
public interface Mailer {
  void send(String to, String subject, String text) throws IOException;
}
