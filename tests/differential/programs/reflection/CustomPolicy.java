// SPDX-License-Identifier: Apache-2.0
import java.security.AccessController;
import java.security.CodeSource;
import java.security.Permission;
import java.security.PermissionCollection;
import java.security.Permissions;
import java.security.Policy;
import java.security.PrivilegedAction;
import java.security.ProtectionDomain;
import java.util.PropertyPermission;

/** A policy that the program sets is asked about its own domains (17); later there is none to be set. */
public class CustomPolicy {
  static class Own extends Policy {
    int asked;
    @Override public PermissionCollection getPermissions(CodeSource source) { return new Permissions(); }
    @Override public boolean implies(ProtectionDomain domain, Permission permission) {
      asked++;
      return permission.getName().startsWith("allowed");
    }
  }

  static void attempt(String what, Runnable use) {
    try {
      use.run();
      System.out.println(what + ": ok");
    } catch (Throwable t) {
      System.out.println(what + ": " + t.getClass().getName());
    }
  }

  public static void main(String[] args) {
    Own own = new Own();
    attempt("set", () -> Policy.setPolicy(own));
    attempt("check allowed", () -> AccessController.checkPermission(new PropertyPermission("allowed.one", "read")));
    attempt("check denied", () -> AccessController.checkPermission(new PropertyPermission("denied.one", "read")));
    attempt("privileged", () -> AccessController.doPrivileged((PrivilegedAction<Object>) () -> {
      AccessController.checkPermission(new PropertyPermission("denied.two", "read"));
      return null;
    }));
    attempt("domain", () -> System.out.println(CustomPolicy.class.getProtectionDomain().implies(new PropertyPermission("denied.three", "read"))));
    attempt("domain allowed", () -> System.out.println(CustomPolicy.class.getProtectionDomain().implies(new PropertyPermission("allowed.three", "read"))));
    System.out.println(own.asked > 0);
    attempt("context", () -> AccessController.getContext().checkPermission(new PropertyPermission("denied.four", "read")));
    System.out.println(System.getSecurityManager());
  }
}
