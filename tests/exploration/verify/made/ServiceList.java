// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.ServiceLoader;

/** No provider of a service is registered on the class path; hard, as it lies in resources. */
public final class ServiceList {
  public interface Plugin {}

  public static void main(String[] args) {
    int plugins = Verifier.nondetBoolean() ? 0 : 1;
    for (Plugin plugin : ServiceLoader.load(Plugin.class)) {
      plugins += 2;
    }
    assert plugins < 2;
  }
}
