// SPDX-License-Identifier: Apache-2.0
package injector;

/** Makes objects when asked. */
public interface Provider<T> {
  T get();
}
