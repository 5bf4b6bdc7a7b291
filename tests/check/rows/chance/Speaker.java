// SPDX-License-Identifier: Apache-2.0
package chance;

/** Has one known implementor. */
public interface Speaker {
  int volume();

  /** The one. */
  class Loud implements Speaker {
    @Override
    public int volume() {
      return 11;
    }
  }
}
