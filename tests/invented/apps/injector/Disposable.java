// SPDX-License-Identifier: Apache-2.0
package injector;

/** Wants to know when it is no longer needed. */
public interface Disposable {
  boolean dispose();
}
