// SPDX-License-Identifier: Apache-2.0
import java.lang.ProcessHandle;

/** Looks at other processes and ends them. */
public class HandleProcesses {
  public static void main(String[] args) throws Exception {
    Attempts.read("parent", () -> ProcessHandle.current().parent().map(parent -> parent.info().commandLine().isPresent()).orElse(false) ? "root:" : "");
    Attempts.pretended("end the parent", () -> ProcessHandle.current().parent().ifPresent(ProcessHandle::destroyForcibly));
    Attempts.pretended("end the first", () -> ProcessHandle.of(1).ifPresent(ProcessHandle::destroy));
    Attempts.read("all", () -> ProcessHandle.allProcesses().count() > 1 ? "root:" : "");
    Attempts.read("own command", () -> ProcessHandle.current().info().arguments().isPresent() ? "root:" : "");
    Attempts.done();
  }
}
