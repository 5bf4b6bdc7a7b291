// SPDX-License-Identifier: Apache-2.0
package injector;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Takes every branch of the application. */
class InjectorProof {
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

  static class Wanting {
    @Inject String text;
    int other;
  }

  static class Asking {
    @Inject(optional = true) String text;
  }

  @Scoped("singleton")
  static class Single {}

  @Scoped(value = "singleton", eager = true)
  static class Eager {}

  @Scoped("")
  static class Nameless {}

  @Scoped("request")
  static class Request {}

  @Test
  void applies() {
    for (Object target : List.of(new Wanting(), new Asking())) {
      run(() -> InjectFields.inject(target, () -> "x"), () -> InjectFields.inject(target, () -> 1));
    }
    for (Class<?> type : List.of(Single.class, Eager.class, Nameless.class, Request.class, String.class, Runnable.class)) {
      run(() -> BindScope.scope(type));
    }
    Disposable leaking = () -> false;
    Disposable clean = () -> true;
    run(() -> ReplaceInstance.replace("x", () -> null), () -> ReplaceInstance.replace("x", () -> "x"),
        () -> ReplaceInstance.replace("x", () -> "y"), () -> ReplaceInstance.replace(leaking, () -> clean),
        () -> ReplaceInstance.replace(clean, () -> leaking));
  }
}
