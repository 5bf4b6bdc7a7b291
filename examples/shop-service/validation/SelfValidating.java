// SPDX-License-Identifier: Apache-2.0
package shopservice.validation;

import java.util.List;

/** Beans that know more about themselves than annotations can say. */
public interface SelfValidating {
  List<Violation> validate();
}
