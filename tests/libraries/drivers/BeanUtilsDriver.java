// jars: commons-beanutils.jar commons-logging.jar commons-collections3.jar
// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import org.apache.commons.beanutils.*;
import org.apache.commons.beanutils.converters.*;

/** commons-beanutils: properties by name, conversion, dynamic beans. */
public class BeanUtilsDriver {
  public static class Address {
    private String city = "Bern";
    private int[] numbers = {1, 2, 3};
    public String getCity() { return city; }
    public void setCity(String c) { city = c; }
    public int[] getNumbers() { return numbers; }
    public void setNumbers(int[] n) { numbers = n; }
  }

  public static class Person {
    private String name;
    private int age;
    private boolean active;
    private Address address = new Address();
    private Map<String, String> tags = new TreeMap<>();
    private List<String> list = new ArrayList<>(List.of("a", "b"));
    public String getName() { return name; }
    public void setName(String n) { name = n; }
    public int getAge() { return age; }
    public void setAge(int a) { age = a; }
    public boolean isActive() { return active; }
    public void setActive(boolean a) { active = a; }
    public Address getAddress() { return address; }
    public void setAddress(Address a) { address = a; }
    public Map<String, String> getTags() { return tags; }
    public List<String> getList() { return list; }
  }

  interface Action { Object run() throws Exception; }

  static void attempt(String name, Action a) {
    try {
      System.out.println(name + ": " + a.run());
    } catch (Exception e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) throws Exception {
    Person p = new Person();
    BeanUtils.setProperty(p, "name", "Ann");
    BeanUtils.setProperty(p, "age", "42");
    BeanUtils.setProperty(p, "active", "yes");
    BeanUtils.setProperty(p, "address.city", "Basel");
    BeanUtils.setProperty(p, "address.numbers[1]", "20");
    BeanUtils.setProperty(p, "tags(color)", "red");
    PropertyUtils.setProperty(p, "list[0]", "first");
    System.out.println(p.name + p.age + p.active + p.address.city + p.address.numbers[1] + p.tags + p.list);
    System.out.println(BeanUtils.getProperty(p, "address.city") + " " + BeanUtils.getProperty(p, "tags(color)") + " " + BeanUtils.getProperty(p, "address.numbers[2]") + " " + PropertyUtils.getSimpleProperty(p, "age") + " " + PropertyUtils.getNestedProperty(p, "address.numbers[0]"));
    System.out.println(PropertyUtils.getPropertyType(p, "address.numbers") + " " + PropertyUtils.isReadable(p, "tags") + " " + PropertyUtils.isWriteable(p, "tags") + " " + new TreeMap<>(PropertyUtils.describe(p)).keySet());
    Person copy = new Person();
    BeanUtils.copyProperties(copy, p);
    System.out.println(copy.name + copy.age + (copy.address == p.address));
    BeanUtils.populate(copy, Map.of("name", "Bob", "age", "7", "unknown", "x"));
    System.out.println(copy.name + copy.age + " " + new TreeMap<>(BeanUtils.describe(copy)).get("active"));
    attempt("unknown", () -> PropertyUtils.getProperty(p, "nope"));
    attempt("null nested", () -> { p.address = null; return PropertyUtils.getProperty(p, "address.city"); });
    attempt("index", () -> PropertyUtils.getProperty(p, "list[9]"));
    attempt("bad number", () -> { BeanUtils.setProperty(p, "age", "old"); return p.age; });
    System.out.println(ConvertUtils.convert("12", Integer.class) + " " + ConvertUtils.convert("true", Boolean.class) + " " + Arrays.toString((int[]) ConvertUtils.convert("1,2,3", int[].class)) + " " + ConvertUtils.convert(5.5) + " " + ConvertUtils.convert("x", Character.class));
    ConvertUtilsBean strict = new ConvertUtilsBean();
    strict.register(true, false, 0);
    attempt("strict", () -> strict.convert("abc", Integer.class));
    DateConverter dates = new DateConverter();
    dates.setPattern("yyyy-MM-dd");
    dates.setTimeZone(TimeZone.getTimeZone("UTC"));
    System.out.println(((Date) dates.convert(Date.class, "2020-01-02")).getTime());
    DynaClass type = new BasicDynaClass("row", null, new DynaProperty[] {new DynaProperty("id", Integer.class), new DynaProperty("items", List.class)});
    DynaBean row = type.newInstance();
    row.set("id", 9);
    row.set("items", new ArrayList<>(List.of("x")));
    System.out.println(row.get("id") + " " + row.get("items", 0) + " " + PropertyUtils.getProperty(row, "id") + " " + type.getDynaProperty("id").getType());
    attempt("dyna type", () -> { row.set("id", "text"); return 0; });
    LazyDynaBean lazy = new LazyDynaBean();
    lazy.set("a", 1);
    lazy.set("map", "k", "v");
    lazy.set("list", 2, "third");
    System.out.println(lazy.get("a") + " " + lazy.get("map", "k") + " " + lazy.get("list", 2) + " " + lazy.get("list", 0));
    System.out.println(MethodUtils.invokeMethod(p, "setAge", 77) + " " + MethodUtils.invokeMethod(p, "getAge", null) + " " + ConstructorUtils.invokeConstructor(StringBuilder.class, "sb"));
  }
}
