// SPDX-License-Identifier: Apache-2.0
package rows;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** M1: null, Left, Left and Right, the same with a tag, and that with an answer of ten. */
public class TaggedPair {
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Tag {}

  public interface Left {
    int a();
  }

  public interface Right {
    int b();
  }

  public static String go(Left p) {
    p.a();
    if (p instanceof Right right) {
      int x = right.b();
      if (p.getClass().isAnnotationPresent(Tag.class)) {
        if (x == 10) {
          return "two";
        }
        return "one";
      }
      return "both";
    }
    return "left";
  }
}
