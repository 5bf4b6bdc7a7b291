// SPDX-License-Identifier: Apache-2.0
package hostile;

/** One way out; true if it seems to lead there. */
interface Attempt {
  boolean works() throws Throwable;
}
