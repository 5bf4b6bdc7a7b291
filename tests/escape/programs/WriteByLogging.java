// SPDX-License-Identifier: Apache-2.0
import java.util.logging.FileHandler;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Lets the logging write files on the host. */
public class WriteByLogging {
  public static void main(String[] args) throws Exception {
    String name = args[0].substring(args[0].lastIndexOf('/') + 1) + "-escaped";
    for (String pattern : new String[] {args[0] + "/log%g.txt", "%t/" + name + "%u", "%h/log%u.txt", "log.txt"}) {
      Attempts.pretended("handler", () -> {
        Logger logger = Logger.getAnonymousLogger();
        FileHandler handler = new FileHandler(pattern, true);
        logger.addHandler(handler);
        logger.setUseParentHandlers(false);
        logger.log(Level.SEVERE, "escaped");
        handler.close();
      });
    }
    Attempts.done();
  }
}
