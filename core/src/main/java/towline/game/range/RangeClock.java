package towline.game.range;

import towline.game.diagnostics.Timings;
import towline.game.frame.ChoiceDial;
import towline.menu.Slider;
import towline.session.SpeedRange;
import towline.view.text.Localization;

/** The time of the range: its speed, and its pause. */
public final class RangeClock {
  /** Speeds to choose from, as multiples of real time. */
  private static final SpeedRange SPEEDS = new SpeedRange(1.0 / 16, 64);

  /** Maximum time for the ticks of a frame, ns; ticks that do not fit are skipped. */
  private static final long MAX_NANOS = 11_000_000;

  /** Maximum time by which a frame advances, s; a longer frame was an interruption. */
  private static final double MAX_FRAME_SECONDS = 0.1;

  private final ChoiceDial<Double> speed;
  private boolean paused;
  private double pendingSeconds;

  /**
   * Creates a clock that runs at {@code multiple} of real time, or at the nearest speed available.
   */
  public RangeClock(double multiple, Localization words) {
    speed =
        new ChoiceDial<>("time", SPEEDS.all(), 1.0, value -> text(words, value), words, () -> {});
    speed.put(SPEEDS.nearest(multiple));
  }

  private String text(Localization words, double value) {
    String number = SpeedRange.text(value);
    return paused ? number + "  " + words.of("range.paused") : number;
  }

  /** Plays the ticks that are due after {@code seconds} of real time, and measures each. */
  public void update(double seconds, Bench bench, Timings ticks) {
    if (paused) {
      return;
    }
    pendingSeconds += Math.min(MAX_FRAME_SECONDS, seconds) * speed.get();
    long start = System.nanoTime();
    while (pendingSeconds >= bench.tickSeconds()) {
      pendingSeconds -= bench.tickSeconds();
      long before = System.nanoTime();
      bench.tick();
      long after = System.nanoTime();
      ticks.add(after - before);
      if (after - start > MAX_NANOS) {
        pendingSeconds = 0;
      }
    }
  }

  /** Pauses or resumes the time. */
  public void togglePause() {
    paused = !paused;
  }

  /** Pauses the time and plays a single tick. */
  public void singleTick(Bench bench) {
    paused = true;
    bench.tick();
  }

  /** Returns the speed as a slider. */
  public Slider slider() {
    return speed;
  }
}
