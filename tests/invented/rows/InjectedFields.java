// SPDX-License-Identifier: Apache-2.0
package rows;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Collaborators are fields that a framework sets: visible in the package, and private ones. */
public class InjectedFields {
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Inject {}

  public interface Clock {
    long now();
  }

  public interface Stock {
    int left(String article);
  }

  @Inject Clock clock;
  @Inject private Stock stock;

  public String greeting() {
    return clock.now() < 12 ? "morning" : "day";
  }

  public String offer(String article) {
    return stock.left(article) > 3 ? "offered" : "sold out";
  }
}
