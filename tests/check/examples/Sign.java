// SPDX-License-Identifier: Apache-2.0
package examples;

/** X25: a method that only subclasses should be asked for. */
public class Sign {
  public String label() {
    throw new RuntimeException("override me"); // @label
  }

  /** A sign that forgot its label. */
  public static class Plain extends Sign {
    public String show() {
      return framed();
    }

    private String framed() {
      return "[" + text() + "]";
    }

    private String text() {
      return label();
    }
  }
}
