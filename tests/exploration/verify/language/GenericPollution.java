// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;

/** A list of texts with a number in it fails where the text is taken out. */
public final class GenericPollution {
  @SuppressWarnings("unchecked")
  private static void pollute(List<?> list) {
    ((List<Object>) list).add(7);
  }

  public static void main(String[] args) {
    List<String> texts = new ArrayList<>();
    texts.add("text");
    pollute(texts);
    int at = Verifier.nondetBoolean() ? 0 : 1;
    boolean failed = false;
    try {
      String text = texts.get(at);
      assert text.equals("text");
    } catch (ClassCastException e) {
      failed = true;
    }
    assert failed == (at == 1);
  }
}
