// SPDX-License-Identifier: Apache-2.0
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;
import java.util.function.Function;

/** java.util.concurrent.Flow with a processor, and the value classes of java.sql. */
public class FlowAndSql {
  static class Mapper<T, R> extends SubmissionPublisher<R> implements Flow.Processor<T, R> {
    final Function<T, R> f;
    Flow.Subscription subscription;
    Mapper(Function<T, R> f) { super(Runnable::run, 16); this.f = f; }
    @Override public void onSubscribe(Flow.Subscription s) { subscription = s; s.request(1); }
    @Override public void onNext(T t) { submit(f.apply(t)); subscription.request(1); }
    @Override public void onError(Throwable e) { closeExceptionally(e); }
    @Override public void onComplete() { close(); }
  }

  static class Collecting implements Flow.Subscriber<Object> {
    final List<Object> got = Collections.synchronizedList(new ArrayList<>());
    final CountDownLatch done = new CountDownLatch(1);
    @Override public void onSubscribe(Flow.Subscription s) { s.request(Long.MAX_VALUE); }
    @Override public void onNext(Object o) { got.add(o); }
    @Override public void onError(Throwable t) { got.add("error " + t.getMessage()); done.countDown(); }
    @Override public void onComplete() { got.add("complete"); done.countDown(); }
  }

  public static void main(String[] args) throws Exception {
    Collecting end = new Collecting();
    try (SubmissionPublisher<Integer> source = new SubmissionPublisher<>()) {
      Mapper<Integer, String> mapper = new Mapper<>(n -> "n" + n * n);
      mapper.subscribe(end);
      source.subscribe(mapper);
      for (int i = 0; i < 10; i++) source.submit(i);
      System.out.println(source.hasSubscribers() + " " + source.getNumberOfSubscribers());
    }
    end.done.await();
    System.out.println(end.got);
    Collecting failing = new Collecting();
    SubmissionPublisher<String> broken = new SubmissionPublisher<>(Runnable::run, 4);
    broken.subscribe(failing);
    broken.submit("before");
    broken.closeExceptionally(new IllegalStateException("broken source"));
    failing.done.await();
    System.out.println(failing.got + " " + broken.isClosed() + " " + broken.getClosedException().getMessage());
    try {
      broken.submit("after");
    } catch (IllegalStateException e) {
      System.out.println("closed: " + e.getMessage());
    }
    Timestamp t = Timestamp.valueOf("2020-02-29 12:34:56.789012345");
    System.out.println(t + " " + t.getNanos() + " " + t.toLocalDateTime() + " " + t.equals(new Timestamp(t.getTime())) + " " + t.compareTo(Timestamp.valueOf("2020-03-01 00:00:00")) + " " + t.toInstant());
    System.out.println(java.sql.Date.valueOf("1999-12-31") + " " + java.sql.Date.valueOf("1999-12-31").toLocalDate().plusDays(1) + " " + java.sql.Time.valueOf("23:59:58") + " " + java.sql.Time.valueOf("01:02:03").toLocalTime());
    for (String bad : new String[] {"2020-13-01", "nonsense", "2020/01/01", "2020-02-30"}) {
      try {
        System.out.println(java.sql.Date.valueOf(bad));
      } catch (IllegalArgumentException e) {
        System.out.println(bad + " rejected");
      }
    }
    try {
      Timestamp.valueOf("2020-01-01");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    java.sql.SQLException chain = new java.sql.SQLException("first", "42000", 7);
    chain.setNextException(new java.sql.SQLException("second"));
    for (Throwable e : chain) System.out.println(e.getMessage());
    System.out.println(chain.getSQLState() + " " + chain.getErrorCode() + " " + java.sql.JDBCType.valueOf(4) + " " + java.sql.Types.VARCHAR);
  }
}
