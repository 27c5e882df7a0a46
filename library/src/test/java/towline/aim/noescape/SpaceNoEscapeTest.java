package towline.aim.noescape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import towline.aim.search.SpaceSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.SpaceProblem;
import towline.math.RandomStream;

/** Nobody gets out of the zone, and it is no smaller than in the plane. */
class SpaceNoEscapeTest {
  private static final double DT = 1.0 / 60;
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final SpaceNoEscape zone = new SpaceNoEscape();
  private final SpaceSolver solver = new SpaceSolver();

  private static SpaceProblem draw(RandomStream random) {
    SpaceProblem now = new SpaceProblem();
    now.muzzleSpeed = 24;
    now.range = 40;
    now.targetX = random.range(-12, 12);
    now.targetY = random.range(-12, 12);
    now.targetZ = random.range(-12, 12);
    now.targetVelocityX = random.range(-6, 6);
    now.targetVelocityY = random.range(-6, 6);
    now.targetVelocityZ = random.range(-6, 6);
    now.targetRadius = 0.6;
    now.gravityZ = random.range(-4, 0);
    now.agility.setAccelerating(random.range(0, 10));
    return now;
  }

  private boolean aim(SpaceProblem now) {
    return solver.timeToGo(now) < NEVER
        && zone.holds(
            now, solver.directionX(), solver.directionY(), solver.directionZ(), NEVER, DT);
  }

  @Test
  void whoeverIsInTheZoneIsHitWhateverItDoes() {
    RandomStream random = new RandomStream(111);
    int certain = 0;
    double widest = 0;
    for (int i = 0; i < 3000; i++) {
      SpaceProblem now = draw(random);
      if (!aim(now)) {
        continue;
      }
      certain++;
      for (int k = 0; k < 60; k++) {
        widest = Math.max(widest, pass(now, random));
      }
    }
    assertThat(certain).isGreaterThan(300);
    assertThat(widest).isBetween(0.5, 1.0);
  }

  /** How far the shot passes a target that accelerates somewhere for ever, in radii. */
  private double pass(SpaceProblem now, RandomStream random) {
    double up = random.range(-1, 1);
    double round = random.range(0, 2 * Math.PI);
    double level = Math.sqrt(1 - up * up) * now.agility.acceleration * DT;
    double dvx = level * StrictMath.cos(round);
    double dvy = level * StrictMath.sin(round);
    double dvz = up * now.agility.acceleration * DT;
    double vx = now.targetVelocityX;
    double vy = now.targetVelocityY;
    double vz = now.targetVelocityZ;
    double x = now.targetX;
    double y = now.targetY;
    double z = now.targetZ;
    double least = NEVER;
    double fromX = x;
    double fromY = y;
    double fromZ = z;
    for (int tick = 1; tick * DT <= now.range / now.muzzleSpeed; tick++) {
      vx += dvx;
      vy += dvy;
      vz += dvz;
      x += DT * vx;
      y += DT * vy;
      z += DT * vz;
      double t = tick * DT;
      double toX = x - now.muzzleSpeed * t * solver.directionX();
      double toY = y - now.muzzleSpeed * t * solver.directionY();
      double toZ = z - now.muzzleSpeed * t * solver.directionZ() - 0.5 * t * t * now.gravityZ;
      double wayX = toX - fromX;
      double wayY = toY - fromY;
      double wayZ = toZ - fromZ;
      double way2 = wayX * wayX + wayY * wayY + wayZ * wayZ;
      double part = -(fromX * wayX + fromY * wayY + fromZ * wayZ) / way2;
      part = Math.max(0, Math.min(1, part));
      double atX = fromX + part * wayX;
      double atY = fromY + part * wayY;
      double atZ = fromZ + part * wayZ;
      least = Math.min(least, Math.sqrt(atX * atX + atY * atY + atZ * atZ));
      fromX = toX;
      fromY = toY;
      fromZ = toZ;
    }
    return least / now.targetRadius;
  }

  @Test
  void whatIsFlatHasTheRoomThatItHasInThePlane() {
    RandomStream random = new RandomStream(112);
    NoEscapeProof plane = new NoEscapeProof();
    FireProblem flat = new FireProblem();
    int held = 0;
    for (int i = 0; i < 2000; i++) {
      SpaceProblem now = draw(random);
      now.targetZ = 0;
      now.targetVelocityZ = 0;
      now.gravityZ = 0;
      boolean holds = aim(now);
      flat.muzzleSpeed = now.muzzleSpeed;
      flat.range = now.range;
      flat.targetX = now.targetX;
      flat.targetY = now.targetY;
      flat.targetVelocityX = now.targetVelocityX;
      flat.targetVelocityY = now.targetVelocityY;
      flat.targetRadius = now.targetRadius;
      flat.agility.set(now.agility);
      flat.facing = StrictMath.atan2(solver.directionY(), solver.directionX());
      assertThat(plane.holds(flat, NEVER, DT)).as("case %s", i).isEqualTo(holds);
      if (holds) {
        held++;
        assertThat(zone.spare()).isCloseTo(plane.spare(), within(1e-9));
      }
    }
    assertThat(held).isGreaterThan(300);
  }

  @Test
  void whatDrivesIsRefused() {
    SpaceProblem now = draw(new RandomStream(1));
    now.agility.setDriving(3, 1);
    assertThatThrownBy(() -> zone.holds(now, 1, 0, 0, NEVER, DT))
        .hasMessageContaining("NoEscapeProof");
  }
}
