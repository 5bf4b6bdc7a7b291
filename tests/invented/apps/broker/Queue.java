// SPDX-License-Identifier: Apache-2.0
package broker;

/** One receiver gets a message. */
public interface Queue extends Destination {
  String queueName() throws BrokerException;
}
