package towline.trial.shots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.internal.RandomStream;
import towline.session.belief.MissCause;
import towline.trial.duel.DuelTurret;

/** What is shown of a puzzle is what decided its marks. */
class PuzzleTest {
  private static final List<Puzzle> PUZZLES =
      LongStream.range(50_000, 50_012)
          .mapToObj(DayDraw::draw)
          .flatMap(day -> day.puzzles().stream())
          .toList();

  @Test
  void theTargetOfEveryGunGoesOnWhereTheWatchedOneIs() {
    for (Puzzle puzzle : PUZZLES) {
      Watched watched = puzzle.situation().watch();
      for (int tick = 0; tick < Situation.WATCH_TICKS; tick++) {
        watched.tick();
      }
      assertThat(watched.gunX()).isZero();
      for (AimMode mode : AimMode.values()) {
        DuelTurret turret = puzzle.situation().turret(mode);
        assertThat(turret.targetX()).isEqualTo(watched.x());
        assertThat(turret.targetY()).isEqualTo(watched.y());
        assertThat(turret.facing()).isEqualTo(puzzle.situation().facing());
      }
    }
  }

  @Test
  void theTargetIsInThePictureWhenItMatters() {
    for (Puzzle puzzle : PUZZLES) {
      Situation situation = puzzle.situation();
      Watched watched = situation.watch();
      for (int tick = 0; tick <= Situation.WATCH_TICKS; tick++) {
        if (tick >= 60) {
          assertThat(watched.x() - situation.left()).isBetween(0.0, Situation.WIDTH);
          assertThat(watched.y() - situation.bottom()).isBetween(0.0, Situation.HEIGHT);
        }
        watched.tick();
      }
    }
  }

  /** A shot moved in small steps along its parabola, as an independent judge. */
  @Test
  void aFinerSimulationAgreesWithHitsAndMisses() {
    int hits = 0;
    int misses = 0;
    for (Puzzle puzzle : PUZZLES) {
      for (AimMode mode : AimMode.values()) {
        if (puzzle.timeToFire(mode) == Double.POSITIVE_INFINITY) {
          continue;
        }
        double closest = finerApproach(puzzle, mode);
        double radius = puzzle.situation().gun().targetRadius;
        if (puzzle.timeToHit(mode) < Double.POSITIVE_INFINITY) {
          hits++;
          assertThat(closest).isLessThan(radius + 0.02);
        } else {
          misses++;
          assertThat(closest).isCloseTo(puzzle.closestApproach(mode), within(0.05));
          assertThat(closest).isGreaterThan(radius - 0.02);
        }
      }
    }
    assertThat(hits).isGreaterThan(100);
    assertThat(misses).isGreaterThan(100);
  }

  private static double finerApproach(Puzzle puzzle, AimMode mode) {
    int steps = 50;
    double dt = DuelTurret.TICK / steps;
    DuelTurret turret = puzzle.situation().turret(mode);
    double gravity = puzzle.situation().gun().gravityY;
    double closest = Double.POSITIVE_INFINITY;
    double shotX = 0;
    double shotY = 0;
    double shotVx = 0;
    double shotVy = 0;
    boolean isFlying = false;
    for (int tick = 0; tick < Situation.HORIZON_TICKS && !turret.isOver(); tick++) {
      double beforeX = turret.targetX();
      double beforeY = turret.targetY();
      double gunX = turret.x();
      double facing = turret.facing();
      turret.tick();
      if (turret.hasFired() && !isFlying) {
        isFlying = true;
        shotX = gunX;
        shotVx = puzzle.situation().gun().muzzleSpeed * StrictMath.cos(facing);
        shotVy = puzzle.situation().gun().muzzleSpeed * StrictMath.sin(facing);
      }
      for (int step = 0; isFlying && step < steps; step++) {
        shotX += dt * shotVx;
        shotY += dt * (shotVy + gravity * dt / 2);
        shotVy += dt * gravity;
        double part = (step + 1.0) / steps;
        double targetX = beforeX + part * (turret.targetX() - beforeX);
        double targetY = beforeY + part * (turret.targetY() - beforeY);
        closest = Math.min(closest, StrictMath.hypot(targetX - shotX, targetY - shotY));
      }
    }
    return closest;
  }

  @Test
  void theReasonFitsTheMark() {
    for (Puzzle puzzle : PUZZLES) {
      for (AimMode mode : AimMode.values()) {
        Why why = puzzle.why(mode);
        assertThat(why.answer()).isEqualTo(puzzle.answer());
        switch (puzzle.mark(mode)) {
          case FULL -> assertThat(why.kind()).isIn(Why.Kind.RIGHT, Why.Kind.ENOUGH);
          case HALF -> assertThat(why.kind()).isIn(Why.Kind.SIMPLER, Why.Kind.LATE);
          case NONE -> assertThat(why.kind()).isIn(Why.Kind.MISSED, Why.Kind.NEVER_FIRED);
        }
        if (why.kind() == Why.Kind.LATE) {
          assertThat(why.seconds()).isGreaterThan(0.1);
        }
        if (why.cause() == MissCause.FELL) {
          assertThat(puzzle.situation().doShotsFall()).isTrue();
          assertThat(mode).isNotIn(AimMode.LOB, AimMode.LEARN);
        }
        assertThat(why.cause()).isNotEqualTo(MissCause.ARMOUR);
      }
    }
  }

  @Test
  void aTargetThatDodgesLeavesItsLineAfterTheWarningShotAndOnlyThen() {
    Situation situation = Situation.draw(ShotFamily.DODGING, new RandomStream(5));
    Watched watched = situation.watch();
    double vx = watched.vx();
    double vy = watched.vy();
    for (int tick = 0; tick < Situation.WARNING_TICK; tick++) {
      watched.tick();
      assertThat(watched.vx()).isEqualTo(vx);
    }
    watched.tick();
    assertThat(StrictMath.hypot(watched.vx() - vx, watched.vy() - vy)).isGreaterThan(0.1);
    for (int tick = 0; tick < 60; tick++) {
      watched.tick();
    }
    assertThat(StrictMath.hypot(watched.vx() - vx, watched.vy() - vy)).isLessThan(1e-9);
  }
}
