// SPDX-License-Identifier: Apache-2.0
package expression;

/** A name means nothing. */
public class UndefinedException extends Exception {
  private static final long serialVersionUID = 1L;
}
