// SPDX-License-Identifier: Apache-2.0
import java.awt.Frame;
import java.awt.HeadlessException;

/** Opens a window. */
public class OpenWindow {
  public static void main(String[] args) {
    try {
      new Frame("escaped").setVisible(true);
      System.out.println("window: ESCAPED");
    } catch (HeadlessException e) {
      System.out.println("headless");
    } catch (Error e) {
      System.out.println("no toolkit");
    }
    System.out.println("done");
  }
}
