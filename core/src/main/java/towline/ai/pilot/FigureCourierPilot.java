package towline.ai.pilot;

import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;
import towline.sim.spec.CourierSpec;

/** A pilot of a courier that flies a figure about its station: it trembles, circles, or hops. */
final class FigureCourierPilot extends CourierPilot {
  /** Ratio of the trembling's frequency along y to that along x, so that it follows no line. */
  private static final double FREQUENCY_RATIO = 1.27;

  private final CourierAnchor anchor;
  private double phase;

  FigureCourierPilot(CourierSpec spec, long seed) {
    super(spec, seed);
    anchor = new CourierAnchor(spec);
  }

  @Override
  void begin(Snapshot snapshot, int index) {
    phase = random.range(0, Angles.TURN);
    anchor.begin(snapshot, snapshot.x(index) - offsetX(), snapshot.y(index) - offsetY());
  }

  @Override
  void fly(Snapshot snapshot, int index, Command command) {
    anchor.update(snapshot);
    orderTo(snapshot, index, anchor.x + offsetX(), anchor.y + offsetY(), command);
  }

  private double offsetX() {
    CourierSpec.Figure figure = spec.figure();
    return switch (spec.motion()) {
      case TREMBLING ->
          figure.size() * Trigonometry.sin(phase + Angles.TURN * figure.rate() * clock);
      case CIRCLING -> figure.size() * Trigonometry.cos(phase + figure.rate() * clock);
      case HOPPING ->
          figure.pace()
              * CourierSpec.HOPPING_STRETCH
              * zigzag(clock / (2 * CourierSpec.HOPPING_STRETCH));
      default -> throw new IllegalStateException("no figure: " + spec.motion());
    };
  }

  private double offsetY() {
    CourierSpec.Figure figure = spec.figure();
    return switch (spec.motion()) {
      case TREMBLING ->
          figure.size()
              * Trigonometry.sin(phase + FREQUENCY_RATIO * Angles.TURN * figure.rate() * clock);
      case CIRCLING -> figure.size() * Trigonometry.sin(phase + figure.rate() * clock);
      case HOPPING -> hop(clock / StrictMath.sqrt(8 * figure.size() / figure.rate()));
      default -> throw new IllegalStateException("no figure: " + spec.motion());
    };
  }

  /** Returns a triangle wave from -1/2 to +1/2 of period 1. */
  private static double zigzag(double turns) {
    double part = turns - StrictMath.floor(turns);
    return part < 0.5 ? 2 * part - 0.5 : 1.5 - 2 * part;
  }

  /**
   * Returns the height of a ball that bounces at whole numbers of hops, relative to the middle, m.
   */
  private double hop(double hops) {
    double part = hops - StrictMath.floor(hops);
    return spec.figure().size() * (4 * part * (1 - part) - 0.5);
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    anchor.hashInto(hash);
    hash.add(phase);
  }
}
