// SPDX-License-Identifier: Apache-2.0
import java.io.File;
import java.io.FileOutputStream;
import java.io.StringReader;
import java.util.Properties;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;

/** Lets XML tools write files on the host. */
public class WriteByXml {
  public static void main(String[] args) throws Exception {
    Attempts.pretended("properties", () -> new Properties().storeToXML(new FileOutputStream(args[0] + "/new.xml"), "escaped"));
    Attempts.pretended("transformer", () -> TransformerFactory.newInstance().newTransformer()
        .transform(new StreamSource(new StringReader("<a/>")), new StreamResult(new File(args[0], "keep.txt"))));
    Attempts.done();
  }
}
