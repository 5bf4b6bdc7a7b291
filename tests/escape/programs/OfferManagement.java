// SPDX-License-Identifier: Apache-2.0
import java.lang.management.ManagementFactory;
import java.rmi.registry.LocateRegistry;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;

/** Offers ports for remote calls and management. */
public class OfferManagement {
  public static void main(String[] args) throws Exception {
    Attempts.refused("registry", () -> LocateRegistry.createRegistry(0));
    Attempts.refused("other's registry", () -> LocateRegistry.getRegistry("127.0.0.1", Integer.parseInt(args[1])).list());
    Attempts.refused("management", () -> JMXConnectorFactory.connect(new JMXServiceURL("service:jmx:rmi:///jndi/rmi://127.0.0.1:" + args[1] + "/jmxrmi")));
    Attempts.done();
  }
}
