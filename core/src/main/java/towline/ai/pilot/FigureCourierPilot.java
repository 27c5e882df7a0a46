package towline.ai.pilot;

import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;
import towline.sim.spec.CourierSpec;

/** Flies a courier in a figure about its place: it trembles, circles, or hops. */
final class FigureCourierPilot extends CourierPilot {
  /** How much faster it trembles along y than along x, so that it goes along no line. */
  private static final double ACROSS = 1.27;

  private final CourierAnchor anchor;
  private double phase;

  FigureCourierPilot(CourierSpec spec, long seed) {
    super(spec, seed);
    anchor = new CourierAnchor(spec);
  }

  @Override
  void begin(Snapshot seen, int self) {
    phase = random.range(0, Angles.TURN);
    anchor.begin(seen, seen.x(self) - offsetX(), seen.y(self) - offsetY());
  }

  @Override
  void fly(Snapshot seen, int self, Command command) {
    anchor.update(seen);
    orderTo(seen, self, anchor.x + offsetX(), anchor.y + offsetY(), command);
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
          figure.size() * Trigonometry.sin(phase + ACROSS * Angles.TURN * figure.rate() * clock);
      case CIRCLING -> figure.size() * Trigonometry.sin(phase + figure.rate() * clock);
      case HOPPING -> hop(clock / StrictMath.sqrt(8 * figure.size() / figure.rate()));
      default -> throw new IllegalStateException("no figure: " + spec.motion());
    };
  }

  /** To and fro between -1/2 and +1/2, evenly, once while {@code turns} grows by 1. */
  private static double zigzag(double turns) {
    double part = turns - StrictMath.floor(turns);
    return part < 0.5 ? 2 * part - 0.5 : 1.5 - 2 * part;
  }

  /** How high a ball is that bounces at whole numbers of hops, m, from half its height. */
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
