// SPDX-License-Identifier: Apache-2.0
package registry;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Takes every branch of the application. */
class RegistryProof {
  /** Some calls throw on purpose. */
  interface Call {
    void run() throws Exception;
  }

  static void run(Call... calls) {
    for (Call call : calls) {
      try {
        call.run();
      } catch (Exception expected) {
        // it came this far
      }
    }
  }

  @Serializable
  static class Unnumbered {}

  @Serializable(id = 3)
  static class Numbered {}

  abstract static class Slow implements Codec {}

  abstract static class Fast implements FastCodec {}

  record Fixed(int answer, byte[] bytes) implements FastCodec {
    @Override
    public int size(Object value) {
      return answer;
    }

    @Override
    public byte[] write(Object value) {
      return bytes;
    }
  }

  @Test
  void applies() {
    for (Class<?> type : List.of(Unnumbered.class, Numbered.class, String.class, Codec.class, Slow.class, Fast.class)) {
      run(() -> RegisterClass.register(type, true), () -> RegisterClass.register(type, false),
          () -> FindSerializer.find(type), () -> ChooseCodec.choose(type));
    }
    run(() -> WriteValue.write(value -> null, ""), () -> WriteValue.write(value -> new byte[0], ""),
        () -> WriteValue.write(value -> new byte[] {7}, ""), () -> WriteValue.write(value -> new byte[] {8}, ""),
        () -> WriteValue.write(new Fixed(5000, null), ""), () -> WriteValue.write(new Fixed(1, null), ""));
  }
}
