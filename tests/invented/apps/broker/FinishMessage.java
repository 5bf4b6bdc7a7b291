// SPDX-License-Identifier: Apache-2.0
package broker;

/** Acknowledges a message in the way of its session. */
public class FinishMessage {
  public static String finish(Session session, Message message) {
    if (!session.isTransacted()) {
      session.acknowledge(message);
      return "acknowledged";
    }
    try {
      session.commit();
      return "committed";
    } catch (BrokerException problem) {
      if (problem.code() == 40) {
        return "try again";
      }
      return problem.getMessage() == null ? "failed" : "failed: " + problem.getMessage();
    }
  }
}
