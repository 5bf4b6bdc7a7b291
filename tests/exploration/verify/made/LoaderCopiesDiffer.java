// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.io.InputStream;

/** Two loaders, two classes: the casts of one do not fit the other. Hard, as loaders are rare. */
public final class LoaderCopiesDiffer {
  public static final class Plain {}

  private static final class Copying extends ClassLoader {
    Class<?> copy(Class<?> type) throws Exception {
      String file = type.getName() + ".class";
      try (InputStream in = LoaderCopiesDiffer.class.getResourceAsStream(file)) {
        byte[] bytes = in.readAllBytes();
        return defineClass(type.getName(), bytes, 0, bytes.length);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Class<?> copy = Verifier.nondetBoolean() ? new Copying().copy(Plain.class) : Plain.class;
    Object made = copy.getConstructor().newInstance();
    assert made instanceof Plain == (copy == Plain.class);
    assert copy.getName().endsWith("Plain");
  }
}
