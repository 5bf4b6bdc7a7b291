// SPDX-License-Identifier: Apache-2.0
package rows;

/** One method has to give three different answers. */
public class ThreeAnswers {
  public interface Source {
    int next();
  }

  public static String read(Source source) {
    int first = source.next();
    int second = source.next();
    int third = source.next();
    if (first == 3 && second == 5) {
      if (third == 8) {
        return "fibonacci";
      }
      return "nearly";
    }
    return "other";
  }

  public static boolean isFalling(Source source) {
    return source.next() > source.next() + 100;
  }
}
