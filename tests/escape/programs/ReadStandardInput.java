// SPDX-License-Identifier: Apache-2.0
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.util.Scanner;

/** Waits for what the caller's user types. */
public class ReadStandardInput {
  public static void main(String[] args) throws Exception {
    System.out.println("line: " + new Scanner(System.in).hasNextLine());
    System.out.println("byte: " + new FileInputStream(FileDescriptor.in).read());
    System.out.println("console: " + System.console());
    Attempts.done();
  }
}
