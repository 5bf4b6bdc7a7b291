// SPDX-License-Identifier: Apache-2.0

/** The baseline: start-up and nothing else. */
public class Empty {
  public static void main(String[] args) {
    System.out.println("checksum 0");
  }
}
