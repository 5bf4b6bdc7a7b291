// SPDX-License-Identifier: Apache-2.0
import java.io.File;
import java.security.CodeSource;
import java.security.ProtectionDomain;

/** Where classes say they come from: those of a folder from the folder. */
public class CodeSources {
  interface Inner { }

  static void show(Class<?> c) throws Exception {
    ProtectionDomain domain = c.getProtectionDomain();
    CodeSource source = domain.getCodeSource();
    String text = source == null ? "none" : source.getLocation() == null ? "no location" : source.getLocation().toString();
    String folder = new File(System.getProperty("java.class.path").split(":")[0]).toURI().toString();
    System.out.println(c.getName() + ": " + text.replace(folder, "FOLDER/"));
    if (source != null) System.out.println("  certificates " + (source.getCertificates() == null) + " signers " + (source.getCodeSigners() == null));
    if (source != null && text.startsWith("file:")) System.out.println("  is a folder " + new File(source.getLocation().toURI()).isDirectory());
    System.out.println("  loader " + (domain.getClassLoader() == c.getClassLoader()) + " principals " + domain.getPrincipals().length);
  }

  public static void main(String[] args) throws Exception {
    show(CodeSources.class);
    show(Inner.class);
    show(String.class);
    Runnable lambda = () -> { };
    System.out.println(lambda.getClass().getProtectionDomain() == CodeSources.class.getProtectionDomain());
    System.out.println(Inner.class.getProtectionDomain() == CodeSources.class.getProtectionDomain());
    System.out.println(CodeSources.class.getResource("CodeSources.class").getProtocol());
    System.out.println(int.class.getProtectionDomain().getCodeSource());
    System.out.println(new CodeSources[0].getClass().getProtectionDomain().getCodeSource());
  }
}
