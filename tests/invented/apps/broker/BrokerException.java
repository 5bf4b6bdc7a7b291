// SPDX-License-Identifier: Apache-2.0
package broker;

/** The broker could not do it. */
public class BrokerException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int code;

  public BrokerException(String message, int code) {
    super(message);
    this.code = code;
  }

  public int code() {
    return code;
  }
}
