// SPDX-License-Identifier: Apache-2.0
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Compiles into a folder of the host and reads its files as source. */
public class CompileOnTheHost {
  public static void main(String[] args) throws Exception {
    Path source = Files.writeString(Path.of("/tmp/Escaped.java"), "class Escaped {}");
    Attempts.pretended("compiler", () -> ToolProvider.getSystemJavaCompiler().run(null, System.out, System.out, "-d", args[0], source.toString()));
    Attempts.pretended("source", () -> ToolProvider.getSystemJavaCompiler().run(null, System.out, System.out, "-d", "/tmp", args[0] + "/keep.txt"));
    Attempts.pretended("launcher", () -> java.util.spi.ToolProvider.findFirst("jar").get().run(System.out, System.out, "cf", args[0] + "/x.jar", args[0]));
    Attempts.done();
  }
}
