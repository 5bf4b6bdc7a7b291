// SPDX-License-Identifier: Apache-2.0
package several;

/** Makes tools. */
public class Workshop {
  public Tool make() {
    return new Tool();
  }
}
