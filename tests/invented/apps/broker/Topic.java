// SPDX-License-Identifier: Apache-2.0
package broker;

/** Every receiver gets a message. */
public interface Topic extends Destination {
  String topicName() throws BrokerException;
}
