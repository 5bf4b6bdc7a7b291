// SPDX-License-Identifier: Apache-2.0
package rows;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** F55: branches inside the class library are branches too. */
public class LibraryUse {
  public static int list(int a, int b) {
    List<Integer> list = new ArrayList<>();
    list.add(a);
    list.add(17);
    return list.indexOf(b);
  }

  public static String map(int key) {
    Map<Integer, String> map = new HashMap<>();
    map.put(123, "hit");
    return map.getOrDefault(key, "miss");
  }

  public static boolean text(String s) {
    return s.startsWith("ab") && s.length() == 4;
  }

  public static boolean builder(char c) {
    return new StringBuilder().append('x').append(c).toString().equals("xy");
  }
}
