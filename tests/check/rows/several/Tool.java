// SPDX-License-Identifier: Apache-2.0
package several;

/** Only the workshop makes it. */
public class Tool {
  Tool() {}
}
