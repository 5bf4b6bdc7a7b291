// SPDX-License-Identifier: Apache-2.0
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Results as text. */
class Show {
  static String of(Object o) {
    if (o instanceof Stream<?> stream) return stream.collect(Collectors.toList()).toString();
    if (o instanceof int[] array) return java.util.Arrays.toString(array);
    return String.valueOf(o);
  }
}
