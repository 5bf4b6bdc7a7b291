// SPDX-License-Identifier: Apache-2.0
package examples;

import java.util.Objects;

/** X33: a constructor that forgets to hand its argument on. */
public class Element {
  private final String document;

  protected Element() {
    document = null;
  }

  public Element(String document) {
    this.document = Objects.requireNonNull(document, "document");
  }

  public int documentLength() {
    return document.length(); // @document
  }

  /** Of this the document is lost. */
  public static class Lost extends Element {
    public Lost(String document) {
      Objects.requireNonNull(document, "document");
    }

    public int size() {
      return documentLength() + 1;
    }
  }

  /** This one is right. */
  public static class Kept extends Element {
    public Kept(String document) {
      super(document);
    }

    public int size() {
      return documentLength() + 1;
    }
  }
}
