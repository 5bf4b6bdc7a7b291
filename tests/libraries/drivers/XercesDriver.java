// jars: xercesImpl.jar
// SPDX-License-Identifier: Apache-2.0
import java.io.StringReader;
import java.util.*;
import javax.xml.parsers.*;
import org.apache.xerces.dom.DocumentImpl;
import org.apache.xerces.impl.xpath.regex.RegularExpression;
import org.apache.xerces.jaxp.DocumentBuilderFactoryImpl;
import org.apache.xerces.jaxp.SAXParserFactoryImpl;
import org.apache.xerces.parsers.DOMParser;
import org.apache.xerces.util.URI;
import org.apache.xerces.util.XMLChar;
import org.apache.xml.serialize.*;
import org.w3c.dom.*;
import org.w3c.dom.traversal.*;
import org.xml.sax.*;
import org.xml.sax.helpers.DefaultHandler;

/** xerces: DOM and SAX parsers, DTD validation, traversal, serialization, its regular expressions. */
public class XercesDriver {
  static final String DTD = "<!DOCTYPE note [<!ELEMENT note (to+, body?)><!ELEMENT to (#PCDATA)><!ELEMENT body (#PCDATA)><!ATTLIST note kind (a|b) 'a'><!ENTITY me 'Ann'>]>";

  static class Collecting extends DefaultHandler {
    final StringBuilder text = new StringBuilder();
    @Override public void startElement(String u, String l, String q, Attributes a) { text.append('<').append(q); for (int i = 0; i < a.getLength(); i++) text.append(' ').append(a.getQName(i)).append('=').append(a.getValue(i)); text.append('>'); }
    @Override public void endElement(String u, String l, String q) { text.append("</>"); }
    @Override public void characters(char[] c, int s, int n) { text.append(c, s, n); }
    @Override public void error(SAXParseException e) { text.append("{error ").append(e.getLineNumber()).append(": ").append(e.getMessage()).append('}'); }
    @Override public void fatalError(SAXParseException e) throws SAXException { text.append("{fatal ").append(e.getMessage()).append('}'); throw e; }
  }

  @SuppressWarnings("deprecation")
  public static void main(String[] args) throws Exception {
    DOMParser p = new DOMParser();
    p.parse(new InputSource(new StringReader(DTD + "<note><to>&me;</to><to>Bob</to><body>text &amp; more</body></note>")));
    Document d = p.getDocument();
    System.out.println(d.getDocumentElement().getAttribute("kind") + " " + d.getElementsByTagName("to").getLength() + " " + d.getElementsByTagName("to").item(0).getTextContent() + " " + d.getDoctype().getName());
    java.io.StringWriter out = new java.io.StringWriter();
    OutputFormat f = new OutputFormat(d, "UTF-8", true);
    f.setOmitXMLDeclaration(true);
    f.setOmitDocumentType(true);
    new XMLSerializer(out, f).serialize(d.getDocumentElement());
    System.out.println(out);
    NodeIterator it = ((DocumentTraversal) d).createNodeIterator(d, NodeFilter.SHOW_TEXT, null, true);
    for (Node n = it.nextNode(); n != null; n = it.nextNode()) System.out.print("[" + n.getNodeValue() + "]");
    System.out.println();
    TreeWalker walker = ((DocumentTraversal) d).createTreeWalker(d.getDocumentElement(), NodeFilter.SHOW_ELEMENT, null, false);
    System.out.println(walker.firstChild().getNodeName() + " " + walker.nextSibling().getTextContent() + " " + walker.parentNode().getNodeName());
    Document made = new DocumentImpl();
    Element r = made.createElement("r");
    made.appendChild(r);
    r.setAttribute("x", "<&\">");
    r.appendChild(made.createCDATASection("cd"));
    r.appendChild(made.importNode(d.getElementsByTagName("to").item(1), true));
    System.out.println(r.getChildNodes().getLength() + " " + r.cloneNode(true).isEqualNode(r) + " " + made.getDocumentElement().getAttribute("x"));
    SAXParserFactory factory = new SAXParserFactoryImpl();
    factory.setValidating(true);
    for (String xml : new String[] {"<note kind='b'><to>x</to></note>", "<note kind='z'><to/></note>", "<note><body/></note>", "<note><to></note>", "<note><to>&undefined;</to></note>", "<note><extra/></note>"}) {
      Collecting c = new Collecting();
      try {
        factory.newSAXParser().parse(new InputSource(new StringReader(DTD + xml)), c);
      } catch (SAXException e) {
        c.text.append(" stopped");
      }
      System.out.println(c.text);
    }
    DocumentBuilderFactory dbf = new DocumentBuilderFactoryImpl();
    dbf.setNamespaceAware(true);
    Document ns = dbf.newDocumentBuilder().parse(new InputSource(new StringReader("<a:x xmlns:a='urn:a' xmlns='urn:d'><y/></a:x>")));
    System.out.println(ns.getDocumentElement().getNamespaceURI() + " " + ns.getDocumentElement().getFirstChild().getNamespaceURI() + " " + ns.getDocumentElement().lookupPrefix("urn:a") + " " + ns.getElementsByTagNameNS("*", "y").getLength());
    System.out.println(new RegularExpression("(a|b)+c").matches("ababc") + " " + new RegularExpression("\\i\\c*", "X").matches("1x") + " " + new RegularExpression("[0-9]{2}").matches("x12y") + " " + XMLChar.isValidName("a-b") + " " + XMLChar.isValidNCName("a:b") + " " + new URI("http://h/p?q#f").getPath());
    try {
      new RegularExpression("(");
    } catch (RuntimeException e) {
      System.out.println(e.getMessage());
    }
    try {
      r.appendChild(made);
    } catch (DOMException e) {
      System.out.println(e.code + " " + e.getMessage());
    }
    try {
      made.createElement("bad name");
    } catch (DOMException e) {
      System.out.println(e.code);
    }
  }
}
