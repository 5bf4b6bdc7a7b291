// jars: jdom2.jar jaxen.jar
// SPDX-License-Identifier: Apache-2.0
import java.io.StringReader;
import java.util.*;
import org.jdom2.*;
import org.jdom2.filter.Filters;
import org.jdom2.input.SAXBuilder;
import org.jdom2.output.*;
import org.jdom2.xpath.XPathFactory;

/** jdom2: building, reading, filters, XPath, output formats. */
public class Jdom2Driver {
  public static void main(String[] args) throws Exception {
    Document d = new SAXBuilder().build(new StringReader("<shop xmlns:n='urn:n'><item id='1'>one</item><!-- c --><item id='2'><n:sub>x &amp; y</n:sub></item><![CDATA[<raw>]]><?go now?></shop>"));
    Element r = d.getRootElement();
    System.out.println(r.getName() + " " + r.getChildren("item").size() + " " + r.getChild("item").getAttribute("id").getIntValue() + " " + r.getChildText("item") + " " + r.getContent().size() + " " + r.getContent(Filters.comment()).get(0).getText() + " " + r.getContent(Filters.cdata()).size());
    Namespace n = Namespace.getNamespace("n", "urn:n");
    System.out.println(r.getChildren().get(1).getChildText("sub", n) + " " + XPathFactory.instance().compile("//item[@id='2']", Filters.element()).evaluateFirst(d).getAttributeValue("id") + " " + XPathFactory.instance().compile("count(//item)").evaluateFirst(d) + " " + XPathFactory.instance().compile("//n:sub", Filters.element(), null, n).evaluate(d).size());
    Element added = new Element("item").setAttribute("id", "3").setText("<three>");
    r.addContent(0, added);
    added.addContent(new Element("deep", n).addContent(new Comment("in")));
    r.removeChild("item");
    r.getChild("item").setAttribute(new Attribute("flag", "true"));
    System.out.println(r.getChild("item").getAttribute("flag").getBooleanValue() + " " + r.getChildren().size());
    System.out.println(new XMLOutputter(Format.getRawFormat()).outputString(r));
    System.out.println(new XMLOutputter(Format.getPrettyFormat().setIndent("  ").setOmitDeclaration(true)).outputString(d).replace("\r\n", "\n"));
    System.out.println(new XMLOutputter(Format.getCompactFormat()).outputString(new Element("e").setText("  a   b  ")));
    Iterator<Content> it = r.getDescendants();
    StringBuilder types = new StringBuilder();
    while (it.hasNext()) types.append(it.next().getCType()).append(' ');
    System.out.println(types + r.getValue().trim());
    Element copy = r.clone();
    copy.detach();
    copy.sortChildren(Comparator.comparing(e -> e.getAttributeValue("id", "")));
    System.out.println(copy.getChildren().get(0).getAttributeValue("id") + " " + copy.getParent() + " " + r.isAncestor(r.getChildren().get(0)) + " " + new Document(copy).hasRootElement());
    for (Runnable bad : new Runnable[] {() -> new Element("1bad"), () -> r.addContent(r), () -> new Text("\u0001"), () -> new Attribute("x:y", "v"), () -> new Comment("a--b"), () -> r.getChildren().add(added.getParentElement())}) {
      try {
        bad.run();
        System.out.println("accepted");
      } catch (RuntimeException e) {
        System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
      }
    }
    try {
      r.getChild("item").getAttribute("flag").getIntValue();
    } catch (DataConversionException e) {
      System.out.println(e.getMessage());
    }
    try {
      new SAXBuilder().build(new StringReader("<a>"));
    } catch (JDOMException e) {
      System.out.println(e.getMessage());
    }
  }
}
