// SPDX-License-Identifier: Apache-2.0
package broker;

/** Removes temporary destinations once they were answered. */
public class CleanReply {
  public static boolean clean(Message message) {
    Destination reply = message.replyTo();
    if (reply == null) {
      return false;
    }
    if (reply instanceof Temporary temporary) {
      temporary.delete();
      return reply instanceof Queue;
    }
    return false;
  }
}
