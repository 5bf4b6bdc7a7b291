// SPDX-License-Identifier: Apache-2.0
package rows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Answers that are collections, arrays, streams and optionals. */
public class CollectionAnswers {
  public interface Repository {
    List<String> names();

    Map<String, Integer> counts();

    Optional<String> owner();

    Stream<String> lines();

    int[] sizes();
  }

  public static String names(Repository repository) {
    List<String> names = repository.names();
    return names.size() == 2 && names.get(1).equals("b") ? "two" : "other";
  }

  public static String counts(Repository repository) {
    Integer count = repository.counts().get("x");
    return count != null && count > 3 ? "many" : "few";
  }

  public static String owner(Repository repository) {
    return repository.owner().map(name -> name.length() == 4 ? "four" : "named").orElse("nobody");
  }

  public static String lines(Repository repository) {
    return repository.lines().anyMatch(line -> line.startsWith("#")) ? "comment" : "none";
  }

  public static String sizes(Repository repository) {
    int[] sizes = repository.sizes();
    return sizes.length > 1 && sizes[0] == 9 && sizes[1] == sizes[0] ? "nines" : "other";
  }
}
