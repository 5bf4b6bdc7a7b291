// expect: FALSE
// witness: true
// SPDX-License-Identifier: Apache-2.0

import java.util.Optional;

/** A supplier is asked only when there is nothing. */
public final class AssertInSupplier {
  public static void main(String[] args) {
    Optional<String> name = Verifier.nondetBoolean() ? Optional.empty() : Optional.of("name");
    String text = name.orElseGet(() -> {
      assert name.isPresent();
      return "";
    });
    assert text.length() == 4;
  }
}
