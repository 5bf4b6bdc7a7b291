package ledger.text;

import java.util.ArrayList;
import java.util.List;

/** A table of text with aligned columns. */
public class TextTable {
  private final List<String> header;
  private final List<Alignment> alignments = new ArrayList<>();
  private final List<List<String>> rows = new ArrayList<>();
  private int maxWidth = Integer.MAX_VALUE;

  /** Where a cell's text stands in its column. */
  public enum Alignment {
    LEFT, RIGHT, CENTER;

    /** The text with blanks around it. */
    public String pad(String text, int width) {
      int blanks = width - text.length();
      if (blanks <= 0) {
        return text;
      }
      int before = switch (this) {
        case LEFT -> 0;
        case RIGHT -> blanks;
        case CENTER -> blanks / 2;
      };
      return " ".repeat(before) + text + " ".repeat(blanks - before);
    }
  }

  /** A table with these columns, all left-aligned. */
  public TextTable(String... header) {
    if (header.length == 0) {
      throw new IllegalArgumentException("no columns");
    }
    this.header = List.of(header);
    for (int i = 0; i < header.length; i++) {
      alignments.add(Alignment.LEFT);
    }
  }

  /** Aligns one column, from 0. */
  public TextTable align(int column, Alignment alignment) {
    alignments.set(column, alignment);
    return this;
  }

  /** Cuts longer cells, which then end in dots. */
  public TextTable maxWidth(int width) {
    if (width < 4) {
      throw new IllegalArgumentException("too narrow: " + width);
    }
    maxWidth = width;
    return this;
  }

  /** Adds a row; missing cells are empty. */
  public TextTable row(Object... cells) {
    if (cells.length > header.size()) {
      throw new IllegalArgumentException(cells.length + " cells for " + header.size());
    }
    List<String> row = new ArrayList<>();
    for (int i = 0; i < header.size(); i++) {
      row.add(i < cells.length && cells[i] != null ? cut(cells[i].toString()) : "");
    }
    rows.add(row);
    return this;
  }

  private String cut(String text) {
    return text.length() <= maxWidth ? text : text.substring(0, maxWidth - 2) + "..";
  }

  /** The whole table, each line ended by a newline. */
  public String render() {
    int[] widths = widths();
    StringBuilder out = new StringBuilder();
    renderRow(header, widths, out);
    for (int column = 0; column < widths.length; column++) {
      out.append(column == 0 ? "" : "-+-").append("-".repeat(widths[column]));
    }
    out.append('\n');
    for (List<String> row : rows) {
      renderRow(row, widths, out);
    }
    return out.toString();
  }

  private int[] widths() {
    int[] widths = new int[header.size()];
    for (int column = 0; column < widths.length; column++) {
      widths[column] = header.get(column).length();
      for (List<String> row : rows) {
        widths[column] = Math.max(widths[column], row.get(column).length());
      }
    }
    return widths;
  }

  private void renderRow(List<String> row, int[] widths, StringBuilder out) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < widths.length; column++) {
      line.append(column == 0 ? "" : " | ");
      line.append(alignments.get(column).pad(row.get(column), widths[column]));
    }
    out.append(line.toString().stripTrailing()).append('\n');
  }
}
