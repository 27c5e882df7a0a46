package towline.game.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.web.host.AtOnce;

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
    AT_ONCE {
      @Override
      Background background() {
        return new AtOnce();
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
