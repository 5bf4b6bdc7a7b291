// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;

/** Boxing caches, unboxing of null, mixed arithmetic, ternary promotion. */
public class Boxing {
  static Object pick(boolean flag) { return flag ? 1 : 2.0; }
  static Object pickBoxed(boolean flag) { return flag ? (Object) 1 : (Object) 2.0; }
  static long widen(Integer i) { return i; }
  static int count(Integer... values) { return values.length; }

  public static void main(String[] args) {
    Integer small1 = 127, small2 = 127, big1 = 128, big2 = 128;
    System.out.println((small1 == small2) + " " + (big1 == big2) + " " + big1.equals(big2));
    Long l1 = -128L, l2 = -128L, l3 = -129L, l4 = -129L;
    System.out.println((l1 == l2) + " " + (l3 == l4) + " " + l1.equals(-128));
    Character c1 = 127, c2 = 127, c3 = 128, c4 = 128;
    System.out.println((c1 == c2) + " " + (c3 == c4));
    Boolean t1 = true, t2 = Boolean.valueOf("TRUE");
    System.out.println(t1 == t2);
    Byte b1 = -1, b2 = -1;
    Short s1 = 100, s2 = 100;
    System.out.println((b1 == b2) + " " + (s1 == s2));
    System.out.println(pick(true) + " " + pick(false) + " " + pickBoxed(true));
    System.out.println(widen(5) + " " + count(1, 2, 3) + " " + count());
    Integer counter = 0;
    for (int i = 0; i < 200; i++) counter++;
    counter += 5;
    System.out.println(counter);
    Integer none = null;
    try {
      int n = none;
      System.out.println(n);
    } catch (NullPointerException e) {
      System.out.println("unboxing null");
    }
    try {
      System.out.println(Boolean.FALSE ? 1 : none);
    } catch (NullPointerException e) {
      System.out.println("ternary unboxes null");
    }
    System.out.println(Boolean.TRUE ? (Integer) 1 : none);
    List<Object> list = new ArrayList<>();
    list.add(1);
    list.add(1L);
    list.add('1');
    list.add(1.0f);
    list.add(1.0);
    list.add((byte) 1);
    list.add((short) 1);
    list.add(true);
    for (Object o : list) System.out.println(o + " " + o.getClass().getSimpleName() + " " + o.hashCode());
    System.out.println(list.contains(1) + " " + list.indexOf(1.0) + " " + list.remove((Object) 1L));
    System.out.println(new Object[] {1}[0].equals(1L) + " " + Integer.valueOf(1).equals(1));
    System.out.println(Integer.valueOf(65).byteValue() + Double.valueOf(2.9).intValue() + Long.valueOf(1L << 40).intValue());
    Number[] numbers = {1, 2L, 3.5f, 4.5, (byte) 5, (short) 6};
    double sum = 0;
    for (Number n : numbers) sum += n.doubleValue() + n.intValue() + n.shortValue();
    System.out.println(sum);
    System.out.println(Integer.compare(3, 5) + " " + Boolean.compare(true, false) + " " + Character.compare('a', 'c'));
    System.out.println(Integer.MAX_VALUE + Integer.valueOf(1));
    System.out.println((char) (int) Integer.valueOf(97) + "" + (int) Character.valueOf('a'));
    System.out.println(Boolean.logicalXor(true, false) + " " + Boolean.parseBoolean("yes") + " " + Integer.sum(2, 3));
    System.out.println(Double.valueOf(Double.NaN).equals(Double.NaN) + " " + Float.isNaN(0f / 0f) + Double.isInfinite(1 / 0.0));
    Integer cmp1 = 1000, cmp2 = 1000;
    System.out.println((cmp1 <= cmp2 && cmp1 >= cmp2 && cmp1 != cmp2));
    Object o = 'x';
    switch ((char) o) {
      case 'x' -> System.out.println("unboxed in switch");
      default -> System.out.println("no");
    }
  }
}
