// SPDX-License-Identifier: Apache-2.0
package broker;

/** Goes away with its connection. */
public interface Temporary {
  void delete();
}
