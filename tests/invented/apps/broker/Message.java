// SPDX-License-Identifier: Apache-2.0
package broker;

/** What is sent. */
public interface Message {
  int priority();

  Destination replyTo();
}
