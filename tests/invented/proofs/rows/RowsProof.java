// SPDX-License-Identifier: Apache-2.0
package rows;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Takes every branch of the rows that is not marked: none asks for what cannot be. */
class RowsProof {
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

  record Shape(int area) implements ParameterCheck.Shape {}

  record NamedShape(int area, String name) implements ParameterCheck.Shape, ParameterCheck.Named {}

  @Test
  void parameterCheck() {
    run(() -> ParameterCheck.of(new Shape(1)), () -> ParameterCheck.of(new NamedShape(1, "a")));
  }

  record FragileItem(int size, boolean isBroken) implements BoxedField.Item, BoxedField.Fragile {}

  record FragileResult(int size, boolean isBroken) implements BoxedResult.Item, BoxedResult.Fragile {}

  @Test
  void boxes() {
    for (boolean isBroken : new boolean[] {true, false}) {
      BoxedField.Box box = new BoxedField.Box();
      run(() -> BoxedField.look(box));
      box.item = new FragileItem(1, isBroken);
      run(() -> BoxedField.look(box), () -> BoxedResult.look(() -> new FragileResult(1, isBroken)));
    }
    run(() -> BoxedResult.look(() -> () -> 1));
  }

  record Pair(int a, int b) implements TaggedPair.Left, TaggedPair.Right {}

  @TaggedPair.Tag
  record Tagged(int a, int b) implements TaggedPair.Left, TaggedPair.Right {}

  @Test
  void taggedPair() {
    run(() -> TaggedPair.go(() -> 1), () -> TaggedPair.go(new Pair(1, 1)), () -> TaggedPair.go(new Tagged(1, 1)),
        () -> TaggedPair.go(new Tagged(1, 10)));
  }

  record Both(String queueName, String topicName) implements Broker.Queue, Broker.Topic {}

  @Test
  void broker() {
    Broker.Queue queue = () -> "q";
    Broker.Topic topic = () -> "t";
    run(() -> Broker.transform(null), () -> Broker.transform(new Broker.Own("o")), () -> Broker.transform(queue),
        () -> Broker.transform(topic), () -> Broker.transform(new Broker.Destination() {}),
        () -> Broker.transform(new Both("q", null)), () -> Broker.transform(new Both(null, "t")),
        () -> Broker.transform(new Both("q", "t")), () -> Broker.transform(new Both(null, null)));
  }

  record Node(int type, TreeWalk.Node first, TreeWalk.Node next) implements TreeWalk.Node {}

  static class Comments implements TreeWalk.Handler, TreeWalk.CommentHandler {
    @Override
    public void text() {}

    @Override
    public void comment() {}
  }

  @Test
  void treeWalk() {
    Node root = new Node(TreeWalk.ELEMENT, new Node(TreeWalk.TEXT, null, new Node(TreeWalk.COMMENT, null, null)), null);
    run(() -> TreeWalk.walk(root, () -> {}), () -> TreeWalk.walk(root, new Comments()),
        () -> TreeWalk.walk(new Node(0, null, null), null));
  }

  record Deep(DeepTree.Node left, int weight) implements DeepTree.Node {}

  @Test
  void deepTree() {
    Deep tree = new Deep(null, 77);
    for (int depth = 0; depth < 4; depth++) {
      Deep now = tree;
      run(() -> DeepTree.depth(now));
      tree = new Deep(tree, 0);
    }
    Deep light = new Deep(new Deep(new Deep(new Deep(null, 0), 0), 0), 0);
    run(() -> DeepTree.depth(light));
  }

  @Test
  void fullReader() {
    InputStream bytes = new ByteArrayInputStream(new byte[3]);
    run(() -> FullReader.readFully(bytes, new byte[3], 0, 3), () -> FullReader.readFully(bytes, new byte[3], 0, 3),
        () -> FullReader.readFully(new DataInputStream(bytes), new byte[3], 0, 0));
  }

  @Registry.Serial(id = 1234)
  static class Reserved {}

  @Registry.Serial(id = -1)
  static class Negative {}

  @Registry.Serial
  static class Given {}

  @Test
  void registry() {
    for (Class<?> type : List.of(Reserved.class, Negative.class, Given.class, Object.class)) {
      run(() -> Registry.register(type, true), () -> Registry.register(type, false));
    }
  }

  @ElementValues.Settings(count = 42, type = String.class)
  static class First {}

  @ElementValues.Settings(name = "main", tags = {"a", "x"})
  static class Second {}

  @ElementValues.Settings(level = ElementValues.Level.HIGH, inner = @ElementValues.Inner(weight = 1001))
  static class Third {}

