// jars: dom4j.jar jaxen.jar
// SPDX-License-Identifier: Apache-2.0
import java.io.StringReader;
import java.io.StringWriter;
import java.util.*;
import org.dom4j.*;
import org.dom4j.io.*;

/** dom4j: parsing, XPath, building, visiting, writing. */
public class Dom4jDriver {
  public static void main(String[] args) throws Exception {
    String xml = "<lib xmlns:p='urn:p'><!--c--><book id='1' price='9.5'><title>One</title><p:tag>x</p:tag></book><book id='2' price='20'><title>Two &lt;</title></book><?pi data?></lib>";
    Document d = new SAXReader().read(new StringReader(xml));
    Element root = d.getRootElement();
    System.out.println(root.getName() + " " + root.elements().size() + " " + root.nodeCount() + " " + root.element("book").attributeValue("id") + " " + root.element("book").elementText("title"));
    System.out.println(d.selectNodes("//book").size() + " " + d.valueOf("//book[@id='2']/title") + " " + d.numberValueOf("sum(//@price)") + " " + d.selectSingleNode("//p:tag").getText() + " " + d.selectSingleNode("//none") + " " + d.createXPath("count(//title) > 1").booleanValueOf(d));
    for (Iterator<Element> it = root.elementIterator("book"); it.hasNext(); ) {
      Element b = it.next();
      System.out.println(b.getPath() + " " + b.getUniquePath() + " " + b.attributes().size() + " " + b.asXML());
    }
    Element added = root.addElement("book").addAttribute("id", "3");
    added.addElement("title").addText("a & b").addCDATA("<raw>");
    added.addComment("note");
    added.element("title").setText("changed");
    root.remove(root.elements("book").get(0));
    StringWriter pretty = new StringWriter();
    XMLWriter w = new XMLWriter(pretty, OutputFormat.createPrettyPrint());
    w.write(d);
    System.out.print(pretty);
    StringWriter compact = new StringWriter();
    OutputFormat f = OutputFormat.createCompactFormat();
    f.setSuppressDeclaration(true);
    new XMLWriter(compact, f).write(d);
    System.out.println(compact);
    StringBuilder visited = new StringBuilder();
    d.accept(new VisitorSupport() {
      @Override public void visit(Element e) { visited.append('<').append(e.getName()); }
      @Override public void visit(Attribute a) { visited.append('@').append(a.getName()); }
      @Override public void visit(Text t) { visited.append('"').append(t.getText().trim()); }
    });
    System.out.println(visited);
    Document built = DocumentHelper.createDocument(DocumentHelper.createElement(QName.get("root", "urn:x")));
    built.getRootElement().addNamespace("q", "urn:q").addElement("q:child").addAttribute(QName.get("a", "q", "urn:q"), "v");
    System.out.println(built.asXML() + " " + built.getRootElement().getNamespaceURI() + " " + (built.getRootElement().element("child") == null));
    Element copy = root.createCopy("copy");
    System.out.println(copy.elements().size() + " " + new org.dom4j.util.NodeComparator().compare(root, root.createCopy()) + " " + DocumentHelper.parseText("<a>t</a>").getRootElement().getTextTrim());
    List<Node> sorted = DocumentHelper.createXPath("//book").selectNodes(d, DocumentHelper.createXPath("@id"));
    System.out.println(sorted.size());
    for (String bad : new String[] {"<a><b></a>", "no xml", "<a/><b/>"}) {
      try {
        DocumentHelper.parseText(bad);
      } catch (DocumentException e) {
        System.out.println(e.getMessage());
      }
    }
    try {
      d.selectNodes("//[");
    } catch (InvalidXPathException e) {
      System.out.println("bad xpath");
    }
  }
}
