package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.ShotFrame;
import towline.aim.situation.SpaceProblem;
import towline.internal.RandomStream;

/** Space holds the plane, has no preferred direction, and no shot is passed over in it. */
class SpaceSolverTest {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final SpaceSolver solver = new SpaceSolver();

  private static SpaceProblem draw(RandomStream random) {
    SpaceProblem now = new SpaceProblem();
    now.shotFrame = random.nextDouble() < 0.5 ? ShotFrame.SHOOTER : ShotFrame.WORLD;
    now.muzzleSpeed = random.range(1, 30);
    now.range = random.nextDouble() < 0.5 ? NEVER : random.range(5, 80);
    now.muzzleX = random.range(-5, 5);
    now.muzzleY = random.range(-5, 5);
    now.muzzleZ = random.range(-5, 5);
    now.shooterVelocityX = random.range(-5, 5);
    now.shooterVelocityY = random.range(-5, 5);
    now.shooterVelocityZ = random.range(-5, 5);
    now.targetX = random.range(-20, 20);
    now.targetY = random.range(-20, 20);
    now.targetZ = random.range(-20, 20);
    now.targetVelocityX = random.range(-15, 15);
    now.targetVelocityY = random.range(-15, 15);
    now.targetVelocityZ = random.range(-15, 15);
    if (random.nextDouble() < 0.5) {
      now.targetAccelerationX = random.range(-6, 6);
      now.targetAccelerationY = random.range(-6, 6);
      now.targetAccelerationZ = random.range(-6, 6);
    }
    if (random.nextDouble() < 0.5) {
      now.gravityZ = -random.range(1, 10);
    }
    return now;
  }

  private static FireProblem flat(SpaceProblem now) {
    FireProblem flat = new FireProblem();
    flat.timing = FireTiming.AT_ONCE;
    flat.shotFrame = now.shotFrame;
    flat.muzzleSpeed = now.muzzleSpeed;
    flat.range = now.range;
    flat.muzzleX = now.muzzleX;
    flat.muzzleY = now.muzzleY;
    flat.shooterVelocityX = now.shooterVelocityX;
    flat.shooterVelocityY = now.shooterVelocityY;
    flat.targetX = now.targetX;
    flat.targetY = now.targetY;
    flat.targetVelocityX = now.targetVelocityX;
    flat.targetVelocityY = now.targetVelocityY;
    flat.targetAccelerationX = now.targetAccelerationX;
    flat.targetAccelerationY = now.targetAccelerationY;
    flat.gravityX = now.gravityX;
    flat.gravityY = now.gravityY;
    return flat;
  }

  private static void flatten(SpaceProblem now) {
    now.gravityY = now.gravityZ;
    now.gravityZ = 0;
    now.muzzleZ = 0;
    now.shooterVelocityZ = 0;
    now.targetZ = 0;
    now.targetVelocityZ = 0;
    now.targetAccelerationZ = 0;
  }

  @Test
  void whatIsFlatIsSolvedAsInThePlane() {
    RandomStream random = new RandomStream(101);
    int shots = 0;
    for (int i = 0; i < 10_000; i++) {
      SpaceProblem now = draw(random);
      flatten(now);
      List<Double> flights = new FireSolver().flightsAtOnce(flat(now)).seconds();
      List<Double> inPlane = flights.stream().filter(t -> t < NEVER).toList();
      int found = solver.find(now);
      assertThat(found).as("case %s", i).isEqualTo(inPlane.size());
      for (int k = 0; k < found; k++) {
        double flight = inPlane.get(k);
        assertThat(solver.flight(k)).as("case %s", i).isCloseTo(flight, within(1e-9 * flight));
        shots++;
      }
    }
    assertThat(shots).isGreaterThan(5000);
  }

