package towline.ai.steer;

import towline.internal.RandomStream;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.TankSpec.Motion;

/** The way in which a tank follows its wanted course, by which its kind can be recognised. */
public final class TankMotion {
  // Times of a straight leg, s.
  private static final double MIN_LEG = 3;
  private static final double MAX_LEG = 5;

  /** Time for which a circling tank circles, s. */
  private static final double CIRCLING_TIME = 4;

  /** Time of the straight leg between its circles, s. */
  private static final double APPROACH_TIME = 1.2;

  /** Greatest angle between the course of a weaving tank and its wanted course, rad. */
  private static final double WEAVE_ANGLE = 1;

  /** Frequency of weaving, Hz. */
  private static final double WEAVE_RATE = 0.45;

  private final Motion motion;
  private final RandomStream random;
  private double side;
  private double clock;
  private double legLeft;
  private double leg;

  /** Creates the motion of a tank, with numbers of {@code random}. */
  public TankMotion(Motion motion, RandomStream random) {
    this.motion = motion;
    this.random = random;
  }

  /** Restarts it for a new tank, with further numbers of its random stream. */
  public void restart() {
    legLeft = 0;
    leg = 0;
    boolean draws = motion != Motion.ORBIT;
    side = draws && random.index(2) == 0 ? -1 : 1;
    clock = draws ? random.range(0, CIRCLING_TIME) : 0;
  }

  /**
   * Returns the course to steer in this tick, radians.
   *
   * @param wanted the wanted course, radians
   * @param detours true if that course leads away from a wall, which has priority
   * @param heading the tank's heading, radians
   */
  public double course(double wanted, boolean detours, double heading) {
    clock += Tick.SECONDS;
    if (detours) {
      legLeft = 0;
      return wanted;
    }
    return switch (motion) {
      case ORBIT -> wanted;
      case STRAIGHT -> straight(wanted);
      case CIRCLING -> circling(wanted, heading);
      case WEAVING ->
          Angles.wrap(wanted + WEAVE_ANGLE * Trigonometry.sin(Angles.TURN * WEAVE_RATE * clock));
    };
  }

  private double straight(double wanted) {
    legLeft -= Tick.SECONDS;
    if (legLeft <= 0) {
      legLeft = random.range(MIN_LEG, MAX_LEG);
      leg = wanted;
    }
    return leg;
  }

  private double circling(double wanted, double heading) {
    if (clock >= CIRCLING_TIME + APPROACH_TIME) {
      clock = 0;
      side = -side;
    }
    if (clock < CIRCLING_TIME) {
      leg = wanted;
      return Angles.wrap(heading + side * Math.PI / 2);
    }
    return leg;
  }

  /** Adds its memory to {@code hash}. */
  public void hashInto(StateHash hash) {
    hash.add(side);
    hash.add(clock);
    hash.add(legLeft);
    hash.add(leg);
  }
}
