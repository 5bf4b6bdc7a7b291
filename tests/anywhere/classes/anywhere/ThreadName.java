// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Prefixes with the thread. */
public class ThreadName {
  public String log(String text) {
    if (text == null) return "";
    return "[" + Thread.currentThread().getName() + "] " + text;
  }
}
