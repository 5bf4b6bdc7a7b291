// jars: velocity.jar commons-collections3.jar commons-lang.jar
// SPDX-License-Identifier: Apache-2.0
import java.io.StringWriter;
import java.util.*;
import org.apache.velocity.VelocityContext;
import org.apache.velocity.app.VelocityEngine;
import org.apache.velocity.exception.VelocityException;

/** velocity: references, directives, macros, methods, failures. */
public class VelocityDriver {
  public static class Item {
    private final String name;
    private final int price;
    public Item(String name, int price) { this.name = name; this.price = price; }
    public String getName() { return name; }
    public int getPrice() { return price; }
    public boolean isCheap() { return price < 10; }
    public String times(int n, String sep) { return String.join(sep, Collections.nCopies(n, name)); }
    public String fail() { throw new IllegalStateException("method failed"); }
  }

  public static void main(String[] args) {
    VelocityEngine e = new VelocityEngine();
    e.setProperty("runtime.log.logsystem.class", "org.apache.velocity.runtime.log.NullLogChute");
    e.setProperty("velocimacro.library", "");
    e.init();
    VelocityContext c = new VelocityContext();
    c.put("name", "World");
    c.put("items", List.of(new Item("pen", 3), new Item("book", 25), new Item("cup", 9)));
    c.put("map", new TreeMap<>(Map.of("a", 1, "b", 2)));
    c.put("n", 7);
    c.put("empty", List.of());
    c.put("array", new String[] {"x", "y"});
    String[] templates = {
      "Hello ${name}! $name.length() $name.toUpperCase() $!missing $missing ${name}s",
      "#foreach($i in $items)$velocityCount:$i.name=$i.price#if($i.cheap)*#end;#end",
      "#set($x = $n * 2 + 1)#set($y = $x % 4)$x $y #set($s = \"v=$x\")$s #set($l = [1..4])$l.size() #set($m = {\"k\": \"v\"})$m.k",
      "#if($n > 5 && $name == \"World\")yes#elseif($n == 5)five#{else}no#end #if(!$missing)absent#end #if($n >= 8 || false)a#{else}b#end",
      "#macro(bold $t)<b>$t</b>#end#bold(\"x\")#bold($name)",
      "#foreach($k in $map.keySet())$k->$map.get($k)#if($foreach.hasNext), #end#end",
      "## comment\n#* block *#visible \\$name \\#if #[[raw $name]]#",
      "$items.get(0).times(3, '-') $array[1] $map.b $items.size()",
      "#foreach($e in $empty)never#end done",
      "#set($total = 0)#foreach($i in $items)#set($total = $total + $i.price)#end$total",
      "#define($block)[$name]#end$block $block",
      "#evaluate('$name evaluated') #parse($nothing)",
      "#if(",
      "#foreach($x in [1..3])#if($x == 2)#break#end$x#end",
      "$items.get(0).fail()",
      "#set($nul = $missing)$!nul|$nul",
      "#foreach($o in [1..2])#foreach($i in [1..2])$o$i #end#end"
    };
    for (String t : templates) {
      StringWriter out = new StringWriter();
      try {
        boolean ok = e.evaluate(c, out, "test", t);
        System.out.println(ok + " " + out.toString().replace("\n", "|"));
      } catch (VelocityException x) {
        System.out.println(x.getClass().getSimpleName() + " after [" + out + "] " + (x.getCause() == null ? "" : x.getCause().getMessage()));
      }
    }
    VelocityContext inner = new VelocityContext(c);
    inner.put("name", "Inner");
    StringWriter out = new StringWriter();
    e.evaluate(inner, out, "inner", "$name $n");
    System.out.println(out + " " + c.get("name") + " " + inner.containsKey("n") + " " + Arrays.toString(inner.getKeys()));
  }
}
