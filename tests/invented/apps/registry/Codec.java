// SPDX-License-Identifier: Apache-2.0
package registry;

/** Writes objects down. */
public interface Codec {
  byte[] write(Object value);
}
