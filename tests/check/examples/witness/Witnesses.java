// SPDX-License-Identifier: Apache-2.0
package witness;

import examples.*;

/** Inputs that show on a stock JVM what expectations.json claims: names that end in Normal end normally. */
public final class Witnesses {
  private Witnesses() {}

  public static void originNormal() {
    Origin.slot();
  }

  public static void guardsNormal() {
    Guards.unequal(0, 1.0, 2.0);
    Guards.sum(0, 1000001, 1000001);
    Guards.product(1, 2);
    Guards.wide(65536, 65536);
    Guards.types(0);
  }

  public static void wrapping() {
    Guards.wrapping(65536, 65536);
  }

  public static void wrappingOfMinimum() {
    Guards.wrapping(Integer.MIN_VALUE, 2);
  }

  public static void downcastNormal() {
    Downcast.first();
  }

  public static void downcast() {
    Downcast.second();
  }

  public static void paneOfNegativeWidth() {
    new Pane(-1, 1);
  }

  public static void paneOfTwoNegativesNormal() {
    new Pane(-1, -1);
  }

  public static void paneOutside() {
    new Pane(-1, -1).paint(-1f, -1, 0, 3);
  }

  public static void paneOverflows() {
    new StrictPane(65536, 32768);
  }

  public static void searchNext() {
    Search.pairs(new int[] {0}, new int[] {0});
  }

  public static void searchLook() {
    Search.pairs(new int[] {0}, new int[0]);
  }

  public static void searchNormal() {
    Search.pairs(new int[0], new int[0]);
    Search.pairsChecked(new int[] {0}, new int[] {0});
    Search.pairsChecked(new int[] {0, 0}, new int[0]);
  }

  public static void argumentOfSpace() {
    Arguments.cli(new String[] {" "});
  }

  public static void noArgument() {
    Arguments.cli(new String[0]);
  }

  public static void argumentNormal() {
    Arguments.cli(new String[] {"3"});
    Arguments.cliChecked(new String[] {null});
  }

  public static void negativeTable() {
    Tables.table(-1000000);
  }

  public static void tableNormal() {
    Tables.table(0);
  }

  public static void cellOfObject() {
    new Cell(new Object());
  }

  public static void cellNormal() {
    new Cell("a").isEmpty();
    new OrderedCell("a").store(3);
  }

  public static void swapWithShorter() {
    Swap.swap(new double[] {1.0}, new double[0]);
  }

  public static void swapNormal() {
    Swap.swap(new double[0], new double[] {1.0});
    Swap.swapChecked(new double[] {1.0}, new double[0]);
  }

  public static void ratio() {
    Ratio.ratio(1, 2, 0);
  }

  public static void ratioNormal() {
    Ratio.ratio(0, 1, 0);
    Ratio.ratioChecked(1, 2, 0);
  }

  public static void shareOne() {
    Share.Dot dot = new Share.Dot();
    Share.share(dot, dot);
  }

  public static void shareNull() {
    Share.share(null, null);
  }

  public static void shareNormal() {
    Share.share(new Share.Dot(), new Share.Dot());
  }

  public static void hop() {
    Hop.hop(new int[] {1, 5}, 0);
  }

  public static void hopNormal() {
    Hop.hop(new int[] {0}, 0);
  }

  public static void hopOutside() {
    Hop.hopUnchecked(new int[] {1}, 0);
  }

  public static void boxedBytes() {
    Bytes.send(new Byte[1]);
  }

  public static void boxedBytesRaw() {
    Bytes.raw(new Byte[1]);
  }

  public static void noReader() {
    Bytes.readBy(new Object());
  }

  public static void bytesNormal() {
    Bytes.send(new byte[1]);
    Bytes.raw(null);
    Bytes.readBy(new Bytes.Reader());
    Bytes.sendChecked(new Byte[1]);
  }

  public static void fillNegative() {
    Fill.fill("key", new byte[3], 0, -1);
  }

  public static void fillNormal() {
    Fill.fill("key", new byte[3], 0, 3);
    Fill.fill("key", new byte[3], Integer.MAX_VALUE, 3);
  }

  public static void divideBehindCall() {
    Steps.useThenDivide(1, 0);
  }

  public static void divideNormal() {
    Steps.useThenDivide(1, 2);
  }

  public static void totalOfMissing() {
    Total.total(new CharSequence[] {null});
  }

  public static void totalOfNull() {
    Total.total(null);
  }

  public static void totalNormal() {
    Total.total(new CharSequence[] {"a"});
    Total.totalChecked(new CharSequence[] {null});
  }

  public static void fit() {
    Fit.fit(-4, 3, null);
  }

  public static void fitNormal() {
    Fit.fit(0, 3, null);
  }

  public static void dropThenAdd() {
    SetStack stack = new SetStack();
    stack.drop();
    stack.add(0);
  }

  public static void dropNormal() {
    new SetStack().drop();
    new SetStack().add(0);
    SafeSetStack stack = new SafeSetStack();
    stack.drop();
    stack.add(0);
  }

  public static void namedByNumber() {
    new Named(3).width();
  }

  public static void namedNormal() {
    new Named("a").width();
  }

  public static void signOfNothing() {
    new Sign.Plain().show();
  }

  public static void switchOn() {
    Switches.on(true);
  }

  public static void switchOff() {
    Switches.off(false);
  }

  public static void switchNormal() {
    Switches.on(false);
    Switches.off(true);
  }

  public static void cycle() {
    Cycle.oneFirstAsExpected(true);
  }

  public static void elementWithoutDocument() {
    new Element.Lost("a").size();
  }

  public static void elementNormal() {
    new Element.Kept("a").size();
    new Options().last(3);
  }

  public static void nodeOfWrongKind() {
    Nodes.text(() -> 1);
  }

  public static void nodeNormal() {
    Nodes.text(() -> 2);
    Nodes.textChecked(() -> 1);
  }

  public static void storeOther() {
    Store.put(new String[1], 3);
  }

  public static void storeNormal() {
    Store.put(new Object[1], 3);
    Store.putChecked(new String[1], 3);
  }

  public static void again() {
    Again.again(0);
  }

  public static void deadNormal() {
    Dead.length(3);
    Dead.lengthAfterReturn(true);
  }

  public static void noParts() {
    TwoSites.part(3, 0);
  }

  public static void outsideOfArray() {
    TwoSites.at(new int[0], 0);
  }
}
