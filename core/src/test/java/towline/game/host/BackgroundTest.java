package towline.game.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.web.host.Slices;

/**
 * The laws of background work, for the threads of a desktop and for the single thread of a page.
 */
class BackgroundTest {
  enum Made {
    THREADS {
      @Override
      Background background() {
        return new Threads();
      }
    },
    SLICES {
      @Override
      Background background() {
        return new Slices(task -> {}, () -> 0);
      }
    };

    abstract Background background();
  }

  @ParameterizedTest
  @EnumSource
  void workIsDoneAfterAwait(Made made) {
    AtomicInteger done = new AtomicInteger();
    Background.Work work = made.background().start("test", done::incrementAndGet);
    work.await();
    assertThat(done).hasValue(1);
    assertThat(work.isDone()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void stepsAreDoneAfterAwait(Made made) {
    AtomicInteger done = new AtomicInteger();
    Background.Work work = made.background().startSteps("test", () -> done.incrementAndGet() < 5);
    work.await();
    assertThat(done).hasValue(5);
    assertThat(work.isDone()).isTrue();
  }

  /** On a clock that advances by a millisecond whenever it is read. */
  @Test
  void aPageDoesFewStepsInAFrame() {
    Queue<Runnable> frames = new ArrayDeque<>();
    AtomicInteger reads = new AtomicInteger();
    Background page = new Slices(frames::add, () -> reads.getAndIncrement() * 1_000_000L);
    AtomicInteger first = new AtomicInteger();
    AtomicInteger second = new AtomicInteger();
    Background.Work one = page.startSteps("one", () -> first.incrementAndGet() < 5);
    Background.Work two = page.startSteps("two", () -> second.incrementAndGet() < 2);
    assertThat(first).hasValue(0);
    List<Integer> steps = new ArrayList<>();
    while (!frames.isEmpty()) {
      int before = first.get() + second.get();
      frames.remove().run();
      assertThat(frames.size()).isLessThanOrEqualTo(1);
      steps.add(first.get() + second.get() - before);
      assertThat(second.get() == 0 || one.isDone()).isTrue();
    }
    assertThat(steps).containsExactly(3, 3, 1);
    assertThat(two.isDone()).isTrue();
    page.startSteps("three", () -> false);
    assertThat(frames).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource
  void aValueIsMadeOnce(Made made) {
    AtomicInteger times = new AtomicInteger();
    Supplier<Integer> number = made.background().make("test", times::incrementAndGet);
    assertThat(number.get()).isEqualTo(1);
    assertThat(number.get()).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource
  void theSupplierThrowsTheExceptionOfItsMaker(Made made) {
    RuntimeException why = new IllegalArgumentException("no such thing");
    Supplier<Object> none =
        made.background()
            .make(
                "test",
                () -> {
                  throw why;
                });
    assertThatThrownBy(none::get).isSameAs(why);
    Error broken = new ExceptionInInitializerError();
    Supplier<Object> worse =
        made.background()
            .make(
                "test",
                () -> {
                  throw broken;
                });
    assertThatThrownBy(worse::get).isInstanceOf(IllegalStateException.class).hasCause(broken);
  }

  /** The caller of start goes on while the work is running. */
  @Test
  void startReturnsBeforeTheWorkIsDone() throws Exception {
    CountDownLatch gate = new CountDownLatch(1);
    Background.Work work =
        new Threads()
            .start(
                "test",
                () -> {
                  try {
                    gate.await();
                  } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                  }
                });
    assertThat(work.isDone()).isFalse();
    gate.countDown();
    work.await();
    assertThat(work.isDone()).isTrue();
  }
}
