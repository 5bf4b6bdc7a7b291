// SPDX-License-Identifier: Apache-2.0
package expression;

/** A name's value, whatever happens. */
public class SafeLookUp {
  public static String lookUp(Scope scope, Node node) {
    if (!(node instanceof Variable variable)) {
      return "no name";
    }
    try {
      Integer value = scope.lookUp(variable.name());
      if (value == null) {
        return "unset";
      }
      return value > 99 ? "large" : "small";
    } catch (UndefinedException unknown) {
      return variable.name() == null ? "nameless" : "undefined";
    }
  }
}
