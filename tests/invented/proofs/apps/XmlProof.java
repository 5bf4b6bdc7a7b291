// SPDX-License-Identifier: Apache-2.0
package xml;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Takes every branch of the application. */
class XmlProof {
  /** Some calls throw on purpose. */
  interface Call {
    void run() throws Exception;
  }

  static void run(Call... calls) {
    for (Call call : calls) {
      try {
        call.run();
      } catch (Exception expected) {
        // it came this far
      }
    }
  }

  record Plain(int type, String name, XmlNode firstChild, XmlNode nextSibling) implements XmlNode {}

  record Element(int attributeCount) implements XmlNode, AttributeHolder {
    @Override
    public String attributeName(int index) {
      return "a" + index;
    }

    @Override
    public int type() {
      return 1;
    }

    @Override
    public String name() {
      return "e";
    }

    @Override
    public XmlNode firstChild() {
      return null;
    }

    @Override
    public XmlNode nextSibling() {
      return null;
    }
  }

  static class Handler implements ContentHandler {
    @Override
    public void text(String text) {}

    @Override
    public void element(String name) {}
  }

  static class Lexical extends Handler implements LexicalHandler {
    @Override
    public void comment(String text) {}
  }

  @Test
  void applies() {
    Plain leaf = new Plain(3, "id", null, null);
    Plain comment = new Plain(8, "c", null, new Plain(9, "x", null, leaf));
    Plain root = new Plain(1, "r", comment, null);
    Plain deep = new Plain(1, "d", new Plain(1, "m", leaf, null), null);
    for (Plain each : List.of(root, deep, leaf, new Plain(1, "o", leaf, null), new Plain(1, "p", root, null))) {
      run(() -> WalkDocument.walk(each, new Handler()), () -> WalkDocument.walk(each, new Lexical()), () -> GrandChild.find(each));
      run(() -> CompareNodes.first(each, root, Comparator.naturalOrder()),
          () -> CompareNodes.first(root, each, Comparator.naturalOrder()));
    }
    run(() -> FindAttribute.find(leaf, "a"), () -> FindAttribute.find(new Element(2), "a1"),
        () -> FindAttribute.find(new Element(2), "b"));
  }
}
