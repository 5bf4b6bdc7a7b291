// jars: gson.jar
// SPDX-License-Identifier: Apache-2.0
import com.google.gson.*;
import com.google.gson.annotations.*;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.*;
import java.io.*;
import java.lang.reflect.Type;
import java.util.*;

/** gson: objects, trees, adapters, streaming, failures. */
public class GsonDriver {
  enum Level { @SerializedName("low") LOW, HIGH }

  static class Item {
    int id = 3;
    @SerializedName("n") String name = "x<y>";
    @Expose double price = 1.5;
    transient String secret = "s";
    Level level = Level.LOW;
    List<Integer> list = new ArrayList<>(List.of(1, 2));
    Map<String, Item> children = new TreeMap<>();
    int[] numbers = {7};
    String nothing;
    private Item() { }
    Item(int id) { this.id = id; }
  }

  static class Money { final long cents; Money(long c) { cents = c; } }

  static class MoneyAdapter extends TypeAdapter<Money> {
    @Override public void write(JsonWriter w, Money m) throws IOException { w.value(m.cents / 100 + "." + m.cents % 100); }
    @Override public Money read(JsonReader r) throws IOException { return new Money(Math.round(Double.parseDouble(r.nextString()) * 100)); }
  }

  static void attempt(String name, java.util.function.Supplier<Object> s) {
    try {
      System.out.println(name + ": " + s.get());
    } catch (RuntimeException e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) throws Exception {
    Gson g = new Gson();
    Item item = new Item(5);
    item.children.put("c", new Item(6));
    String json = g.toJson(item);
    System.out.println(json);
    Item back = g.fromJson("{\"id\":9,\"n\":\"name\",\"level\":\"HIGH\",\"list\":[4],\"children\":{\"k\":{}},\"numbers\":[1,2,3],\"extra\":true}", Item.class);
    System.out.println(back.id + back.name + back.level + back.list + back.children.get("k").id + back.numbers.length + back.secret + back.price);
    System.out.println(new GsonBuilder().setPrettyPrinting().serializeNulls().disableHtmlEscaping().create().toJson(back));
    System.out.println(new GsonBuilder().excludeFieldsWithoutExposeAnnotation().create().toJson(item) + " " + new GsonBuilder().setFieldNamingPolicy(FieldNamingPolicy.UPPER_CAMEL_CASE).create().toJson(new Object() { int someField = 1; }) + " " + new GsonBuilder().setFieldNamingPolicy(FieldNamingPolicy.LOWER_CASE_WITH_UNDERSCORES).create().toJson(new Money(5)));
    Type type = new TypeToken<Map<String, List<Integer>>>() { }.getType();
    Map<String, List<Integer>> map = g.fromJson("{\"a\":[1,2]}", type);
    System.out.println(map + " " + type + " " + g.toJson(map, type) + " " + Arrays.toString(g.fromJson("[1.5,2]", double[].class)));
    JsonObject o = JsonParser.parseString("{\"a\":1,\"b\":[true,null,\"s\"],\"c\":{\"d\":1e3}}").getAsJsonObject();
    o.addProperty("new", 'c');
    o.getAsJsonArray("b").add(5);
    System.out.println(o + " " + o.get("a").getAsInt() + " " + o.getAsJsonArray("b").size() + " " + o.getAsJsonObject("c").get("d").getAsBigDecimal() + " " + o.has("z") + " " + o.keySet() + " " + o.deepCopy().equals(o) + " " + o.get("b").isJsonArray());
    Gson adapted = new GsonBuilder().registerTypeAdapter(Money.class, new MoneyAdapter()).registerTypeAdapter(Date.class, (JsonSerializer<Date>) (d, t, c) -> new JsonPrimitive(d.getTime())).registerTypeAdapter(Level.class, (JsonDeserializer<Level>) (j, t, c) -> Level.values()[j.getAsInt()]).create();
    System.out.println(adapted.toJson(List.of(new Money(1234), new Date(5))) + " " + adapted.fromJson("\"5.67\"", Money.class).cents + " " + adapted.fromJson("1", Level.class));
    StringWriter out = new StringWriter();
    try (JsonWriter w = new JsonWriter(out)) {
      w.setIndent(" ");
      w.beginObject().name("k").value(1.5).name("list").beginArray().value(true).nullValue().value("t").endArray().endObject();
    }
    System.out.println(out.toString().replace("\n", "|"));
    try (JsonReader r = new JsonReader(new StringReader("{'a':[1,2],b:3}"))) {
      r.setLenient(true);
      r.beginObject();
      System.out.print(r.nextName() + " ");
      r.beginArray();
      while (r.hasNext()) System.out.print(r.nextInt() + " ");
      r.endArray();
      System.out.println(r.nextName() + " " + r.peek() + " " + r.nextLong() + " " + r.getPath());
      r.endObject();
    }
    attempt("syntax", () -> g.fromJson("{\"id\":}", Item.class));
    attempt("type", () -> g.fromJson("{\"id\":\"x\"}", Item.class));
    attempt("array for object", () -> g.fromJson("[1]", Item.class));
    attempt("bad enum", () -> g.fromJson("{\"level\":\"NOPE\"}", Item.class).level);
    attempt("nan", () -> g.toJson(Double.NaN));
    attempt("null", () -> g.fromJson("", Item.class));
    attempt("trailing", () -> JsonParser.parseString("1 2"));
    attempt("number", () -> g.fromJson("12345678901", Integer.class));
    attempt("object map", () -> g.fromJson("{\"a\":{\"b\":[1,\"x\",null]}}", Object.class));
    System.out.println(g.toJson("</script>") + " " + g.toJson(null) + " " + g.toJson(new Object[] {1, "a", null, new int[] {2}}) + " " + g.getAdapter(String.class).toJson("q\"") + " " + new JsonPrimitive(1).equals(new JsonPrimitive(1L)));
  }
}
