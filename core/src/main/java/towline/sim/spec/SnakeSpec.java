package towline.sim.spec;

import java.util.Optional;
import towline.data.JsonFields;

/**
 * The abilities of a kind of snake.
 *
 * @param name the name of the kind in the data
 * @param build its look
 * @param prey its prey
 * @param speed its top speed, m/s
 * @param acceleration its greatest acceleration, m/s^2
 * @param turnRate the greatest turn rate of the head, rad/s
 * @param headRadius the radius of the head, m
 * @param radius the radius of the other segments, m
 * @param spacing the distance from segment to segment along the trail, m
 * @param headHealth the points of health of the head
 * @param health the points of health of each other segment
 * @param weaveAngle the amplitude of its weaving, rad
 * @param weaveRate the frequency of its weaving, Hz
 * @param bitePause the time between two bites, s
 * @param letGo the time for which it swings away after the ship was hurt near it, s
 * @param dash its dash at its prey, if it has one
 * @param pulse the pulses of its speed, if it has some
 */
public record SnakeSpec(
    String name,
    Build build,
    Prey prey,
    double speed,
    double acceleration,
    double turnRate,
    double headRadius,
    double radius,
    double spacing,
    double headHealth,
    double health,
    double weaveAngle,
    double weaveRate,
    double bitePause,
    double letGo,
    Optional<DashSpec> dash,
    Optional<PulseSpec> pulse)
    implements EntitySpec {
  /** The prey of a snake. */
  public enum Prey {
    /** The ship. */
    SHIP,
    /** The drone. */
    DRONE,
    /** The cable between them. */
    CABLE
  }

  /** The look of a snake. */
  public enum Build {
    /** Linked diamonds behind a round head. */
    LINKED,
    /** Barbs that point ahead, behind a wedge. */
    BARBED,
    /** A dart with a thin tail. */
    DART,
    /** Glass, which is hardly seen from afar. */
    GLASS,
    /** Jaws wider than its body. */
    JAWED
  }

  /** Greatest number of segments of a snake. */
  public static final int MAX_SEGMENTS = 24;

  public static SnakeSpec read(String name, JsonFields in) {
    return new SnakeSpec(
        name,
        in.constant("build", Build.class),
        in.constant("prey", Prey.class),
        in.number("speed", 0.5, 30),
        in.number("acceleration", 0.1, 100),
        in.number("turnRate", 0.1, 20),
        in.number("headRadius", 0.1, 5),
        in.number("radius", 0.1, 5),
        in.number("spacing", 0.2, 3),
        in.number("headHealth", 0.1, 1000),
        in.number("health", 0.1, 1000),
        in.number("weaveAngle", 0, 1.5),
        in.number("weaveRate", 0, 5),
        in.number("bitePause", 0.05, 20),
        in.number("letGo", 0, 20),
        in.partIfThere("dash", DashSpec::read),
        in.partIfThere("pulse", PulseSpec::read));
  }

  /** Returns a copy with another top speed, m/s. */
  public SnakeSpec withSpeed(double topSpeed) {
    return new SnakeSpec(
        name,
        build,
        prey,
        topSpeed,
        acceleration,
        turnRate,
        headRadius,
        radius,
        spacing,
        headHealth,
        health,
        weaveAngle,
        weaveRate,
        bitePause,
        letGo,
        dash,
        pulse);
  }

  @Override
  public double room() {
    return headRadius;
  }

  @Override
  public double gateRadius(int abreast) {
    return headRadius;
  }
}
