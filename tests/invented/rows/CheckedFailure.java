// SPDX-License-Identifier: Apache-2.0
package rows;

import java.io.IOException;

/** Exceptions that the signature of a collaborator allows reach the handlers. */
public class CheckedFailure {
  /** Says whether it is worth trying again. */
  public static class Refused extends Exception {
    private static final long serialVersionUID = 1L;
    private final boolean isFinal;

    public Refused(boolean isFinal) {
      super("refused");
      this.isFinal = isFinal;
    }

    public boolean isFinal() {
      return isFinal;
    }
  }

  public interface Gateway {
    String send(String message) throws IOException, Refused;
  }

  public static String deliver(Gateway gateway, String message) {
    try {
      String answer = gateway.send(message);
      return answer == null ? "silence" : "sent";
    } catch (IOException broken) {
      return "broken";
    } catch (Refused refused) {
      if (refused.isFinal()) {
        return "refused";
      }
      return "later";
    }
  }
}
