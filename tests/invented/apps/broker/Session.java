// SPDX-License-Identifier: Apache-2.0
package broker;

/** A conversation with the broker. */
public interface Session {
  boolean isTransacted();

  void commit() throws BrokerException;

  void acknowledge(Message message);
}
