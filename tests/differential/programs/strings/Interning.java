// SPDX-License-Identifier: Apache-2.0

/** Interned and constant strings: identity across classes, folding, switch constants, substrings. */
public class Interning {
  static final String A = "shared";
  static final String FOLDED = "sha" + "red";
  static final String DYNAMIC = build("sha", "red");
  static String build(String a, String b) { return a + b; }

  static class Other { static final String A = "shared"; static String method() { return "shared"; } }
  interface Constants { String A = "shared"; int N = 3; String NUMBERED = "n" + N; }
  enum Names { shared }

  static String sameConstant(int n) {
    switch (n) {
      case 0: return "shared";
      case 1: return Other.A;
      case 2: return Constants.A;
      default: return Other.method();
    }
  }

  public static void main(String[] args) {
    System.out.println((A == FOLDED) + " " + (A == DYNAMIC) + " " + (A == DYNAMIC.intern()) + " " + A.equals(DYNAMIC));
    for (int i = 0; i < 4; i++) System.out.print((sameConstant(i) == A) + " ");
    System.out.println((Names.shared.name() == A) + " " + (Constants.NUMBERED == "n3"));
    String s = new String("shared");
    System.out.println((s == A) + " " + (s.intern() == A) + " " + (new String(A.toCharArray()) == A) + " " + s.equals(A) + " " + (s.hashCode() == A.hashCode()));
    System.out.println(("shared".substring(0) == A) + " " + ("shared!".substring(0, 6) == A) + " " + (A.toString() == A) + " " + (A.concat("") == A) + " " + (A.replace('x', 'y') == A) + " " + (A.trim() == A) + " " + (A.strip() == A) + " " + (A.repeat(1) == A));
    System.out.println(("".intern() == "") + " " + (new String() == "") + " " + (A.substring(6) == "") + " " + (String.valueOf((Object) A) == A) + " " + (A.toLowerCase() == A));
    final String local = "sha";
    String notFinal = "sha";
    System.out.println((local + "red" == A) + " " + (notFinal + "red" == A) + " " + ((notFinal + "red").intern() == A));
    char[] chars = {'s', 'h', 'a', 'r', 'e', 'd'};
    System.out.println((String.valueOf(chars).intern() == A) + " " + (new StringBuilder("shared").toString() == A) + " " + ("SHARED".toLowerCase().intern() == A));
    String[] generated = new String[1000];
    for (int i = 0; i < generated.length; i++) generated[i] = ("k" + i).intern();
    boolean all = true;
    for (int i = 0; i < generated.length; i++) all &= generated[i] == ("k" + i).intern() && generated[i] != "k" + i;
    System.out.println(all);
    System.out.println(A.getClass().getSimpleName() + (Interning.class.getName() == Interning.class.getName()) + " " + (Interning.class.getName().intern() == "Interning"));
    Object lock1 = "lock", lock2 = new StringBuilder("lo").append("ck").toString().intern();
    System.out.println(lock1 == lock2);
    System.out.println(Integer.toString(5) == Integer.toString(5) ? "cached" : "fresh");
    Boolean b = Boolean.valueOf("true");
    System.out.println((b == Boolean.TRUE) + " " + (Integer.valueOf(100) == Integer.valueOf("100")) + " " + (Long.valueOf(127) == Long.valueOf(127)) + " " + (Character.valueOf('a') == (Character) 'a'));
    String nul = null;
    System.out.println((nul + "" == "null") + " " + (nul + "").equals("null") + " " + ("a" + 1 + 2L + 'c' + true == "a12ctrue"));
    int \u0061bc = 5;
    String caf\u00e9 = "identifier";
    System.out.println(abc + caf\u00e9);
  }
}
