// SPDX-License-Identifier: Apache-2.0
package broker;

/** Chooses the line a message waits in. */
public class RouteMessage {
  public static String route(Message message) {
    if (message.priority() > 7) {
      return "express";
    }
    if (message instanceof TextBody body) {
      String text = body.text();
      if (text == null || text.isEmpty()) {
        return "empty";
      }
      return text.charAt(0) == '{' ? "json" : "text";
    }
    if (message instanceof BytesBody body) {
      return body.length() > 1_000_000L ? "bulk" : "bytes";
    }
    return "other";
  }
}
