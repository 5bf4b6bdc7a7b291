// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The classes under test with probes in them, and what the probes of a class loader say. */
final class Watch {
  private final Map<String, byte[]> classes = new HashMap<>();
  private final List<Integer> counts = new ArrayList<>();

  void add(String name, int probes, byte[] bytes) {
    classes.put(name, bytes);
    counts.add(probes);
  }

  /** The tests and the class that probes call: what is loaded before all else. */
  Map<String, byte[]> withProbes(Map<String, byte[]> tests) throws IOException {
    Map<String, byte[]> all = new HashMap<>(tests);
    try (InputStream stream = Probes.class.getResourceAsStream("Probes.class")) {
      all.put(Probes.class.getName(), stream.readAllBytes());
    }
    return all;
  }

  byte[] get(String name) {
    return classes.get(name);
  }

  void prepare(ClassLoader loader) throws ReflectiveOperationException {
    int[] numbers = counts.stream().mapToInt(Integer::intValue).toArray();
    probesOf(loader).getMethod("prepare", int[].class).invoke(null, (Object) numbers);
  }

  /** By the number of the class; those of which nothing ran are not there. */
  Map<Integer, BitSet> passed(ClassLoader loader) throws ReflectiveOperationException {
    boolean[][] flags = (boolean[][]) probesOf(loader).getMethod("passed").invoke(null);
    Map<Integer, BitSet> found = new HashMap<>();
    for (int type = 0; type < flags.length; type++) {
      BitSet bits = new BitSet();
      for (int i = 0; i < flags[type].length; i++) bits.set(i, flags[type][i]);
      if (!bits.isEmpty()) found.put(type, bits);
    }
    return found;
  }

  private static Class<?> probesOf(ClassLoader loader) throws ClassNotFoundException {
    return Class.forName(Probes.class.getName(), true, loader);
  }
}
