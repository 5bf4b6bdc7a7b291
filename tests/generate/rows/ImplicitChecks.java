// SPDX-License-Identifier: Apache-2.0
package rows;

/** F10: one method for each check of the JVM: a test that throws and one that does not. */
public class ImplicitChecks {
  public int f;

  public static int divide(int a, int b) {
    return a / b;
  }

  public static int index(int[] array, int i) {
    return array[i];
  }

  public static int field(ImplicitChecks o) {
    return o.f;
  }

  public static String cast(Object o) {
    return (String) o;
  }

  public static int size(int n) {
    return new int[n].length;
  }

  public static void store(Object[] array, Object element) {
    array[0] = element;
  }
}
