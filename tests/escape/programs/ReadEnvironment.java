// SPDX-License-Identifier: Apache-2.0
import java.util.Map;

/** Reads the environment variables of the caller, one of which is a secret. */
public class ReadEnvironment {
  public static void main(String[] args) {
    System.out.println("by name: " + System.getenv("ASSAY_ESCAPE_SECRET"));
    for (Map.Entry<String, String> entry : System.getenv().entrySet()) {
      if (entry.getKey().contains("SECRET")) System.out.println(entry.getValue() + ": ESCAPED");
    }
    for (String key : new String[] {"user.name", "user.home", "user.dir"}) {
      String value = System.getProperty(key);
      if (value.equals(args[0])) System.out.println(key + " is the caller's folder: ESCAPED");
    }
    System.out.println("done");
  }
}
