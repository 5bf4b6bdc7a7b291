// SPDX-License-Identifier: Apache-2.0
package rows;

/** F56: objects of a member class belong to an object of the class around it. */
public class Shelf {
  private final int width;
  private int used;

  public Shelf(int width) {
    this.width = width;
  }

  /** Takes room on its shelf. */
  public class Book {
    private final int thickness;

    public Book(int thickness) {
      this.thickness = thickness;
    }

    public boolean fits() {
      return thickness > 0 && used + thickness <= width;
    }
  }

  public String add(Book book) {
    if (!book.fits()) {
      return "full";
    }
    used += book.thickness;
    return used == width ? "complete" : "room left";
  }
}
