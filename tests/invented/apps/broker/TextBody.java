// SPDX-License-Identifier: Apache-2.0
package broker;

/** Part of messages that are text. */
public interface TextBody {
  String text();
}
