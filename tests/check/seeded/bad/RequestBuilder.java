// SPDX-License-Identifier: Apache-2.0
package bad;

import java.util.Objects;

/** Puts an address together. */
public class RequestBuilder {
  private String host;
  private String path = "/";
  private int port = 80;

  public RequestBuilder host(String newHost) {
    host = Objects.requireNonNull(newHost, "host");
    return this;
  }

  public RequestBuilder path(String newPath) {
    if (!newPath.startsWith("/")) {
      throw new IllegalArgumentException("a path begins with a slash");
    }
    path = newPath;
    return this;
  }

  /** Takes a port as it was typed. */
  public RequestBuilder port(String text) {
    port = Integer.parseInt(text); // BUG java.lang.NumberFormatException
    return this;
  }

  public String build() {
    String address = host.toLowerCase(); // BUG java.lang.NullPointerException
    return port == 80 ? address + path : address + ":" + port + path;
  }
}
