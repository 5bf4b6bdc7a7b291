// SPDX-License-Identifier: Apache-2.0
package broker;

/** Makes the broker's own destination of a foreign one. */
public class TransformDestination {
  public static OwnDestination transform(Destination destination) throws BrokerException {
    if (destination == null) {
      return null;
    }
    if (destination instanceof OwnDestination own) {
      return own;
    }
    if (destination instanceof Queue queue && destination instanceof Topic topic) {
      String queueName = queue.queueName();
      String topicName = topic.topicName();
      if (queueName != null && topicName == null) {
        return new OwnDestination("queue://" + queueName);
      }
      if (queueName == null && topicName != null) {
        return new OwnDestination("topic://" + topicName);
      }
      throw new BrokerException("cannot tell which it is", 1);
    }
    if (destination instanceof Queue queue) {
      return new OwnDestination("queue://" + queue.queueName());
    }
    if (destination instanceof Topic topic) {
      return new OwnDestination("topic://" + topic.topicName());
    }
    throw new BrokerException("unknown kind of destination", 2);
  }
}
