// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;

/** Packages are defined when the first of their classes is loaded, not before. */
public class DefinedPackages {
  public static void main(String[] args) throws Exception {
    System.out.println(DefinedPackages.class.getPackage() + "|" + DefinedPackages.class.getPackageName());
    ClassLoader app = DefinedPackages.class.getClassLoader();
    System.out.println(app.getDefinedPackage("") + " " + app.getDefinedPackage("java.util"));
    System.out.println(app.getDefinedPackages().length);
    System.out.println(Package.getPackage("java.util.zip.nothing"));
    System.out.println(Package.getPackage("java.util"));
    System.out.println(Package.getPackage("java.lang").getImplementationTitle() + " " + Package.getPackage("java.lang").isSealed());
    System.out.println(Package.getPackage("java.rmi.activation"));
    System.out.println("before " + Package.getPackage("javax.sql.rowset.serial"));
    Class.forName("javax.sql.rowset.serial.SerialException");
    System.out.println("after " + Package.getPackage("javax.sql.rowset.serial"));
    System.out.println(String.class.getPackage().getName() + " " + int.class.getPackage() + " " + new String[0].getClass().getPackage());
    System.out.println(String[].class.getPackageName() + " " + int[].class.getPackageName());
    boolean found = Arrays.stream(Package.getPackages()).anyMatch(p -> p.getName().equals("java.lang"));
    System.out.println(found);
    System.out.println(String.class.getPackage() == Integer.class.getPackage());
  }
}
