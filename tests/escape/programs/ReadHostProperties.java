// SPDX-License-Identifier: Apache-2.0
import java.lang.management.ManagementFactory;

/** Looks for the caller's home, name, folder and variables. */
public class ReadHostProperties {
  public static void main(String[] args) throws Exception {
    String working = args[0].substring(0, args[0].lastIndexOf('/')) + "/working";
    Attempts.read("properties", () -> System.getProperties().toString().contains(working) ? "root:" : "");
    Attempts.read("variables", () -> System.getenv().toString().contains("ESCAPE") ? "root:" : "");
    Attempts.read("arguments", () -> ManagementFactory.getRuntimeMXBean().getInputArguments());
    Attempts.read("name", () -> ManagementFactory.getRuntimeMXBean().getName());
    Attempts.read("path", () -> ManagementFactory.getRuntimeMXBean().getLibraryPath());
    Attempts.done();
  }
}