  @Test
  void everyShotMeetsItsTargetAndNoMeetingIsPassedOver() {
    RandomStream random = new RandomStream(102);
    int shots = 0;
    for (int i = 0; i < 4000; i++) {
      SpaceProblem now = draw(random);
      int found = solver.find(now);
      double previous = 0;
      for (int k = 0; k < found; k++) {
        double flight = solver.flight(k);
        assertThat(flight).isGreaterThanOrEqualTo(previous);
        previous = flight;
        solver.aimFor(now, flight);
        assertThat(miss(now, flight)).as("case %s", i).isLessThan(1e-6 * (1 + flight * flight));
        shots++;
      }
      assertThat(found).as("case %s", i).isGreaterThanOrEqualTo(crossings(now));
    }
    assertThat(shots).isGreaterThan(2000);
  }

  /**
   * Returns the distance by which a shot in the solver's direction misses its place of impact, m.
   */
  private double miss(SpaceProblem now, double t) {
    double inherited = now.shotFrame == ShotFrame.SHOOTER ? t : 0;
    double way = now.muzzleSpeed * t;
    double half = 0.5 * t * t;
    double x = now.muzzleX + inherited * now.shooterVelocityX + way * solver.directionX();
    double y = now.muzzleY + inherited * now.shooterVelocityY + way * solver.directionY();
    double z = now.muzzleZ + inherited * now.shooterVelocityZ + way * solver.directionZ();
    x += half * now.gravityX - solver.impactX();
    y += half * now.gravityY - solver.impactY();
    z += half * now.gravityZ - solver.impactZ();
    return Math.sqrt(x * x + y * y + z * z);
  }

  /**
   * Returns the number of times that the target enters or leaves the reach of shots, by dense
   * sampling.
   */
  private static int crossings(SpaceProblem now) {
    double until = Math.min(30, now.range / now.muzzleSpeed);
    int crossings = 0;
    boolean isBehind = true;
    for (int i = 1; i <= 600; i++) {
      boolean wasBehind = isBehind;
      isBehind = gap(now, until * i / 600) > 0;
      crossings += isBehind == wasBehind ? 0 : 1;
    }
    return crossings;
  }

  private static double gap(SpaceProblem now, double t) {
    double inherited = now.shotFrame == ShotFrame.SHOOTER ? t : 0;
    double half = 0.5 * t * t;
    double x = now.targetX - now.muzzleX + t * now.targetVelocityX;
    double y = now.targetY - now.muzzleY + t * now.targetVelocityY;
    double z = now.targetZ - now.muzzleZ + t * now.targetVelocityZ;
    x += half * (now.targetAccelerationX - now.gravityX) - inherited * now.shooterVelocityX;
    y += half * (now.targetAccelerationY - now.gravityY) - inherited * now.shooterVelocityY;
    z += half * (now.targetAccelerationZ - now.gravityZ) - inherited * now.shooterVelocityZ;
    return Math.sqrt(x * x + y * y + z * z) - now.muzzleSpeed * t;
  }

  @Test
  void aLobHasALowArcAndAHighOne() {
    SpaceProblem now = new SpaceProblem();
    now.muzzleSpeed = 15;
    now.gravityZ = -9.81;
    now.targetX = 12;
    now.targetY = 9;
    assertThat(solver.find(now)).isEqualTo(2);
    double low = StrictMath.asin(9.81 * 15 / (15 * 15)) / 2;
    solver.aimFor(now, solver.flight(0));
    assertThat(solver.directionZ()).isCloseTo(StrictMath.sin(low), within(1e-12));
    solver.aimFor(now, solver.flight(1));
    assertThat(solver.directionZ()).isCloseTo(StrictMath.cos(low), within(1e-12));
    assertThat(solver.directionX() / solver.directionY()).isCloseTo(4.0 / 3, within(1e-9));
  }

  @Test
  void theTargetOnTheMuzzleIsHitAtOnce() {
    assertThat(solver.timeToGo(new SpaceProblem())).isEqualTo(0);
  }

  @Test
  void whatIsOutOfItsRangeIsRefused() {
    SpaceProblem now = new SpaceProblem();
    now.targetZ = Double.NaN;
    assertThatThrownBy(() -> solver.find(now)).hasMessageContaining("targetZ");
    assertThatThrownBy(() -> solver.flight(0)).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
