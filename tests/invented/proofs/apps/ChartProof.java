// SPDX-License-Identifier: Apache-2.0
package chart;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Takes every branch of the application. */
class ChartProof {
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

  record Line(double... values) implements Dataset {
    @Override
    public int size() {
      return values.length;
    }

    @Override
    public double value(int item) {
      return values[item];
    }
  }

  record Bars(double low, double high) implements Dataset, IntervalDataset {
    @Override
    public int size() {
      return 1;
    }

    @Override
    public double value(int item) {
      return low;
    }

    @Override
    public double low(int item) {
      return low;
    }

    @Override
    public double high(int item) {
      return high;
    }
  }

  record Straight(boolean isInverted) implements Axis {
    @Override
    public double position(double value) {
      return value;
    }
  }

  @Test
  void applies() {
    for (Dataset data : List.of(new Line(), new Line(1, 2), new Line(Double.NaN, 2, 1), new Bars(1, 3), new Bars(2, 2),
        new Bars(4, 1))) {
      run(() -> FindItem.find(data, 2), () -> FindItem.find(data, 0), () -> FindItem.find(data, 9),
          () -> DataRange.largest(data), () -> BarEdge.edge(new Straight(true), data),
          () -> BarEdge.edge(new Straight(false), data));
    }
    run(() -> ItemLabel.label(null, null, 1), () -> ItemLabel.label((data, item) -> null, null, 1),
        () -> ItemLabel.label((data, item) -> "", null, 1), () -> ItemLabel.label((data, item) -> "a", null, 1),
        () -> ItemLabel.label((data, item) -> "a long label", null, 1));
  }
}
