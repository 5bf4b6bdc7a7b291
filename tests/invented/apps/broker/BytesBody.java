// SPDX-License-Identifier: Apache-2.0
package broker;

/** Part of messages that are bytes. */
public interface BytesBody {
  long length();
}
