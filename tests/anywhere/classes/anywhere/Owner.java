// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Compares with the user. */
public class Owner {
  public boolean isMine(String owner) {
    String user = System.getenv("USER");
    return user != null && user.equals(owner);
  }
}
