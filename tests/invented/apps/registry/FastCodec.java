// SPDX-License-Identifier: Apache-2.0
package registry;

/** Knows how many bytes it needs. */
public interface FastCodec extends Codec {
  int size(Object value);
}
