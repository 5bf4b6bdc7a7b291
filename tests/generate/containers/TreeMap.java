// SPDX-License-Identifier: Apache-2.0
package containers;

/** F72: a red-black tree from integers to objects, with null as a black leaf. */
public class TreeMap {
  private Entry root;
  private int size;

  private static final class Entry {
    private Integer key;
    private Object value;
    private boolean red = true;
    private Entry left;
    private Entry right;
    private Entry parent;

    Entry(Integer key, Object value, Entry parent) {
      this.key = key;
      this.value = value;
      this.parent = parent;
    }
  }

  /** Returns the value that was there, or null. */
  public Object put(Integer key, Object value) {
    Entry parent = null;
    Entry entry = root;
    while (entry != null) {
      parent = entry;
      int order = key.compareTo(entry.key);
      if (order == 0) {
        Object old = entry.value;
        entry.value = value;
        return old;
      }
      entry = order < 0 ? entry.left : entry.right;
    }
    Entry added = new Entry(key, value, parent);
    if (parent == null) {
      root = added;
    } else if (key < parent.key) {
      parent.left = added;
    } else {
      parent.right = added;
    }
    size++;
    fixAfterIns(added);
    return null;
  }

  /** Returns the value that was there, or null. */
  public Object remove(Integer key) {
    Entry entry = find(key);
    if (entry == null) {
      return null;
    }
    Object old = entry.value;
    delEntry(entry);
    size--;
    return old;
  }

  public Object get(Integer key) {
    Entry entry = find(key);
    return entry == null ? null : entry.value;
  }

  public int size() {
    return size;
  }

  private Entry find(Integer key) {
    Entry entry = root;
    while (entry != null) {
      int order = key.compareTo(entry.key);
      if (order == 0) {
        return entry;
      }
      entry = order < 0 ? entry.left : entry.right;
    }
    return null;
  }

  private void fixAfterIns(Entry added) {
    Entry entry = added;
    while (entry != root && isRed(entry.parent)) {
      Entry parent = entry.parent;
      Entry grandparent = parent.parent;
      if (parent == leftOf(grandparent)) {
        Entry uncle = rightOf(grandparent);
        if (isRed(uncle)) {
          setRed(parent, false);
          setRed(uncle, false);
          setRed(grandparent, true);
          entry = grandparent;
        } else {
          if (entry == rightOf(parent)) {
            entry = parent;
            rotateLeft(entry);
          }
          setRed(parentOf(entry), false);
          setRed(grandparent, true);
          rotateRight(grandparent);
        }
      } else {
        Entry uncle = leftOf(grandparent);
        if (isRed(uncle)) {
          setRed(parent, false);
          setRed(uncle, false);
          setRed(grandparent, true);
          entry = grandparent;
        } else {
          if (entry == leftOf(parent)) {
            entry = parent;
            rotateRight(entry);
          }
          setRed(parentOf(entry), false);
          setRed(grandparent, true);
          rotateLeft(grandparent);
        }
      }
    }
    setRed(root, false);
  }

  private void delEntry(Entry doomed) {
    Entry entry = doomed;
    if (entry.left != null && entry.right != null) {
      Entry successor = entry.right;
      while (successor.left != null) {
        successor = successor.left;
      }
      entry.key = successor.key;
      entry.value = successor.value;
      entry = successor;
    }
    Entry child = entry.left != null ? entry.left : entry.right;
    if (child != null) {
      replace(entry, child);
      if (!entry.red) {
        fixAfterDel(child);
      }
    } else if (entry.parent == null) {
      root = null;
    } else {
      if (!entry.red) {
        fixAfterDel(entry);
      }
      replace(entry, null);
    }
  }

  private void replace(Entry entry, Entry child) {
    if (child != null) {
      child.parent = entry.parent;
    }
    if (entry.parent == null) {
      root = child;
    } else if (entry == entry.parent.left) {
      entry.parent.left = child;
    } else {
      entry.parent.right = child;
    }
  }

  private void fixAfterDel(Entry start) {
    Entry entry = start;
    while (entry != root && !isRed(entry)) {
      Entry parent = parentOf(entry);
      if (entry == leftOf(parent)) {
        Entry sibling = rightOf(parent);
        if (isRed(sibling)) {
          setRed(sibling, false);
          setRed(parent, true);
          rotateLeft(parent);
          sibling = rightOf(parent);
        }
        if (!isRed(leftOf(sibling)) && !isRed(rightOf(sibling))) {
          setRed(sibling, true);
          entry = parent;
        } else {
          if (!isRed(rightOf(sibling))) {
            setRed(leftOf(sibling), false);
            setRed(sibling, true);
            rotateRight(sibling);
            sibling = rightOf(parent);
          }
          setRed(sibling, isRed(parent));
          setRed(parent, false);
          setRed(rightOf(sibling), false);
          rotateLeft(parent);
          entry = root;
        }
      } else {
        Entry sibling = leftOf(parent);
        if (isRed(sibling)) {
          setRed(sibling, false);
          setRed(parent, true);
          rotateRight(parent);
          sibling = leftOf(parent);
        }
        if (!isRed(rightOf(sibling)) && !isRed(leftOf(sibling))) {
          setRed(sibling, true);
          entry = parent;
        } else {
          if (!isRed(leftOf(sibling))) {
            setRed(rightOf(sibling), false);
            setRed(sibling, true);
            rotateLeft(sibling);
            sibling = leftOf(parent);
          }
          setRed(sibling, isRed(parent));
          setRed(parent, false);
          setRed(leftOf(sibling), false);
          rotateRight(parent);
          entry = root;
        }
      }
    }
    setRed(entry, false);
  }

  private void rotateLeft(Entry entry) {
    Entry right = entry.right;
    entry.right = right.left;
    if (right.left != null) {
      right.left.parent = entry;
    }
    right.parent = entry.parent;
    if (entry.parent == null) {
      root = right;
    } else if (entry.parent.left == entry) {
      entry.parent.left = right;
    } else {
      entry.parent.right = right;
    }
    right.left = entry;
    entry.parent = right;
  }

  private void rotateRight(Entry entry) {
    Entry left = entry.left;
    entry.left = left.right;
    if (left.right != null) {
      left.right.parent = entry;
    }
    left.parent = entry.parent;
    if (entry.parent == null) {
      root = left;
    } else if (entry.parent.right == entry) {
      entry.parent.right = left;
    } else {
      entry.parent.left = left;
    }
    left.right = entry;
    entry.parent = left;
  }

  private static boolean isRed(Entry entry) {
    return entry != null && entry.red;
  }

  private static void setRed(Entry entry, boolean red) {
    if (entry != null) {
      entry.red = red;
    }
  }

  private static Entry parentOf(Entry entry) {
    return entry == null ? null : entry.parent;
  }

  private static Entry leftOf(Entry entry) {
    return entry == null ? null : entry.left;
  }

  private static Entry rightOf(Entry entry) {
    return entry == null ? null : entry.right;
  }
}
