package towline.aim.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;

/** Against straight targets the search and the check along paths agree with the certified ones. */
class PathSearchTest {
  private static final double TICK = 1.0 / 60;

  private static FireProblem draw(RandomStream random) {
    FireProblem now = new FireProblem();
    now.muzzleSpeed = 24;
    now.range = random.range(15, 40);
    now.slewRate = random.range(0.5, 6);
    now.facing = random.range(-Math.PI, Math.PI);
    now.horizon = 6;
    now.targetX = random.range(-25, 25);
    now.targetY = random.range(-25, 25);
    now.targetVelocityX = random.range(-8, 8);
    now.targetVelocityY = random.range(-8, 8);
    now.targetRadius = random.range(0.3, 1.2);
    if (random.nextDouble() < 0.5) {
      now.shooterVelocityX = random.range(-6, 6);
      now.shooterVelocityY = random.range(-6, 6);
      now.shotFrame = random.nextDouble() < 0.5 ? ShotFrame.WORLD : ShotFrame.SHOOTER;
    }
    if (random.nextDouble() < 0.3) {
      now.arcCentre = random.range(-Math.PI, Math.PI);
      now.arcHalf = random.range(0.3, 3);
    }
    if (random.nextDouble() < 0.3) {
      now.timeToReady = random.range(0, 1);
    }
    if (random.nextDouble() < 0.3) {
      now.gravityY = random.range(-20, 0);
    }
    return now;
  }

  /** Creates a learner that has watched the target of {@code now} fly straight to its place. */
  private static TargetLearner studied(FireProblem now) {
    FireProblem then = new FireProblem();
    then.set(now);
    TargetLearner learner = new TargetLearner();
    for (int ticks = 4; ticks >= 0; ticks--) {
      then.targetX = now.targetX - ticks * TICK * now.targetVelocityX;
      then.targetY = now.targetY - ticks * TICK * now.targetVelocityY;
      learner.see(then, TICK);
    }
    return learner;
  }

  @Property(seed = "81", tries = 5000)
  void findsTheEarliestShot(@ForAll long seed) {
    FireProblem now = draw(new RandomStream(seed));
    double earliest = new FireSolver().timeToGo(now);
    // Under gravity no shot may reach the target yet, so that nothing is comparable before one
    // does.
    double resolution = now.gravityY == 0 ? 2 * PathSearch.FINEST * TICK : TICK;
    double found = new PathSearch(new FireSolver()).timeToGo(studied(now), now, TICK);
    if (Double.isInfinite(found)) {
      // A window shorter than the finest step may be passed over.
      assertThat(
              Double.isInfinite(earliest)
                  || !new FireSolver().isPossible(now, earliest + resolution, 1e-12))
          .isTrue();
      return;
    }
    boolean isShot = new FireSolver().isPossible(now, found, 1e-6);
    assertThat(isShot).isTrue();
    boolean isClose = found <= earliest + resolution;
    boolean isWindowShort = !new FireSolver().isPossible(now, earliest + resolution, 1e-12);
    assertThat(isClose || isWindowShort).isTrue();
  }

  @Property(seed = "82", tries = 5000)
  void aShotPassesWhereTheCertifiedCheckSaysItDoes(@ForAll long seed) {
    RandomStream random = new RandomStream(seed);
    FireProblem now = draw(random);
    now.facing = StrictMath.atan2(now.targetY, now.targetX) + random.range(-0.5, 0.5);
    PredictedPath path = new PredictedPath();
    path.x = now.targetX;
    path.y = now.targetY;
    path.wayX = TICK * now.targetVelocityX;
    path.wayY = TICK * now.targetVelocityY;
    boolean hits = new PathCheck().hits(path, now, TICK);
    // Under gravity the path of shots from tick to tick is a chord of the parabola.
    double margin = 1e-3;
    double radius = now.targetRadius;
    now.targetRadius = radius - margin;
    boolean surelyHits = new FireSolver().hits(now);
    now.targetRadius = radius + margin;
    boolean surelyMisses = !new FireSolver().hits(now);
    if (surelyHits) {
      assertThat(hits).isTrue();
    }
    if (surelyMisses) {
      assertThat(hits).isFalse();
    }
  }

  @Property(seed = "83", tries = 500)
  void withoutAShotItPointsAtWhereOneWouldHaveToLeaveNow(@ForAll long seed) {
    FireProblem now = draw(new RandomStream(seed));
    now.timeToReady = 7;
    PathSearch search = new PathSearch(new FireSolver());
    assertThat(search.timeToGo(studied(now), now, TICK)).isInfinite();
    now.timeToReady = 0;
    now.slewRate = Double.POSITIVE_INFINITY;
    double flight = new FireSolver().timeToGo(now);
    assertThat(search.tracks()).isEqualTo(flight < Double.POSITIVE_INFINITY);
    if (search.tracks()) {
      FireSolver solver = new FireSolver();
      FireAnswer shot = new FireAnswer();
      solver.describe(now, flight, shot);
      assertThat(search.bearing()).isCloseTo(shot.bearing, within(0.1));
    }
  }
}
