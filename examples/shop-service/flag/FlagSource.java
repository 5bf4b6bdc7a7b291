// SPDX-License-Identifier: Apache-2.0
package shopservice.flag;

import java.util.Optional;

/** Where decisions about features are kept. */
public interface FlagSource {
  Optional<Boolean> decision(String feature);
}
