// SPDX-License-Identifier: Apache-2.0
package rows;

/** Collaborators come by setters. */
public class SetterService {
  public interface Mailer {
    boolean send(String text);
  }

  public interface Audit {
    int level();
  }

  private Mailer mailer;
  private Audit audit;

  public void setMailer(Mailer mailer) {
    this.mailer = mailer;
  }

  public void setAudit(Audit audit) {
    this.audit = audit;
  }

  public String notify(String text) {
    if (audit == null || mailer == null) {
      return "not ready";
    }
    if (audit.level() > 2 && !mailer.send(text)) {
      return "lost";
    }
    return "done";
  }
}
