// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;

/** Starts processes of the host. */
public class ExecProcess {
  public static void main(String[] args) throws InterruptedException {
    String target = args[0] + "/executed";
    try {
      Runtime.getRuntime().exec(new String[] {"/usr/bin/touch", target}).waitFor();
      System.out.println("exec: ESCAPED");
    } catch (IOException | RuntimeException | Error e) {
      System.out.println("exec refused with " + e.getClass().getName());
    }
    try {
      new ProcessBuilder("/bin/sh", "-c", "touch " + target).inheritIO().start().waitFor();
      System.out.println("builder: ESCAPED");
    } catch (IOException | RuntimeException | Error e) {
      System.out.println("builder refused with " + e.getClass().getName());
    }
    System.out.println("done");
  }
}
