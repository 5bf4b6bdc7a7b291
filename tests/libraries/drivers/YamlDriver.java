// jars: snakeyaml.jar
// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import org.yaml.snakeyaml.*;
import org.yaml.snakeyaml.constructor.*;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.nodes.Tag;
import org.yaml.snakeyaml.representer.Representer;

/** snakeyaml: loading, dumping, anchors, tags, beans, events, failures. */
public class YamlDriver {
  public static class Server {
    private String host;
    private int port;
    private List<String> tags = new ArrayList<>();
    public String getHost() { return host; }
    public void setHost(String h) { host = h; }
    public int getPort() { return port; }
    public void setPort(int p) { port = p; }
    public List<String> getTags() { return tags; }
    public void setTags(List<String> t) { tags = t; }
  }

  public static void main(String[] args) {
    Yaml y = new Yaml();
    for (String s : new String[] {"a: 1\nb: [x, 2, 3.5, true, null, ~]\nc:\n  d: nested\n  e: 'quoted '' text'\n", "- one\n- two: 2\n  three: [3]\n-\n  - deep\n", "text: |\n  line one\n    line two\nfolded: >\n  joined\n  together\n", "base: &b {x: 1, y: 2}\nderived:\n  <<: *b\n  y: 3\n", "int: 0x1F\noct: 010\nbin: 0b11\nfloat: 1e3\ninf: .inf\nnan: .nan\nbool: yes\nstr: !!str 5\nsexa: 1:30\n", "\"esc\\n\\u00e9\\t\": \"\\x41\"\n? complex\n: value\n", "# only a comment\n", "plain scalar"}) {
      Object o = y.load(s);
      System.out.println(o + " " + (o == null ? null : o.getClass().getSimpleName()));
    }
    for (Object o : y.loadAll("--- 1\n---\na: b\n...\n--- [x]\n")) System.out.print(o + " ");
    System.out.println();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", "value");
    data.put("list", Arrays.asList(1, "two", 3.5, null, true));
    data.put("nested", new TreeMap<>(Map.of("k", List.of("a: b", "#c", "", " s", "123", "multi\nline", "\u00e9"))));
    System.out.print(y.dump(data));
    DumperOptions block = new DumperOptions();
    block.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
    block.setIndent(4);
    block.setExplicitStart(true);
    System.out.print(new Yaml(block).dump(data));
    DumperOptions flow = new DumperOptions();
    flow.setDefaultFlowStyle(DumperOptions.FlowStyle.FLOW);
    flow.setDefaultScalarStyle(DumperOptions.ScalarStyle.DOUBLE_QUOTED);
    System.out.print(new Yaml(flow).dump(data));
    Server s = new Yaml(new Constructor(Server.class)).load("host: example\nport: 8080\ntags: [a, b]\n");
    System.out.println(s.host + s.port + s.tags);
    System.out.print(new Yaml(block).dumpAs(s, Tag.MAP, DumperOptions.FlowStyle.BLOCK));
    List<Object> shared = new ArrayList<>(List.of("s"));
    System.out.print(y.dump(Arrays.asList(shared, shared)));
    StringBuilder events = new StringBuilder();
    for (Event e : y.parse(new java.io.StringReader("a: [1]"))) events.append(e.getEventId()).append(' ');
    System.out.println(events);
    System.out.println(y.compose(new java.io.StringReader("k: v")).getTag() + " " + y.load("!!set {a, b}") + " " + y.load("2001-12-14t21:59:43.10-05:00"));
    for (String bad : new String[] {"a: b: c", "[1, 2", "\tx: 1", "a: *unknown", "{a: 1", "- a\nb", "key: 'open", "a: 1\na: 2", "%bad", "!!java.util.Date 5"}) {
      try {
        LoaderOptions strict = new LoaderOptions();
        strict.setAllowDuplicateKeys(false);
        System.out.println(new Yaml(new SafeConstructor(strict), new Representer(), new DumperOptions(), strict).<Object>load(bad));
      } catch (YAMLException e) {
        System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage().replace("\n", "|"));
      }
    }
  }
}
