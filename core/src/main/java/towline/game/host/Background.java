package towline.game.host;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Runs work that frames do not wait for. */
public interface Background {
  /** A piece of work that has been started. */
  interface Work {
    boolean isDone();

    /** Waits until the work is done, or until the waiting thread is interrupted. */
    void await();
  }

  /** Work in steps, each of which takes well below a millisecond. */
  @FunctionalInterface
  interface Steps {
    /** Does a step; returns false if it was the last one. */
    boolean step();
  }

  /** Starts a piece of work; {@code name} is for diagnosis of threads. */
  Work start(String name, Runnable work);

  /** Starts work which is too long for one frame, even where it has no thread of its own. */
  default Work startSteps(String name, Steps work) {
    return start(
        name,
        () -> {
          boolean goesOn = true;
          while (goesOn) {
            goesOn = work.step();
          }
        });
  }

  /**
   * Starts to make a value. The returned supplier waits until the value is there; it throws the
   * maker's exception if that failed.
   */
  default <T> Supplier<T> make(String name, Supplier<T> maker) {
    Making<T> making = new Making<>(maker);
    Work work = start(name, making);
    return () -> {
      work.await();
      return making.made();
    };
  }

  /** The made value, or the exception of its maker. */
  final class Making<T> implements Runnable {
    private final Supplier<T> maker;
    private @Nullable T made;
    private @Nullable Throwable failure;

    private Making(Supplier<T> maker) {
      this.maker = maker;
    }

    @Override
    public void run() {
      try {
        made = maker.get();
      } catch (RuntimeException | Error e) {
        failure = e;
      }
    }

    private T made() {
      if (failure instanceof RuntimeException unchecked) {
        throw unchecked;
      }
      if (made == null) {
        throw new IllegalStateException("The value was not made.", failure);
      }
      return made;
    }
  }
}
