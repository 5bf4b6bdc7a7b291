// SPDX-License-Identifier: Apache-2.0
import java.net.InetAddress;
import java.util.Hashtable;
import javax.naming.directory.InitialDirContext;

/** Asks for names, so that a name server hears of it. */
public class LookUpNames {
  public static void main(String[] args) throws Exception {
    Attempts.refused("all", () -> InetAddress.getAllByName("escaped.example.com"));
    Attempts.refused("reverse", () -> {
      String name = InetAddress.getByAddress(new byte[] {8, 8, 8, 8}).getCanonicalHostName();
      if (name.equals("8.8.8.8")) throw new java.io.IOException("no name");
    });
    Attempts.refused("reachable", () -> {
      if (!InetAddress.getByAddress(new byte[] {127, 0, 0, 1}).isReachable(1000)) throw new java.io.IOException("not reachable");
    });
    Attempts.refused("directory", () -> {
      Hashtable<String, String> settings = new Hashtable<>();
      settings.put("java.naming.factory.initial", "com.sun.jndi.dns.DnsContextFactory");
      settings.put("java.naming.provider.url", "dns://127.0.0.1:" + args[1]);
      new InitialDirContext(settings).getAttributes("escaped.example.com", new String[] {"A"});
    });
    Attempts.done();
  }
}
