package ledger.util;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** A cache that forgets what was not used for longest. */
public class LruCache<K, V> {
  private final int capacity;
  private final Map<K, Entry<K, V>> entries = new HashMap<>();
  private BiConsumer<? super K, ? super V> onEvict = (key, value) -> {};
  private Entry<K, V> newest;
  private Entry<K, V> oldest;
  private int hits;
  private int misses;

  private static final class Entry<K, V> {
    private final K key;
    private V value;
    private Entry<K, V> newer;
    private Entry<K, V> older;

    Entry(K key, V value) {
      this.key = key;
      this.value = value;
    }
  }

  /** An empty cache. */
  public LruCache(int capacity) {
    if (capacity < 1) {
      throw new IllegalArgumentException("capacity must be positive: " + capacity);
    }
    this.capacity = capacity;
  }

  /** Says who wants to know what is forgotten. */
  public LruCache<K, V> onEvict(BiConsumer<? super K, ? super V> listener) {
    onEvict = listener;
    return this;
  }

  /** The value of a key, which is now the newest. */
  public Optional<V> get(K key) {
    Entry<K, V> entry = entries.get(key);
    if (entry == null) {
      misses++;
      return Optional.empty();
    }
    hits++;
    touch(entry);
    return Optional.of(entry.value);
  }

  /** Keeps a value; returns the one it replaces. */
  public Optional<V> put(K key, V value) {
    if (value == null) {
      throw new NullPointerException("value");
    }
    Entry<K, V> entry = entries.get(key);
    if (entry != null) {
      V old = entry.value;
      entry.value = value;
      touch(entry);
      return Optional.of(old);
    }
    if (entries.size() == capacity) {
      evict();
    }
    Entry<K, V> added = new Entry<>(key, value);
    entries.put(key, added);
    link(added);
    return Optional.empty();
  }

  /** The value of a key, computed when it is not there. */
  public V getOrCompute(K key, Function<? super K, ? extends V> compute) {
    Optional<V> known = get(key);
    if (known.isPresent()) {
      return known.get();
    }
    V value = compute.apply(key);
    put(key, value);
    return value;
  }

  /** Forgets one key; returns whether it was there. */
  public boolean remove(K key) {
    Entry<K, V> entry = entries.remove(key);
    if (entry == null) {
      return false;
    }
    unlink(entry);
    return true;
  }

  /** How many values it keeps. */
  public int size() {
    return entries.size();
  }

  /** The keys, the newest first. */
  public List<K> keys() {
    List<K> keys = new ArrayList<>();
    for (Entry<K, V> entry = newest; entry != null; entry = entry.older) {
      keys.add(entry.key);
    }
    return keys;
  }

  /** How often a key was there, in percent; 0 before the first question. */
  public int hitRate() {
    int questions = hits + misses;
    return questions == 0 ? 0 : (int) (100L * hits / questions);
  }

  private void evict() {
    Entry<K, V> victim = oldest;
    unlink(victim);
    entries.remove(victim.key);
    onEvict.accept(victim.key, victim.value);
  }

  private void touch(Entry<K, V> entry) {
    if (entry != newest) {
      unlink(entry);
      link(entry);
    }
  }

  private void link(Entry<K, V> entry) {
    entry.newer = null;
    entry.older = newest;
    if (newest == null) {
      oldest = entry;
    } else {
      newest.newer = entry;
    }
    newest = entry;
  }

  private void unlink(Entry<K, V> entry) {
    if (entry.newer == null) {
      newest = entry.older;
    } else {
      entry.newer.older = entry.older;
    }
    if (entry.older == null) {
      oldest = entry.newer;
    } else {
      entry.older.newer = entry.newer;
    }
  }
}
