package ledger.util;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A set of whole numbers kept as disjoint, ordered, closed intervals. */
public final class IntervalSet {
  private final List<Interval> intervals = new ArrayList<>();

  /** The numbers from one to another, both included. */
  public record Interval(int from, int to) {
    /** Not empty. */
    public Interval {
      if (from > to) {
        throw new IllegalArgumentException("empty interval: " + from + ".." + to);
      }
    }

    /** How many numbers it holds. */
    public long length() {
      return (long) to - from + 1;
    }

    /** Whether a number lies in it. */
    public boolean contains(int number) {
      return from <= number && number <= to;
    }

    /** Whether both have a number in common. */
    public boolean overlaps(Interval other) {
      return from <= other.to && other.from <= to;
    }

    @Override
    public String toString() {
      return from == to ? Integer.toString(from) : from + ".." + to;
    }
  }

  /** Adds an interval, joining those it touches. */
  public IntervalSet add(int from, int to) {
    Interval joined = new Interval(from, to);
    List<Interval> result = new ArrayList<>();
    boolean placed = false;
    for (Interval interval : intervals) {
      if ((long) interval.to() + 1 < joined.from()) {
        result.add(interval);
      } else if ((long) joined.to() + 1 < interval.from()) {
        if (!placed) {
          result.add(joined);
          placed = true;
        }
        result.add(interval);
      } else {
        joined = new Interval(
            Math.min(joined.from(), interval.from()), Math.max(joined.to(), interval.to()));
      }
    }
    if (!placed) {
      result.add(joined);
    }
    replace(result);
    return this;
  }

  /** Removes an interval, cutting those it overlaps. */
  public IntervalSet remove(int from, int to) {
    Interval hole = new Interval(from, to);
    List<Interval> result = new ArrayList<>();
    for (Interval interval : intervals) {
      if (!interval.overlaps(hole)) {
        result.add(interval);
        continue;
      }
      if (interval.from() < from) {
        result.add(new Interval(interval.from(), from - 1));
      }
      if (interval.to() > to) {
        result.add(new Interval(to + 1, interval.to()));
      }
    }
    replace(result);
    return this;
  }

  private void replace(List<Interval> result) {
    intervals.clear();
    intervals.addAll(result);
  }

  /** Whether a number is in the set, by binary search. */
  public boolean contains(int number) {
    return find(number).isPresent();
  }

  /** The interval a number lies in. */
  public Optional<Interval> find(int number) {
    int low = 0;
    int high = intervals.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      Interval interval = intervals.get(middle);
      if (interval.contains(number)) {
        return Optional.of(interval);
      }
      if (number < interval.from()) {
        high = middle - 1;
      } else {
        low = middle + 1;
      }
    }
    return Optional.empty();
  }

  /** How many numbers are in the set. */
  public long size() {
    return intervals.stream().mapToLong(Interval::length).sum();
  }

  /** Whether nothing is in the set. */
  public boolean isEmpty() {
    return intervals.isEmpty();
  }

  /** The least number not below a bound that is not in the set. */
  public int firstFree(int bound) {
    Optional<Interval> interval = find(bound);
    return interval.isPresent() ? Math.addExact(interval.get().to(), 1) : bound;
  }

  /** The numbers in both sets. */
  public IntervalSet intersect(IntervalSet other) {
    IntervalSet result = new IntervalSet();
    int i = 0;
    int j = 0;
    while (i < intervals.size() && j < other.intervals.size()) {
      Interval a = intervals.get(i);
      Interval b = other.intervals.get(j);
      if (a.overlaps(b)) {
        result.intervals.add(
            new Interval(Math.max(a.from(), b.from()), Math.min(a.to(), b.to())));
      }
      if (a.to() < b.to()) {
        i++;
      } else {
        j++;
      }
    }
    return result;
  }

  /** The intervals in ascending order. */
  public List<Interval> intervals() {
    return List.copyOf(intervals);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof IntervalSet set && set.intervals.equals(intervals);
  }

  @Override
  public int hashCode() {
    return intervals.hashCode();
  }

  @Override
  public String toString() {
    return intervals.toString();
  }
}
