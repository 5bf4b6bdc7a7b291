// SPDX-License-Identifier: Apache-2.0
import java.beans.*;
import java.util.*;

/** java.beans: property support, introspection, editors. */
public class BeanProperties {
  public static class Person {
    private final PropertyChangeSupport changes = new PropertyChangeSupport(this);
    private String name = "nobody";
    private int age;
    private boolean active;
    private String[] tags = {};
    public String getName() { return name; }
    public void setName(String n) { String old = name; name = n; changes.firePropertyChange("name", old, n); }
    public int getAge() { return age; }
    public void setAge(int a) { int old = age; age = a; changes.firePropertyChange("age", old, a); }
    public boolean isActive() { return active; }
    public void setActive(boolean a) { active = a; }
    public String[] getTags() { return tags; }
    public String getTags(int i) { return tags[i]; }
    public void setTags(int i, String t) { tags[i] = t; }
    public double getReadOnly() { return 1.5; }
    public void setWriteOnly(long v) { }
    public void addPropertyChangeListener(PropertyChangeListener l) { changes.addPropertyChangeListener(l); }
    public void removePropertyChangeListener(PropertyChangeListener l) { changes.removePropertyChangeListener(l); }
  }

  public static void main(String[] args) throws Exception {
    Person p = new Person();
    List<String> log = new ArrayList<>();
    PropertyChangeListener l = e -> log.add(e.getPropertyName() + ": " + e.getOldValue() + " -> " + e.getNewValue());
    p.addPropertyChangeListener(l);
    p.setName("ann");
    p.setName("ann");
    p.setAge(30);
    p.removePropertyChangeListener(l);
    p.setAge(31);
    System.out.println(log);
    BeanInfo info = Introspector.getBeanInfo(Person.class, Object.class);
    for (PropertyDescriptor d : info.getPropertyDescriptors()) {
      System.out.println(d.getName() + " " + (d.getPropertyType() == null ? null : d.getPropertyType().getSimpleName()) + " read " + (d.getReadMethod() == null ? null : d.getReadMethod().getName()) + " write " + (d.getWriteMethod() == null ? null : d.getWriteMethod().getName()));
      if (d.getReadMethod() != null && d.getPropertyType() != String[].class) System.out.println("  " + d.getReadMethod().invoke(p));
    }
    for (PropertyDescriptor d : info.getPropertyDescriptors()) if (d.getName().equals("active")) d.getWriteMethod().invoke(p, true);
    System.out.println(p.isActive() + " " + info.getBeanDescriptor().getName() + " " + Introspector.decapitalize("URLName") + " " + Introspector.decapitalize("FooBar"));
    VetoableChangeSupport veto = new VetoableChangeSupport(p);
    veto.addVetoableChangeListener(e -> { if ("bad".equals(e.getNewValue())) throw new PropertyVetoException("vetoed", e); });
    try {
      veto.fireVetoableChange("x", "a", "good");
      veto.fireVetoableChange("x", "a", "bad");
    } catch (PropertyVetoException e) {
      System.out.println(e.getMessage() + " " + e.getPropertyChangeEvent().getPropertyName());
    }
    PropertyEditor editor = PropertyEditorManager.findEditor(int.class);
    editor.setAsText("42");
    System.out.println(editor.getValue() + " " + editor.getAsText());
    try {
      editor.setAsText("x");
    } catch (IllegalArgumentException e) {
      System.out.println("not an int");
    }
    EventObject event = new EventObject("source");
    System.out.println(event.getSource() + " " + event);
    try {
      new EventObject(null);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
