// SPDX-License-Identifier: Apache-2.0
package broker;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Takes every branch of the application. */
class BrokerProof {
  /** Some calls throw on purpose. */
  interface Call {
    void run() throws Exception;
  }

  static void run(Call... calls) {
    for (Call call : calls) {
      try {
        call.run();
      } catch (Exception expected) {
        // it came this far
      }
    }
  }

  record Both(String queueName, String topicName) implements Queue, Topic {}

  record Plain(int priority, Destination replyTo) implements Message {}

  record Text(int priority, Destination replyTo, String text) implements Message, TextBody {}

  record Bytes(int priority, Destination replyTo, long length) implements Message, BytesBody {}

  record Temp() implements Destination, Temporary {
    @Override
    public void delete() {}
  }

  record TempQueue(String queueName) implements Queue, Temporary {
    @Override
    public void delete() {}
  }

  record Talk(boolean isTransacted, BrokerException problem) implements Session {
    @Override
    public void commit() throws BrokerException {
      if (problem != null) {
        throw problem;
      }
    }

    @Override
    public void acknowledge(Message message) {}
  }

  @Test
  void applies() {
    Queue queue = () -> "q";
    Topic topic = () -> "t";
    for (Destination each : Arrays.asList(null, new OwnDestination("o"), new Both("q", null), new Both(null, "t"),
        new Both("q", "t"), new Both(null, null), queue, topic, new Destination() {}, new Temp(), new TempQueue("q"))) {
      run(() -> TransformDestination.transform(each), () -> CleanReply.clean(new Plain(1, each)));
    }
    for (Message each : List.of(new Plain(8, null), new Plain(1, null), new Text(1, null, null), new Text(1, null, ""),
        new Text(1, null, "{"), new Text(1, null, "x"), new Bytes(1, null, 2_000_000), new Bytes(1, null, 1))) {
      run(() -> RouteMessage.route(each));
    }
    for (Talk each : List.of(new Talk(false, null), new Talk(true, null), new Talk(true, new BrokerException("x", 40)),
        new Talk(true, new BrokerException("x", 1)), new Talk(true, new BrokerException(null, 1)))) {
      run(() -> FinishMessage.finish(each, null));
    }
  }
}
