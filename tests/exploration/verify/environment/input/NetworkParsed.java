// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.net.URI;

/** The parts of an address need no network. */
public final class NetworkParsed {
  public static void main(String[] args) {
    int port = Verifier.nondetBoolean() ? 8080 : 80;
    URI uri = URI.create(port == 80 ? "http://localhost:80/a" : "http://localhost:8080/a");
    assert uri.getPort() == port && uri.getPath().equals("/a");
  }
}
