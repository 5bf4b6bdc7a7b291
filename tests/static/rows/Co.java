// SPDX-License-Identifier: Apache-2.0
package rows;

/** S4: takes what is set when it is initialised. */
public class Co {
  private static Logs.Log log = Logs.factory;

  public static int begin() {
    return log.say("begin"); // @begin
  }
}
