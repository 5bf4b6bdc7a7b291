// SPDX-License-Identifier: Apache-2.0
package rows;

/** M2: no class implements both Queue and Topic. */
public class Broker {
  public interface Destination {}

  public interface Queue extends Destination {
    String queueName();
  }

  public interface Topic extends Destination {
    String topicName();
  }

  /** What the broker makes of destinations of others. */
  public static class Own implements Destination {
    private final String name;

    public Own(String name) {
      this.name = name;
    }

    public String name() {
      return name;
    }
  }

  public static Own transform(Destination destination) {
    if (destination == null) {
      return null;
    }
    if (destination instanceof Own own) {
      return own;
    }
    if (destination instanceof Queue queue && destination instanceof Topic topic) {
      String queueName = queue.queueName();
      String topicName = topic.topicName();
      if (queueName != null && topicName == null) {
        return new Own("queue:" + queueName);
      }
      if (queueName == null && topicName != null) {
        return new Own("topic:" + topicName);
      }
      throw new IllegalStateException("neither a queue nor a topic");
    }
    if (destination instanceof Queue queue) {
      return new Own("queue:" + queue.queueName());
    }
    if (destination instanceof Topic topic) {
      return new Own("topic:" + topic.topicName());
    }
    throw new IllegalArgumentException("unknown destination");
  }
}
