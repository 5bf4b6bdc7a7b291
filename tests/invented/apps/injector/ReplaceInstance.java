// SPDX-License-Identifier: Apache-2.0
package injector;

/** Takes a new object from a provider and gives the old one up. */
public class ReplaceInstance {
  public static <T> String replace(T old, Provider<? extends T> provider) {
    T made = provider.get();
    if (made == null) {
      return "kept";
    }
    if (made == old) {
      return "same";
    }
    if (old instanceof Disposable disposable && !disposable.dispose()) {
      return "leaked";
    }
    return "replaced";
  }
}