  @ElementValues.Settings(tags = {"a", "b"})
  static class Fourth {}

  @Test
  void elementValues() {
    for (Object each : List.of(new First(), new Second(), new Third(), new Fourth(), "none")) {
      run(() -> ElementValues.simple(each), () -> ElementValues.compound(each.getClass()));
    }
  }

  static class Columns {
    @AnnotatedMembers.Column int first;
    @AnnotatedMembers.Column int second;
    int third;
  }

  static class Wide {
    @AnnotatedMembers.Column(width = 101) int first;
  }

  static class Starting {
    @AnnotatedMembers.Startup
    void start() {}

    void other() {}
  }

  static class Backwards {
    @AnnotatedMembers.Startup(order = -1)
    void start() {}
  }

  @Test
  void annotatedMembers() {
    run(() -> AnnotatedMembers.widestColumn(new Columns()), () -> AnnotatedMembers.widestColumn(new Wide()),
        () -> AnnotatedMembers.startup(Starting.class), () -> AnnotatedMembers.startup(Backwards.class),
        () -> AnnotatedMembers.startup(Columns.class));
  }

  @DeclaredAnnotations.Plain
  @DeclaredAnnotations.Passed
  static class Twice {}

  @DeclaredAnnotations.Plain
  static class Once {}

  @DeclaredAnnotations.Passed
  static class Inherited {}

  @Test
  void declaredAnnotations() {
    for (Class<?> type : List.of(Twice.class, Once.class, Inherited.class, String.class)) {
      run(() -> DeclaredAnnotations.kinds(type));
    }
  }

  static class Plugin implements AssignableFrom.Plugin, AssignableFrom.Closeable {}

  static class Instance implements InstanceCheck.Plugin, InstanceCheck.Closeable {}

  @Test
  void reflection() {
    for (Class<?> type : List.of(Plugin.class, AssignableFrom.Plugin.class, Object.class, String.class)) {
      run(() -> AssignableFrom.byArgument(type), () -> AssignableFrom.byReceiver(type),
          () -> AssignableFrom.byBoth(Object.class, type), () -> AssignableFrom.byBoth(type, String.class));
    }
    for (Class<?> type : List.of(InstanceCheck.Plugin.class, Instance.class, String.class)) {
      run(() -> InstanceCheck.byReceiver(type), () -> InstanceCheck.byBoth(type, new Instance()));
    }
    run(() -> InstanceCheck.byArgument(new Instance()), () -> InstanceCheck.byArgument(null));
  }

  static class Wanting {
    @Injector.Inject String text;
    int other;
  }

  static class Asking {
    @Injector.Inject(optional = true) String text;
  }

  static class Static {
    @Injector.Inject static String text;
  }

  @Test
  void injector() {
    for (Object target : List.of(new Wanting(), new Asking(), new Static())) {
      run(() -> Injector.inject(target, Map.of(String.class, "x")), () -> Injector.inject(target, Map.of()));
    }
  }

  static class Bean {
    @Validator.Required public Object missing;
    @Validator.Required public Object there = "x";
    @Validator.Most(3) public Integer many = 4;
    @Validator.Most(3) public Integer few = 3;
    @Validator.Most(3) public Object text = "x";
  }

  @Test
  void validator() {
    run(() -> Validator.validate(new Bean()));
  }

  @Test
  void classKinds() {
    for (Class<?> type : List.of(Override.class, Runnable.class, Thread.State.class, Pair.class, int[].class, String[].class,
        void.class, int.class, String.class, java.lang.constant.ConstantDesc.class)) {
      run(() -> ClassKinds.kind(type), () -> ClassKinds.sealed(type));
    }
  }

  static class Part implements ClassIdentity.Part {}

  @Test
  void classIdentity() {
    List<ClassIdentity.Part> parts = List.of(new Part(), new ClassIdentity.Bolt(), new ClassIdentity.Bolt());
    for (ClassIdentity.Part part : parts) {
      run(() -> ClassIdentity.ofObject(part), () -> ClassIdentity.ofTwo(part, parts.get(1)));
    }
    for (Class<?> type : List.of(int.class, String.class, ClassIdentity.Part.class, Object.class)) {
      run(() -> ClassIdentity.ofLiteral(type));
    }
  }

  static class Below extends Ancestry.Base {}

  static class Marked implements Ancestry.Plugin, Ancestry.Marked {}

  static class MarkedBefore implements Ancestry.Marked, Ancestry.Plugin {}

