// SPDX-License-Identifier: Apache-2.0
package scene;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Takes every branch of the application. */
class SceneProof {
  /** Some calls throw on purpose. */
  interface Call {
    void run() throws Exception;
  }

  static void run(Call... calls) {
    for (Call call : calls) {
      try {
        call.run();
      } catch (Exception expected) {
        // it came this far
      }
    }
  }

  record Thing(Spatial parent, float size) implements Spatial {}

  record Ball(Spatial parent, float size, int hits) implements Spatial, Collidable {
    @Override
    public int collideWith(Spatial other) {
      return hits;
    }
  }

  record Stored(Spatial parent, float size, boolean works) implements Spatial, Saveable {
    @Override
    public void save(int version) throws IOException {
      if (!works) {
        throw new IOException();
      }
    }
  }

  @Test
  void applies() {
    Thing small = new Thing(null, 1);
    Thing large = new Thing(small, 2);
    run(() -> Collide.collide(small, large), () -> Collide.collide(large, small), () -> Collide.collide(new Ball(null, 1, 0), small));
    for (int hits : new int[] {0, 1, 20}) {
      run(() -> Collide.collide(new Ball(null, 1, hits), new Ball(null, 1, 0)));
    }
    run(() -> SaveTree.save(new Stored(large, 1, true), 1), () -> SaveTree.save(new Stored(large, 1, false), 1),
        () -> SaveTree.save(new Stored(large, 1, false), 4));
    AssetLoader broken = key -> {
      throw new IOException();
    };
    run(() -> LoadAsset.load(broken, null, ""), () -> LoadAsset.load(broken, broken, ""),
        () -> LoadAsset.load(broken, key -> small, ""), () -> LoadAsset.load(key -> large, null, ""),
        () -> LoadAsset.load(key -> null, null, ""));
  }
}
