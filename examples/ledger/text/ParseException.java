package ledger.text;

/** A text that does not follow its grammar, and where it goes wrong. */
public class ParseException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int position;

  /** What was wrong and at which character, from 0. */
  public ParseException(String problem, int position) {
    super(problem + " at " + position);
    this.position = position;
  }

  /** The character at which it went wrong, from 0. */
  public int position() {
    return position;
  }
}
