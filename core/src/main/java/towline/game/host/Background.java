package towline.game.host;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Work that frames need not wait for. */
public interface Background {
  /** A piece of work that was begun. */
  interface Work {
    /** Whether it is done. */
    boolean isDone();

    /** Waits until it is done, or until the waiting thread is interrupted. */
    void await();
  }

  /** Begins a piece of work; {@code name} is for whoever looks at threads. */
  Work start(String name, Runnable work);

  /**
   * Begins to make something. Whoever asks for it waits until it is there, and gets the exception
   * instead if it cannot be made.
   */
  default <T> Supplier<T> make(String name, Supplier<T> maker) {
    Making<T> making = new Making<>(maker);
    Work work = start(name, making);
    return () -> {
      work.await();
      return making.made();
    };
  }

  /** Keeps what was made, or why it was not. */
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
        throw new IllegalStateException("it is not there", failure);
      }
      return made;
    }
  }
}
