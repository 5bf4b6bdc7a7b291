// SPDX-License-Identifier: Apache-2.0
package bad;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Words stuck to a thing. */
public class Tags {
  private final List<String> tags;

  /** No tags yet. */
  public Tags() {
    tags = List.of();
  }

  public Tags(String first) {
    tags = new ArrayList<>();
    tags.add(Objects.requireNonNull(first, "first"));
  }

  public void add(String tag) {
    Objects.requireNonNull(tag, "tag");
    if (tag.isBlank()) {
      throw new IllegalArgumentException("a tag has letters");
    }
    tags.add(tag); // BUG java.lang.UnsupportedOperationException
  }

  public boolean has(String tag) {
    return tag != null && tags.contains(tag);
  }

  public int size() {
    return tags.size();
  }
}
