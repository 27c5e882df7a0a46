package towline.ai.steer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import towline.content.GameContent;
import towline.homing.Smoothing;
import towline.internal.RandomStream;
import towline.math.Angles;
import towline.sim.spec.ShipSpec;
import towline.sim.spec.WingmanSpec;

/** Formation keeping alone, with two planes and a leader. */
class FormationTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final WingmanSpec WINGMAN = CONTENT.world().wingman();
  private static final ShipSpec SHIP = CONTENT.world().ship();
  private static final double TIME_CONSTANT = Smoothing.timeConstant(WINGMAN.directionKept());

  @Property(seed = "81", tries = 200)
  void theErrorDecaysByTheTimeConstantAtAnyTickRate(
      @ForAll @DoubleRange(min = -14, max = 14) double vx,
      @ForAll @DoubleRange(min = -14, max = 14) double vy,
      @ForAll @DoubleRange(min = -3, max = 3) double heading,
      @ForAll @IntRange(min = 10, max = 480) int ticks) {
    Formation formation = new Formation(1.2, 2.4, TIME_CONSTANT);
    double dt = 1.0 / ticks;
    formation.turn(heading, dt);
    formation.station(0, 0, 1);
    double x = formation.stationX() + 5;
    double y = formation.stationY() - 3;
    for (int i = 0; i < ticks; i++) {
      formation.turn(heading, dt);
      formation.station(i * dt * vx, i * dt * vy, 1);
      formation.approach(x, y, vx, vy, dt);
      x += formation.velocityX() * dt;
      y += formation.velocityY() * dt;
    }
    formation.station(vx, vy, 1);
    double left = StrictMath.exp(-1 / TIME_CONSTANT);
    assertThat(x - formation.stationX()).isCloseTo(5 * left, within(1e-6));
    assertThat(y - formation.stationY()).isCloseTo(-3 * left, within(1e-6));
  }

  @Property(seed = "82", tries = 100)
  void planesNeverTouchTheLeaderOrEachOtherInAnyTurn(
      @ForAll @LongRange(min = 0, max = 1 << 20) long seed) {
    RandomStream random = new RandomStream(seed);
    Flight flight = new Flight();
    for (int tick = 0; tick < 1200; tick++) {
      if (tick % 20 == 0 && random.index(2) == 0) {
        flight.course = random.range(-Math.PI, Math.PI);
      }
      flight.tick();
      double rims = SHIP.radius() + WINGMAN.radius();
      assertThat(flight.toLeader(flight.left)).isGreaterThan(rims + 0.3);
      assertThat(flight.toLeader(flight.right)).isGreaterThan(rims + 0.3);
      assertThat(distance(flight.left, flight.right)).isGreaterThan(2 * WINGMAN.radius() + 0.3);
    }
  }

  private static double distance(double[] a, double[] b) {
    return StrictMath.hypot(a[0] - b[0], a[1] - b[1]);
  }

  /** A leader with the ship's inertia, and its two planes. */
  private static final class Flight {
    private static final double DT = 1.0 / 60;

    final double[] left = {-WINGMAN.behind(), WINGMAN.beside()};
    final double[] right = {-WINGMAN.behind(), -WINGMAN.beside()};
    final Formation leftPlace = place();
    final Formation rightPlace = place();
    double course;
    private final double[] leader = new double[2];
    private final double[] velocity = new double[2];
    private double heading;

    private static Formation place() {
      return new Formation(WINGMAN.behind(), WINGMAN.beside(), TIME_CONSTANT);
    }

    void tick() {
      keep(leftPlace, left, 1);
      keep(rightPlace, right, -1);
      heading = Angles.towards(heading, course, SHIP.turnRate() * DT);
      accelerate(0, StrictMath.cos(course));
      accelerate(1, StrictMath.sin(course));
    }

    double toLeader(double[] plane) {
      return distance(plane, leader);
    }

    private void accelerate(int axis, double thrust) {
      velocity[axis] += (SHIP.thrust() * thrust - SHIP.drag() * velocity[axis]) * DT;
      leader[axis] += velocity[axis] * DT;
    }

    private void keep(Formation formation, double[] plane, int side) {
      formation.turn(heading, DT);
      formation.station(leader[0], leader[1], side);
      formation.approach(plane[0], plane[1], velocity[0], velocity[1], DT);
      double speed = StrictMath.hypot(formation.velocityX(), formation.velocityY());
      double scale = Math.min(1, WINGMAN.speed() / Math.max(1e-9, speed));
      plane[0] += scale * formation.velocityX() * DT;
      plane[1] += scale * formation.velocityY() * DT;
    }
  }
}
