// SPDX-License-Identifier: Apache-2.0
import java.io.StringReader;
import java.io.StringWriter;
import javax.xml.parsers.*;
import javax.xml.stream.*;
import javax.xml.transform.*;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.xpath.*;
import org.w3c.dom.*;
import org.xml.sax.*;
import org.xml.sax.helpers.DefaultHandler;

/** The XML parsers of the class library: DOM, SAX, StAX, XPath and serialization. */
public class XmlProcessing {
  static final String XML = "<?xml version='1.0'?><!DOCTYPE library [<!ENTITY who 'Ann'>]><library name=\"city\"><!-- a comment --><book id='1' year='1999'><title>First &amp; last</title><author>&who;</author></book>"
      + "<book id='2'><title><![CDATA[<raw> & data]]></title></book><?pi some data?><empty/></library>";

  static void walk(Node n, String indent) {
    System.out.println(indent + n.getNodeType() + " " + n.getNodeName() + " " + (n.getNodeValue() == null ? "" : n.getNodeValue().trim()));
    NamedNodeMap attributes = n.getAttributes();
    for (int i = 0; attributes != null && i < attributes.getLength(); i++) System.out.println(indent + "  @" + attributes.item(i));
    for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) if (c.getNodeType() != Node.DOCUMENT_TYPE_NODE) walk(c, indent + "  ");
  }

  public static void main(String[] args) throws Exception {
    DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    Document d = builder.parse(new InputSource(new StringReader(XML)));
    walk(d.getDocumentElement(), "");
    Element book = (Element) d.getElementsByTagName("book").item(1);
    book.setAttribute("added", "yes");
    book.appendChild(d.createElement("note")).appendChild(d.createTextNode("a < b"));
    d.getDocumentElement().removeChild(d.getElementsByTagName("empty").item(0));
    Transformer t = TransformerFactory.newInstance().newTransformer();
    t.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
    StringWriter out = new StringWriter();
    t.transform(new DOMSource(d.getDocumentElement()), new StreamResult(out));
    System.out.println(out);
    XPath xpath = XPathFactory.newInstance().newXPath();
    System.out.println(xpath.evaluate("count(//book)", d) + " " + xpath.evaluate("/library/@name", d) + " " + xpath.evaluate("//book[@id='2']/title", d) + " " + xpath.evaluate("sum(//book/@id)", d) + " " + ((NodeList) xpath.evaluate("//title", d, XPathConstants.NODESET)).getLength());
    SAXParserFactory.newInstance().newSAXParser().parse(new InputSource(new StringReader(XML)), new DefaultHandler() {
      int depth;
      @Override public void startElement(String uri, String local, String name, Attributes a) { System.out.println("start " + name + " " + a.getLength() + " depth " + ++depth); }
      @Override public void endElement(String uri, String local, String name) { System.out.println("end " + name + " " + depth--); }
      @Override public void characters(char[] c, int start, int length) { System.out.println("text " + new String(c, start, length)); }
      @Override public void processingInstruction(String target, String data) { System.out.println("pi " + target + " " + data); }
    });
    for (String bad : new String[] {"<a><b></a>", "<a", "<a x=1/>", "", "<a/><b/>", "<a>&nope;</a>"}) {
      builder.setErrorHandler(null);
      try {
        builder.setErrorHandler(new DefaultHandler());
        builder.parse(new InputSource(new StringReader(bad)));
        System.out.println("accepted " + bad);
      } catch (SAXParseException e) {
        System.out.println(e.getLineNumber() + ":" + e.getColumnNumber() + " " + e.getMessage());
      }
    }
    XMLStreamReader reader = XMLInputFactory.newInstance().createXMLStreamReader(new StringReader("<r a='1'><c>text</c></r>"));
    StringBuilder events = new StringBuilder();
    while (reader.hasNext()) events.append(reader.next()).append(reader.hasName() ? reader.getLocalName() : "").append(' ');
    System.out.println(events);
    StringWriter written = new StringWriter();
    XMLStreamWriter writer = XMLOutputFactory.newInstance().createXMLStreamWriter(written);
    writer.writeStartElement("root");
    writer.writeAttribute("q", "\"<>");
    writer.writeCharacters("a & b");
    writer.writeEmptyElement("e");
    writer.writeEndElement();
    writer.close();
    System.out.println(written);
  }
}
