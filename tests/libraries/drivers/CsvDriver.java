// jars: commons-csv.jar
// SPDX-License-Identifier: Apache-2.0
import java.io.StringReader;
import java.util.Arrays;
import org.apache.commons.csv.*;

/** commons-csv: formats, headers, quoting, printing. */
public class CsvDriver {
  static void parse(String name, CSVFormat f, String text) {
    try (CSVParser p = f.parse(new StringReader(text))) {
      System.out.println(name + " header " + p.getHeaderNames());
      for (CSVRecord r : p) System.out.println("  " + r.getRecordNumber() + " " + r.size() + " " + r.toList() + " consistent " + r.isConsistent() + (p.getHeaderMap() != null && r.isMapped("name") ? " name=" + r.get("name") : ""));
    } catch (Exception e) {
      System.out.println(name + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) throws Exception {
    String text = "name,age\r\nAnn,30\r\n\"Bob, Jr\",\"4\"\"5\"\r\n\r\n short \r\n\"multi\nline\",1\r\n";
    parse("default", CSVFormat.DEFAULT, text);
    parse("header", CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).build(), text);
    parse("excel", CSVFormat.EXCEL, "a,,c\r\n,,\r\n");
    parse("tabs", CSVFormat.TDF, "a\tb\n c \t\"d\"\n");
    parse("mysql", CSVFormat.MYSQL, "a\\tb\t\\N\nx\ty");
    parse("semicolon", CSVFormat.DEFAULT.builder().setDelimiter(';').setTrim(true).setCommentMarker('#').setNullString("NULL").build(), "# note\n a ; NULL ;'q'\n");
    parse("own header", CSVFormat.DEFAULT.builder().setHeader("name", "x").setIgnoreHeaderCase(true).build(), "1,2\n3");
    parse("broken quote", CSVFormat.DEFAULT, "\"a\"b,c\n");
    parse("open quote", CSVFormat.DEFAULT, "\"abc");
    try {
      CSVFormat.DEFAULT.builder().setHeader("a", "a").setAllowDuplicateHeaderNames(false).build();
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    StringBuilder out = new StringBuilder();
    try (CSVPrinter p = new CSVPrinter(out, CSVFormat.DEFAULT.builder().setHeader("h1", "h2").build())) {
      p.printRecord("plain", 5);
      p.printRecord("with,comma", "with \"quotes\"", null);
      p.print("one");
      p.print(2.5);
      p.println();
      p.printComment("ignored without marker");
      p.printRecords(Arrays.asList(Arrays.asList(1, 2), new Object[] {"x", true}));
    }
    System.out.print(out);
    System.out.println(CSVFormat.DEFAULT.format("a", "b c", "d\"e", "", null) + " " + CSVFormat.DEFAULT.builder().setQuoteMode(QuoteMode.ALL).build().format("x", 1) + " " + CSVFormat.POSTGRESQL_CSV.format("x", null) + " " + CSVFormat.DEFAULT);
    try (CSVParser p = CSVParser.parse("k,v\n1,one", CSVFormat.DEFAULT.builder().setHeader().build())) {
      CSVRecord r = p.getRecords().get(0);
      System.out.println(r.toMap() + " " + r.get(1) + " " + r.isSet("v"));
      try {
        r.get("nope");
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
