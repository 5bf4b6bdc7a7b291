// SPDX-License-Identifier: Apache-2.0
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Looks into the process through /proc and lists host folders. */
public class ReadProcMaps {
  public static void main(String[] args) {
    for (String path : new String[] {"/proc/self/maps", "/proc/self/environ", "/proc/self/mem", "/proc/cpuinfo", "/sys/kernel/osrelease"}) {
      try {
        System.out.println(path + " has " + Files.readAllBytes(Path.of(path)).length + " bytes: ESCAPED");
      } catch (IOException e) {
        System.out.println(e);
      }
    }
    for (String folder : new String[] {"/etc", "/proc", "/var", args[0]}) {
      String[] names = new File(folder).list();
      boolean escaped = names != null && names.length > 0;
      System.out.println((folder.equals(args[0]) ? "canary" : folder) + (escaped ? " lists files: ESCAPED" : " lists nothing"));
    }
    System.out.println("done");
  }
}
