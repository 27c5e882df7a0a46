package towline.web.host;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import towline.game.host.Background;

/**
 * Runs work in the only thread of a page: short work immediately, steps in a slice of each frame,
 * one work after the other.
 */
public final class Slices implements Background {
  /** Duration of a slice, ns; a step that begins within it ends after it. */
  private static final long SLICE = 4_000_000;

  private static final Work DONE =
      new Work() {
        @Override
        public boolean isDone() {
          return true;
        }

        @Override
        public void await() {}
      };

  private final Consumer<Runnable> nextFrame;
  private final LongSupplier nanos;
  private final Queue<Stepping> queue = new ArrayDeque<>();

  /**
   * Creates a background without work.
   *
   * @param nextFrame runs a task in the next frame
   * @param nanos the time, ns
   */
  public Slices(Consumer<Runnable> nextFrame, LongSupplier nanos) {
    this.nextFrame = nextFrame;
    this.nanos = nanos;
  }

  private static final class Stepping implements Work {
    private final Steps steps;
    private boolean done;

    Stepping(Steps steps) {
      this.steps = steps;
    }

    void step() {
      done = !steps.step();
    }

    @Override
    public boolean isDone() {
      return done;
    }

    @Override
    public void await() {
      while (!done) {
        step();
      }
    }
  }

  @Override
  public Work start(String name, Runnable work) {
    work.run();
    return DONE;
  }

  @Override
  public Work startSteps(String name, Steps work) {
    Stepping started = new Stepping(work);
    queue.add(started);
    if (queue.size() == 1) {
      nextFrame.accept(this::slice);
    }
    return started;
  }

  private void slice() {
    long end = nanos.getAsLong() + SLICE;
    Stepping current = queue.peek();
    while (current != null && nanos.getAsLong() < end) {
      if (!current.isDone()) {
        current.step();
      }
      if (current.isDone()) {
        queue.remove();
        current = queue.peek();
      }
    }
    if (current != null) {
      nextFrame.accept(this::slice);
    }
  }
}
