// SPDX-License-Identifier: Apache-2.0
package shopservice.flag;

import java.util.Objects;

/** Whether features are switched on. */
public class FeatureFlags {
  private final FlagSource source;

  public FeatureFlags(FlagSource source) {
    this.source = Objects.requireNonNull(source);
  }

  /** What belongs to no feature is always active. */
  public boolean isActive(Class<?> type) {
    Feature feature = type.getAnnotation(Feature.class);
    if (feature == null) {
      return true;
    }
    if (feature.value().isBlank()) {
      throw new IllegalStateException(type.getName() + " belongs to a feature without a name");
    }
    return source.decision(feature.value()).orElse(feature.enabledByDefault());
  }
}
