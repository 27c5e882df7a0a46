package towline.trial.homing;

import java.util.ArrayList;
import java.util.List;
import towline.internal.RandomStream;
import towline.trial.ParameterValues;

/**
 * A free chase of missiles after a target that is led by hand, frame by frame, without counts. A
 * missile that has hit, or whose time has run out, starts again at the origin.
 */
public final class LedChase {
  private final List<TunedLaw> laws;
  private final int frameRate;
  private final ParameterValues parameters;
  private final RandomStream root;
  private final List<HomingFlight> flights = new ArrayList<>();
  private final List<LedTarget> targets = new ArrayList<>();
  private final LedTarget led;
  private int launches;

  /**
   * Creates a chase at its start.
   *
   * @param laws the laws, which fly side by side
   * @param frameRate decisions of a missile per second, Hz
   * @param parameters the values of {@link HomingParameters#TABLE}; the target has the greatest
   *     speed
   * @param x first x of the target, m
   * @param y first y of the target, m
   */
  public LedChase(
      List<TunedLaw> laws, int frameRate, ParameterValues parameters, double x, double y) {
    this.laws = laws;
    this.frameRate = frameRate;
    this.parameters = parameters;
    root = new RandomStream(1);
    double speed =
        parameters.get(HomingParameters.FASTEST) * parameters.get(HomingParameters.SPEED);
    led = new LedTarget(x, y, speed);
    for (TunedLaw law : laws) {
      LedTarget target = new LedTarget(x, y, speed);
      targets.add(target);
      flights.add(launch(law, target));
    }
  }

  private HomingFlight launch(TunedLaw law, LedTarget target) {
    launches++;
    return new HomingFlight(law, frameRate, target, root.split(launches), launches, parameters);
  }

  /** Makes the target head for a place, m. */
  public void leadTarget(double x, double y) {
    led.leadX = x;
    led.leadY = y;
  }

  /** Advances by a frame; missiles that are done start again. All see the same target. */
  public void tick() {
    for (int i = 0; i < flights.size(); i++) {
      targets.get(i).set(led);
      if (flights.get(i).isOver()) {
        flights.set(i, launch(laws.get(i), targets.get(i)));
      }
      flights.get(i).tick();
    }
    led.advance(1.0 / frameRate, 0, 0);
  }

  /** Returns the current flights, one for each law. */
  public List<HomingFlight> flights() {
    return List.copyOf(flights);
  }

  /** A target that heads for a place at full speed, and stays there. */
  private static final class LedTarget extends HomingTarget {
    private double leadX;
    private double leadY;

    LedTarget(double x, double y, double speed) {
      super(x, y, speed);
      leadX = x;
      leadY = y;
    }

    void set(LedTarget other) {
      x = other.x;
      y = other.y;
      vx = other.vx;
      vy = other.vy;
      leadX = other.leadX;
      leadY = other.leadY;
    }

    @Override
    void advance(double dt, double missileX, double missileY) {
      double dx = leadX - x;
      double dy = leadY - y;
      double distance = StrictMath.hypot(dx, dy);
      double share = distance > 0 ? Math.min(1, speed * dt / distance) : 0;
      vx = share * dx / dt;
      vy = share * dy / dt;
      move(dt);
    }
  }
}
