// expect: FALSE
// witness: 0;2
// SPDX-License-Identifier: Apache-2.0

/** Two joins make one group of three. */
public final class UnionFind {
  public static void main(String[] args) {
    int[] parent = {0, 1, 2, 3};
    parent[1] = 0;
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    Verifier.assume(a >= 0 && a < 4 && b >= 0 && b < 4);
    int rootA = a;
    while (parent[rootA] != rootA) {
      rootA = parent[rootA];
    }
    int rootB = b;
    while (parent[rootB] != rootB) {
      rootB = parent[rootB];
    }
    parent[rootB] = rootA;
    int size = 0;
    for (int i = 0; i < 4; i++) {
      int root = i;
      while (parent[root] != root) {
        root = parent[root];
      }
      size += root == 0 ? 1 : 0;
    }
    assert size < 3;
  }
}
