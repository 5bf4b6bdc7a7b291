// SPDX-License-Identifier: Apache-2.0
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Reaches the listening port by URLs and the HTTP client. */
public class OpenUrls {
  public static void main(String[] args) throws Exception {
    String place = "127.0.0.1:" + args[1];
    for (String url : new String[] {"http://" + place, "https://" + place, "ftp://" + place + "/x", "jar:http://" + place + "/x.jar!/x", "file://127.0.0.1/x"}) {
      Attempts.refused(url.substring(0, url.indexOf(':')), () -> new URL(url).openStream());
    }
    Attempts.refused("loader", () -> new URLClassLoader(new URL[] {new URL("http://" + place + "/")}).loadClass("Escaped"));
    Attempts.refused("client", () -> HttpClient.newHttpClient().send(HttpRequest.newBuilder(URI.create("http://" + place)).build(),
        HttpResponse.BodyHandlers.ofString()));
    Attempts.done();
  }
}
