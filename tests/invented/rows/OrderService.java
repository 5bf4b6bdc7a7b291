// SPDX-License-Identifier: Apache-2.0
package rows;

/** Constructor injection: names of tests say what the collaborators answer. */
public class OrderService {
  public interface Repository {
    String find(int id);

    int count();
  }

  private final Repository repository;

  public OrderService(Repository repository) {
    this.repository = repository;
  }

  public String service(int id) {
    String found = repository.find(id);
    if (found == null) {
      return "none";
    }
    if (found.startsWith("vip-") && repository.count() == 4) {
      return "vip";
    }
    return "usual";
  }
}
