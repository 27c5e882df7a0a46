package towline.game.range;

import towline.game.diagnostics.Timings;
import towline.game.frame.ChoiceDial;
import towline.menu.Slider;
import towline.session.SpeedRange;
import towline.view.text.Localization;

/** The time of the range: how fast it runs, and whether it does. */
public final class RangeClock {
  /** The speeds to choose from, as multiples of real time. */
  private static final SpeedRange SPEEDS = new SpeedRange(1.0 / 16, 64);

  /** What the ticks of a frame may take, ns: what is not done in this time is left out. */
  private static final long MOST_NANOS = 11_000_000;

  /** A frame that took longer than this has stood still, s. */
  private static final double LONGEST_FRAME = 0.1;

  private final ChoiceDial<Double> speed;
  private boolean paused;
  private double due;

  /** A clock that runs at that multiple of real time, or the next one that there is. */
  public RangeClock(double multiple, Localization words) {
    speed =
        new ChoiceDial<>("time", SPEEDS.all(), 1.0, value -> text(words, value), words, () -> {});
    speed.put(SPEEDS.nearest(multiple));
  }

  private String text(Localization words, double value) {
    String number = SpeedRange.text(value);
    return paused ? number + "  " + words.of("range.paused") : number;
  }

  /** Lets the ticks pass that are due after that time, s, and measures each. */
  public void update(double seconds, Bench bench, Timings ticks) {
    if (paused) {
      return;
    }
    due += Math.min(LONGEST_FRAME, seconds) * speed.get();
    long start = System.nanoTime();
    while (due >= bench.tickSeconds()) {
      due -= bench.tickSeconds();
      long before = System.nanoTime();
      bench.tick();
      long after = System.nanoTime();
      ticks.add(after - before);
      if (after - start > MOST_NANOS) {
        due = 0;
      }
    }
  }

  /** Stops the time, or lets it go on. */
  public void togglePause() {
    paused = !paused;
  }

  /** Stops the time and lets a single tick pass. */
  public void singleTick(Bench bench) {
    paused = true;
    bench.tick();
  }

  /** The speed, to be changed. */
  public Slider slider() {
    return speed;
  }
}