  @Test
  void ancestry() {
    for (Class<?> type : List.of(Object.class, Below.class, String.class, Integer.class)) {
      run(() -> Ancestry.ofClass(type));
    }
    for (Ancestry.Plugin plugin : List.of(new Below(), new Marked(), new MarkedBefore(), new Ancestry.Plugin() {})) {
      run(() -> Ancestry.ofObject(plugin));
    }
  }

  static class Task extends ClassAndInterface.Task {
    Task(int priority) {
      super(priority);
    }

    @Override
    public String title() {
      return "";
    }
  }

  static class Cancelled extends Task implements ClassAndInterface.Cancellable {
    private final boolean works;

    Cancelled(boolean works) {
      super(1);
      this.works = works;
    }

    @Override
    public boolean cancel() {
      return works;
    }
  }

  @Test
  void classAndInterface() {
    run(() -> ClassAndInterface.stop(new Task(51)), () -> ClassAndInterface.stop(new Task(1)), () -> new Task(-1),
        () -> ClassAndInterface.stop(new Cancelled(true)), () -> ClassAndInterface.stop(new Cancelled(false)));
  }

  static ThreeAnswers.Source source(Integer... answers) {
    Iterator<Integer> left = List.of(answers).iterator();
    return left::next;
  }

  @Test
  void answers() {
    run(() -> ThreeAnswers.read(source(3, 5, 8)), () -> ThreeAnswers.read(source(3, 5, 9)),
        () -> ThreeAnswers.read(source(3, 6, 9)), () -> ThreeAnswers.read(source(1, 6, 9)),
        () -> ThreeAnswers.isFalling(source(200, 1)), () -> ThreeAnswers.isFalling(source(1, 1)),
        () -> AnswersByArgument.compare(String::length), () -> AnswersByArgument.compare(article -> 1),
        () -> AnswersByArgument.compare(article -> -article.length()));
  }

  record Kept(List<String> names, Map<String, Integer> counts, Optional<String> owner, Stream<String> lines, int[] sizes)
      implements CollectionAnswers.Repository {}

  @Test
  void collectionAnswers() {
    for (Kept kept : List.of(
        new Kept(List.of("a", "b"), Map.of("x", 4), Optional.of("four"), Stream.of("#"), new int[] {9, 9}),
        new Kept(List.of("a", "c"), Map.of("x", 1), Optional.of("f"), Stream.of("x"), new int[] {9, 8}),
        new Kept(List.of(), Map.of(), Optional.empty(), Stream.of(), new int[] {8, 8}),
        new Kept(List.of(), Map.of(), Optional.empty(), Stream.of(), new int[] {9}))) {
      run(() -> CollectionAnswers.names(kept), () -> CollectionAnswers.counts(kept), () -> CollectionAnswers.owner(kept),
          () -> CollectionAnswers.lines(kept), () -> CollectionAnswers.sizes(kept));
    }
  }

  record Key(int number) implements Contracts.Key {}

  @Test
  void contracts() {
    run(() -> Contracts.equality(new Key(1), new Key(1)), () -> Contracts.equality(new Key(1), new Key(2)),
        () -> Contracts.order("a", "a"), () -> Contracts.order("a", "b"), () -> Contracts.order("b", "a"));
  }

  @Test
  void checkedFailures() {
    run(() -> CheckedFailure.deliver(message -> message, "x"), () -> CheckedFailure.deliver(message -> null, "x"),
        () -> CheckedFailure.deliver(message -> {
          throw new CheckedFailure.Refused(true);
        }, "x"),
        () -> CheckedFailure.deliver(message -> {
          throw new CheckedFailure.Refused(false);
        }, "x"));
  }

  static RetriedFailure.Gateway gateway(Integer... answers) {
    Iterator<Integer> left = List.of(answers).iterator();
    return () -> {
      int answer = left.next();
      if (answer == -1) {
        throw new IOException();
      }
      return answer;
    };
  }

  @Test
  void laterAnswers() {
    run(() -> RetriedFailure.fetch(gateway(1)), () -> RetriedFailure.fetch(gateway(0)),
        () -> RetriedFailure.fetch(gateway(-1, 7)), () -> RetriedFailure.fetch(gateway(-1, 8)),
        () -> RetriedFailure.fetch(gateway(-1, -1)));
  }

  static Runnable thrower(Throwable problem) {
    return () -> RowsProof.<RuntimeException>sneak(problem);
  }

  @SuppressWarnings("unchecked")
  static <T extends Throwable> void sneak(Throwable problem) throws T {
    throw (T) problem;
  }

