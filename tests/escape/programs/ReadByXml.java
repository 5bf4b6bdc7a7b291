// SPDX-License-Identifier: Apache-2.0
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.InputSource;
import org.xml.sax.helpers.DefaultHandler;

/** Lets XML parsers include files of the host. */
public class ReadByXml {
  public static void main(String[] args) throws Exception {
    for (String file : new String[] {"/etc/passwd", args[0] + "/keep.txt"}) {
      String text = "<!DOCTYPE a [<!ENTITY b SYSTEM 'file://" + file + "'>]><a>&b;</a>";
      Attempts.read("document", () -> DocumentBuilderFactory.newInstance().newDocumentBuilder()
          .parse(new InputSource(new StringReader(text))).getDocumentElement().getTextContent());
      Attempts.read("events", () -> {
        StringBuilder found = new StringBuilder();
        SAXParserFactory.newInstance().newSAXParser().parse(new InputSource(new StringReader(text)), new DefaultHandler() {
          @Override public void characters(char[] characters, int start, int length) {
            found.append(characters, start, length);
          }
        });
        return found;
      });
    }
    Attempts.done();
  }
}
