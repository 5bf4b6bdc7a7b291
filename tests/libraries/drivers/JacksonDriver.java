// jars: jackson-databind.jar jackson-core.jar jackson-annotations.jar
// SPDX-License-Identifier: Apache-2.0
import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.core.*;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.*;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.io.StringWriter;
import java.util.*;

/** jackson: streaming, trees, data binding, annotations, failures. */
public class JacksonDriver {
  public enum Color { RED, GREEN }

  @JsonPropertyOrder({"id", "name", "color", "tags", "nested"})
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public static class Item {
    public int id;
    @JsonProperty("name") private String title;
    public Color color;
    public List<String> tags = new ArrayList<>();
    public Map<String, Item> nested;
    @JsonIgnore public String secret = "hidden";
    public String getTitle() { return title; }
    public void setTitle(String t) { title = t; }
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes({@JsonSubTypes.Type(value = Circle.class, name = "circle"), @JsonSubTypes.Type(value = Square.class, name = "square")})
  public interface Shape { }
  public static class Circle implements Shape { public double radius; }
  public static class Square implements Shape { public double side; }

  public static class Point {
    final int x, y;
    @JsonCreator public Point(@JsonProperty("x") int x, @JsonProperty("y") int y) { this.x = x; this.y = y; }
    @JsonValue public int[] values() { return new int[] {x, y}; }
  }

  interface Action { Object run() throws Exception; }

  static void attempt(String name, Action a) {
    try {
      System.out.println(name + ": " + a.run());
    } catch (Exception e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage().split("\n")[0]);
    }
  }

  public static void main(String[] args) throws Exception {
    ObjectMapper m = new ObjectMapper();
    Item item = new Item();
    item.id = 7;
    item.setTitle("thing \"q\" \u00e9");
    item.color = Color.GREEN;
    item.tags.add("a");
    String json = m.writeValueAsString(item);
    System.out.println(json);
    Item back = m.readValue("{\"id\":9,\"name\":\"n\",\"color\":\"RED\",\"tags\":[\"x\",\"y\"],\"nested\":{\"k\":{\"id\":1}}}", Item.class);
    System.out.println(back.id + back.title + back.color + back.tags + back.nested.get("k").id + back.secret);
    System.out.println(m.writerWithDefaultPrettyPrinter().writeValueAsString(back));
    JsonNode tree = m.readTree("{\"a\":[1,2.5,true,null,\"s\"],\"b\":{\"c\":12345678901234567890}}");
    System.out.println(tree.get("a").size() + " " + tree.at("/b/c").bigIntegerValue() + " " + tree.path("none").isMissingNode() + " " + tree.get("a").get(1).asInt() + " " + tree.get("a").get(0).getNodeType() + " " + tree);
    ObjectNode o = m.createObjectNode();
    o.put("n", 1).put("s", "t").putArray("arr").add(1).add("two").addObject().put("deep", true);
    o.set("tree", tree.get("a"));
    o.remove("s");
    System.out.println(o + " " + o.equals(m.readTree(o.toString())));
    System.out.println(m.readValue("{\"x\":[1,2]}", new TypeReference<Map<String, List<Integer>>>() { }) + " " + m.convertValue(Map.of("id", 3), Item.class).id + " " + Arrays.toString(m.readValue("[3,4]", int[].class)));
    List<Shape> shapes = m.readValue("[{\"kind\":\"circle\",\"radius\":2},{\"kind\":\"square\",\"side\":3}]", new TypeReference<List<Shape>>() { });
    System.out.println(((Circle) shapes.get(0)).radius + " " + m.writerFor(new TypeReference<List<Shape>>() { }).writeValueAsString(shapes) + " " + m.writeValueAsString(new Point(1, 2)) + " " + m.readValue("{\"y\":5,\"x\":4}", Point.class).y);
    StringWriter w = new StringWriter();
    try (JsonGenerator g = new JsonFactory().createGenerator(w)) {
      g.writeStartObject();
      g.writeNumberField("pi", 3.14);
      g.writeArrayFieldStart("list");
      g.writeBoolean(true);
      g.writeNull();
      g.writeString("\n\u0001");
      g.writeEndArray();
      g.writeEndObject();
    }
    System.out.println(w);
    StringBuilder events = new StringBuilder();
    try (JsonParser p = new JsonFactory().createParser("{\"a\":[1,\"x\"],\"b\":-1.5e3}")) {
      for (JsonToken t = p.nextToken(); t != null; t = p.nextToken()) events.append(t).append(t.isScalarValue() ? "=" + p.getText() : "").append(' ');
    }
    System.out.println(events);
    attempt("unknown field", () -> m.readValue("{\"zzz\":1}", Item.class));
    attempt("ignore unknown", () -> new ObjectMapper().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false).readValue("{\"zzz\":1,\"id\":2}", Item.class).id);
    attempt("syntax", () -> m.readTree("{\"a\":}"));
    attempt("truncated", () -> m.readTree("{\"a\":[1"));
    attempt("bad enum", () -> m.readValue("{\"color\":\"BLUE\"}", Item.class));
    attempt("bad int", () -> m.readValue("{\"id\":\"x\"}", Item.class));
    attempt("overflow", () -> m.readValue("99999999999", Integer.class));
    attempt("bad type id", () -> m.readValue("{\"kind\":\"tri\"}", Shape.class));
    attempt("empty bean", () -> m.writeValueAsString(new Object()));
    SimpleModule module = new SimpleModule();
    module.addSerializer(Color.class, new StdSerializer<Color>(Color.class) {
      @Override public void serialize(Color c, JsonGenerator g, SerializerProvider p) throws IOException { g.writeString(c.name().toLowerCase()); }
    });
    ObjectMapper custom = new ObjectMapper().registerModule(module).enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS).setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
    System.out.println(custom.writeValueAsString(new TreeMap<>(Map.of("b", Color.RED, "a", 1))) + " " + custom.writeValueAsString(new Object() { public int someValue = 5; }));
  }
}