  @Test
  void handlerTypes() {
    for (Throwable problem : List.of(new NoSuchElementException(), new IllegalStateException(), new RuntimeException(),
        new RuntimeException(new Exception()), new AssertionError(), new Error())) {
      run(() -> HandlerTypes.run(thrower(problem)));
    }
    run(() -> HandlerTypes.run(() -> {}));
  }

  record Fish(int metres) implements CastHandler.Animal, CastHandler.Swimmer {}

  static class Duck implements ArrayStores.Animal, ArrayStores.Swimmer {}

  @Test
  void castsAndStores() {
    run(() -> CastHandler.swim(new Fish(6)), () -> CastHandler.swim(new Fish(5)),
        () -> CastHandler.swim(new CastHandler.Animal() {}), () -> ArrayStores.put(new Object[0], null),
        () -> ArrayStores.put(new String[1], new Duck()), () -> ArrayStores.put(new Object[1], new Duck()),
        () -> ArrayStores.put(new ArrayStores.Swimmer[1], new Duck()));
  }

  @Test
  void generics() {
    for (int result : new int[] {-1, 0, 1}) {
      run(() -> Comparing.larger("a", "b", (a, b) -> result));
    }
    run(() -> Comparing.sorted(new String[0], null), () -> Comparing.sorted(new String[] {"a", "b"}, Comparator.naturalOrder()),
        () -> Comparing.sorted(new String[] {"b", "a"}, Comparator.naturalOrder()),
        () -> Supplying.text(() -> null), () -> Supplying.text(() -> "vip-"), () -> Supplying.text(() -> ""),
        () -> Supplying.number(Optional::empty), () -> Supplying.number(() -> Optional.of(101)),
        () -> Supplying.number(() -> Optional.of(1)), () -> Applying.length(text -> null, ""),
        () -> Applying.length(text -> 12, ""), () -> Applying.length(text -> 1, ""),
        () -> Applying.isSymmetric((a, b) -> true, 1, 2), () -> Applying.isSymmetric((Integer a, Integer b) -> a < b, 1, 2),
        () -> Applying.isSymmetric((Integer a, Integer b) -> a > b, 1, 2), () -> Iterating.sum(List.<Integer>of().iterator()),
        () -> Iterating.sum(List.of(10, 20, 30).iterator()), () -> Iterating.sum(List.of(10, 20, 31).iterator()),
        () -> Iterating.sum(List.of(1).iterator()), () -> Iterating.last(List.of(1)));
  }

  @Test
  void functionalParameters() {
    run(() -> FunctionalParameter.kind(year -> 2, 1), () -> FunctionalParameter.kind(year -> 1, 1),
        () -> FunctionalParameter.count(new int[] {1, 2}, value -> value > 1));
  }

  record Text(String f) implements CovariantReturns.Any, CovariantReturns.Text {}

  static class Sides implements ClashingDefaults.Left, ClashingDefaults.Right {
    private final int side;

    Sides(int side) {
      this.side = side;
    }

    @Override
    public int side() {
      return side;
    }
  }

  static class OtherLeft implements ClashingDefaults.Left {
    @Override
    public int side() {
      return 9;
    }
  }

  static class Counted extends FinalMethods.Sized implements FinalMethods.Counted {}

  static class Changed extends Counted implements FinalMethods.Changed {
    @Override
    public void size(int value) {}
  }

  @Test
  void clashes() {
    run(() -> ClashingReturns.kind(() -> 1), () -> CovariantReturns.kind(() -> 1),
        () -> CovariantReturns.kind(new Text(null)), () -> CovariantReturns.kind(new Text("")),
        () -> ClashingDefaults.kind(new Sides(3)), () -> ClashingDefaults.kind(new Sides(4)),
        () -> ClashingDefaults.kind(new ClashingDefaults.Left() {}), () -> ClashingDefaults.kind(new OtherLeft()),
        () -> FinalMethods.kind(new FinalMethods.Sized() {}), () -> FinalMethods.kind(new Counted()),
        () -> FinalMethods.kind(new Changed()), () -> HiddenMembers.run(null), () -> HiddenMembers.open(null));
  }

  static class Opened extends SealedTypes.Open implements SealedTypes.Named {
    private final String name;

    Opened(String name) {
      this.name = name;
    }

    @Override
    public String name(int language) {
      return name;
    }
  }

  static class NamedNumber extends Number implements FinalTypes.Named {
    private static final long serialVersionUID = 1L;

    @Override
    public int number() {
      return 0;
    }

