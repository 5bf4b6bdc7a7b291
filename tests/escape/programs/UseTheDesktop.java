// SPDX-License-Identifier: Apache-2.0
import java.awt.Desktop;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.print.PrinterJob;
import java.io.File;
import java.net.URI;

/** Uses what a desktop offers. */
public class UseTheDesktop {
  public static void main(String[] args) throws Exception {
    Attempts.refused("clipboard", () -> Toolkit.getDefaultToolkit().getSystemClipboard().getContents(null));
    Attempts.refused("browse", () -> Desktop.getDesktop().browse(URI.create("http://127.0.0.1:" + args[1])));
    Attempts.refused("open", () -> Desktop.getDesktop().open(new File(args[0], "keep.txt")));
    Attempts.refused("robot", () -> new Robot().keyPress(65));
    Attempts.refused("print", () -> PrinterJob.getPrinterJob().print());
    Attempts.done();
  }
}
