package ledger.util;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;

/** A directed graph with weights that are not negative. */
public class Graph<N> {
  private final Map<N, Map<N, Integer>> edges = new LinkedHashMap<>();

  private record Reached<N>(N node, long distance) {}

  /** A way through the graph and its length. */
  public record Path<N>(List<N> nodes, long length) {
    /** The number of edges. */
    public int hops() {
      return nodes.size() - 1;
    }
  }

  /** Adds a node without edges. */
  public Graph<N> node(N node) {
    edges.computeIfAbsent(node, key -> new LinkedHashMap<>());
    return this;
  }

  /** Adds an edge and its ends; of two equal edges the shorter one counts. */
  public Graph<N> edge(N from, N to, int weight) {
    if (weight < 0) {
      throw new IllegalArgumentException("negative weight: " + weight);
    }
    node(from);
    node(to);
    edges.get(from).merge(to, weight, Math::min);
    return this;
  }

  /** The nodes in the order they were added. */
  public List<N> nodes() {
    return List.copyOf(edges.keySet());
  }

  /** How many edges there are. */
  public int edgeCount() {
    return edges.values().stream().mapToInt(Map::size).sum();
  }

  /** The shortest way between two nodes (Dijkstra), if there is one. */
  public Optional<Path<N>> shortestPath(N from, N to) {
    requireNode(from);
    requireNode(to);
    Map<N, Long> distances = new HashMap<>();
    Map<N, N> previous = new HashMap<>();
    Set<N> done = new HashSet<>();
    PriorityQueue<Reached<N>> open =
        new PriorityQueue<>(Comparator.comparingLong(Reached<N>::distance));
    distances.put(from, 0L);
    open.add(new Reached<>(from, 0));
    while (!open.isEmpty()) {
      Reached<N> current = open.remove();
      if (!done.add(current.node())) {
        continue;
      }
      if (current.node().equals(to)) {
        return Optional.of(new Path<>(walkBack(previous, from, to), current.distance()));
      }
      edges.get(current.node()).forEach((next, weight) -> {
        long distance = current.distance() + weight;
        Long known = distances.get(next);
        if (known == null || distance < known) {
          distances.put(next, distance);
          previous.put(next, current.node());
          open.add(new Reached<>(next, distance));
        }
      });
    }
    return Optional.empty();
  }

  private List<N> walkBack(Map<N, N> previous, N from, N to) {
    List<N> nodes = new ArrayList<>();
    for (N node = to; !node.equals(from); node = previous.get(node)) {
      nodes.add(node);
    }
    nodes.add(from);
    Collections.reverse(nodes);
    return nodes;
  }

  /** An order in which no edge points backwards; empty when there is a cycle. */
  public Optional<List<N>> topologicalOrder() {
    Map<N, Integer> incoming = new LinkedHashMap<>();
    edges.keySet().forEach(node -> incoming.put(node, 0));
    edges.values().forEach(
        targets -> targets.keySet().forEach(to -> incoming.merge(to, 1, Integer::sum)));
    Deque<N> ready = new ArrayDeque<>();
    incoming.forEach((node, count) -> {
      if (count == 0) {
        ready.add(node);
      }
    });
    List<N> order = new ArrayList<>();
    while (!ready.isEmpty()) {
      N node = ready.remove();
      order.add(node);
      for (N next : edges.get(node).keySet()) {
        if (incoming.merge(next, -1, Integer::sum) == 0) {
          ready.add(next);
        }
      }
    }
    return order.size() == edges.size() ? Optional.of(order) : Optional.empty();
  }

  /** Whether some way leads from a node back to itself. */
  public boolean hasCycle() {
    return topologicalOrder().isEmpty();
  }

  private void requireNode(N node) {
    if (!edges.containsKey(node)) {
      throw new IllegalArgumentException("no such node: " + node);
    }
  }
}