    @Override
    public int intValue() {
      return 0;
    }

    @Override
    public long longValue() {
      return 0;
    }

    @Override
    public float floatValue() {
      return 0;
    }

    @Override
    public double doubleValue() {
      return 0;
    }
  }

  @Test
  void sealedAndFinal() {
    run(() -> SealedTypes.closed(new SealedTypes.Point(1)), () -> SealedTypes.closed(SealedTypes.Colour.RED),
        () -> SealedTypes.half(null), () -> SealedTypes.half(new Opened(null)), () -> SealedTypes.half(new Opened("")),
        () -> FinalTypes.text(""), () -> FinalTypes.text(new FinalTypes.Last()), () -> FinalTypes.classes(""),
        () -> FinalTypes.classes(new FinalTypes.First()), () -> FinalTypes.number(1),
        () -> FinalTypes.number(new NamedNumber()));
  }

  @Test
  void existingFirst() {
    run(() -> ExistingFirst.shape(new ExistingFirst.Square()), () -> ExistingFirst.shape(new ExistingFirst.Triangle()),
        () -> ExistingFirst.list(List.of()), () -> ExistingFirst.list(List.of("")),
        () -> ExistingFirst.list(new java.util.LinkedList<>(List.of(""))), () -> ExistingFirst.text(""),
        () -> ExistingFirst.text(null));
  }

  record Repository(String found, int count) implements OrderService.Repository {
    @Override
    public String find(int id) {
      return found;
    }
  }

  @Test
  void services() {
    for (Repository each : List.of(new Repository(null, 0), new Repository("vip-", 4), new Repository("vip-", 3),
        new Repository("", 3))) {
      run(() -> new OrderService(each).service(1));
    }
    SetterService service = new SetterService();
    run(() -> service.notify(""));
    service.setAudit(() -> 1);
    run(() -> service.notify(""));
    service.setMailer(text -> text.isEmpty());
    run(() -> service.notify(""));
    service.setAudit(() -> 3);
    run(() -> service.notify(""), () -> service.notify("x"));
  }

  static class Quiet implements RecordedCalls.Listener {
    @Override
    public void changed(String name, int from, int to) {}

    @Override
    public void unchanged(String name) {}
  }

  @Test
  void recordedCalls() {
    run(() -> RecordedCalls.update(new Quiet(), "", 1, 1), () -> RecordedCalls.update(new Quiet(), "", 1, 2));
  }

  record Piece(int weight) implements LoopsOfAnswers.Item {}

  /** Gives lines and then their end. */
  static LoopsOfAnswers.Cursor cursor(String... lines) {
    Iterator<String> each = Arrays.asList(lines).iterator();
    return new LoopsOfAnswers.Cursor() {
      @Override
      public boolean isAtEnd() {
        return !each.hasNext();
      }

      @Override
      public String line() {
        return each.next();
      }
    };
  }

  static LoopsOfAnswers.Source source(String text) {
    InputStream bytes = new ByteArrayInputStream(text.getBytes());
    return () -> {
      try {
        return bytes.read();
      } catch (IOException never) {
        return -1;
      }
    };
  }

  @Test
  void takenOutput() {
    run(() -> new TakenOutput().print(9), () -> new TakenOutput().print(10), () -> new TakenOutput().end());
    TakenOutput once = new TakenOutput();
    once.print(1);
    run(once::end);
  }

  @Test
  void loopsOfAnswers() {
    run(() -> LoopsOfAnswers.heaviest(List.of(new Piece(1), new Piece(2), new Piece(1)).iterator()));
    for (String text : List.of("a", " ", "  ")) {
      run(() -> LoopsOfAnswers.spaces(source(text)));
    }
    run(() -> LoopsOfAnswers.longest(cursor()), () -> LoopsOfAnswers.longest(cursor("a", "b", "bb", null)));
  }

  static class SmallPart implements ClassOfFake.Part {
    @Override
    public int size() {
      return 1;
    }
  }

  static class LargePart implements ClassOfFake.Part {
    @Override
    public int size() {
      return 4;
    }
  }

  @Test
  void classOfFake() {
    run(() -> ClassOfFake.sort(String.class, () -> 1), () -> ClassOfFake.sort(SmallPart.class, new SmallPart()),
        () -> ClassOfFake.sort(LargePart.class, new LargePart()), () -> ClassOfFake.sort(ClassOfFake.Part.class, new LargePart()),
        () -> ClassOfFake.sort(Sized.class, new SizedPart()));
  }

  interface Sized {}

  static class SizedPart extends LargePart implements Sized {}
}
