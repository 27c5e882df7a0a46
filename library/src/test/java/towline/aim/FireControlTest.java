package towline.aim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.aim.search.FireSolution;
import towline.aim.search.Reason;
import towline.aim.search.ShotVerdict;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.internal.RandomStream;
import towline.math.Angles;
import towline.testing.StateDigest;

class FireControlTest {
  private static final double TICK = 1.0 / 60;

  private final FireControl control = new FireControl();
  private final FireProblem now = new FireProblem();
  private final FireCommand command = new FireCommand();

  private void target(double x, double y, double vx, double vy) {
    now.muzzleSpeed = 24;
    now.range = 40;
    now.slewRate = 1.5;
    now.horizon = 6;
    now.targetRadius = 0.6;
    now.agility.setAccelerating(0);
    now.targetX = x;
    now.targetY = y;
    now.targetVelocityX = vx;
    now.targetVelocityY = vy;
  }

  private void tick(AimStrategy mode) {
    control.decide(mode, now, 1, TICK, command);
    if (command.turns) {
      now.facing = Angles.towards(now.facing, command.bearing, now.slewRate * TICK);
    }
    now.targetX += TICK * now.targetVelocityX;
    now.targetY += TICK * now.targetVelocityY;
  }

  /**
   * Lets a mode that learns take three measurements: only then does it know that a target is
   * stationary, unless the target's agility allows nothing else.
   */
  private void study(LibraryStrategy mode) {
    if (mode == LibraryStrategy.LEARN) {
      now.agility.setUnknown();
    }
    for (int i = 0; i < 2 && mode == LibraryStrategy.LEARN; i++) {
      tick(mode.strategy);
      assertThat(command.fire).isFalse();
    }
  }

  @ParameterizedTest
  @EnumSource
  void firesAtOnceAtWhatStandsInFrontOfTheBarrel(LibraryStrategy mode) {
    target(10, 0.3, 0, 0);
    study(mode);
    now.facing = 0;
    tick(mode.strategy);
    assertThat(command.fire).as("%s", mode).isTrue();
  }

  /** Any target may be checked at any time: before the first decision, and while it holds. */
  @Test
  void aCertainFlightNeedsNoDecision() {
    target(10, 0.3, 0, 0);
    double flight = new FireControl().certainFlight(now, TICK);
    assertThat(flight).isBetween(0.3, 0.5);
    tick(Aim.LEARN);
    assertThat(control.certainFlight(now, TICK)).isEqualTo(flight);
    control.hold();
    assertThat(control.certainFlight(now, TICK)).isEqualTo(flight);
  }

  @Test
  void whatCannotDodgeNeedsNoStudy() {
    target(10, 0.3, 0, 0);
    tick(Aim.LEARN);
    assertThat(command.fire).isTrue();
    assertThat(control.learner().verdict()).isEqualTo(ShotVerdict.STUDIES);
    assertThat(control.verdict()).isEqualTo(ShotVerdict.HITS);
  }

  @ParameterizedTest
  @EnumSource
  void doesNotFireBeyondItsRange(LibraryStrategy mode) {
    target(41, 0, 0, 0);
    tick(mode.strategy);
    assertThat(command.fire).as("%s", mode).isFalse();
    assertThat(command.turns).as("%s", mode).isFalse();
    assertThat(control.plan().isMade()).as("%s", mode).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void doesNotFireWhileTheBarrelIsOutsideTheFiringArc(LibraryStrategy mode) {
    target(10, 0.3, 0, 0);
    now.arcCentre = 1;
    now.arcHalf = 0.9;
    study(mode);
    tick(mode.strategy);
    assertThat(command.fire).as("%s", mode).isFalse();
    now.facing = 0;
    now.arcHalf = 1.1;
    tick(mode.strategy);
    assertThat(command.fire).as("%s", mode).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void doesNotFireBeforeTheGunIsReady(LibraryStrategy mode) {
    target(10, 0, 0, 0);
    now.timeToReady = 0.1;
    tick(mode.strategy);
    assertThat(command.fire).as("%s", mode).isFalse();
  }

  /** The shooter outruns its shots, which trail behind it; a mode fires only shots that hit. */
  @ParameterizedTest
  @EnumSource
  void aShooterThatOutrunsItsShotsHitsWithThem(LibraryStrategy mode) {
    int fired = 0;
    for (int run = 0; run < 8; run++) {
      target(14, 5 + run, 1, 2);
      now.muzzleX = 0;
      now.facing = 0;
      now.slewRate = 8;
      now.shooterVelocityX = run % 2 == 0 ? 30 : 24;
      for (int i = 0; i < 40; i++) {
        control.decide(mode.strategy, now, run, TICK, command);
        if (command.fire) {
          fired++;
          double vx = 24 * StrictMath.cos(now.facing) - now.targetVelocityX;
          double vy = 24 * StrictMath.sin(now.facing) - now.targetVelocityY;
          double cross = (now.targetX - now.muzzleX) * vy - now.targetY * vx;
          // REFINE is inexact at first.
          if (mode != LibraryStrategy.HOLD
              && mode != LibraryStrategy.DIRECT
              && mode != LibraryStrategy.REFINE) {
            assertThat(Math.abs(cross) / StrictMath.hypot(vx, vy))
                .as("miss distance of %s, m", mode)
                .isLessThan(now.targetRadius);
          }
        }
        if (command.turns) {
          now.facing = Angles.towards(now.facing, command.bearing, now.slewRate * TICK);
        }
        assertThat(control.plan().solution()).as("%s", mode).isNotNull();
        now.targetX += TICK * now.targetVelocityX;
        now.targetY += TICK * now.targetVelocityY;
        now.muzzleX += TICK * now.shooterVelocityX;
      }
    }
    assertThat(mode == LibraryStrategy.HOLD || fired > 0).as("%s shots", fired).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void needsNoHorizon(LibraryStrategy mode) {
    target(10, 6, -3, 2);
    now.horizon = Double.POSITIVE_INFINITY;
    study(mode);
    for (int i = 0; i < 30; i++) {
      tick(mode.strategy);
      assertThat(command.bearing).as("%s", mode).isBetween(-Math.PI, Math.PI);
    }
    assertThat(mode == LibraryStrategy.HOLD || command.turns).as("%s", mode).isTrue();
  }

  @Test
  void holdNeverTurns() {
    target(0, 10, 0, 0);
    tick(Aim.HOLD);
    assertThat(command.turns).isFalse();
    assertThat(command.bearing).isEqualTo(now.facing);
  }

  @Test
  void directTurnsToWhereTheTargetIsEveryTick() {
    target(0, 10, 8, 0);
    for (int i = 0; i < 20; i++) {
      double bearing = StrictMath.atan2(now.targetY, now.targetX);
      tick(Aim.DIRECT);
      assertThat(command.bearing).isEqualTo(bearing);
    }
  }

  @Test
  void leadKeepsItsPlanUntilTheBarrelIsThereAndThenFires() {
    target(0, 20, 5, 0);
    tick(Aim.LEAD);
    double planned = command.bearing;
    while (!command.fire) {
      assertThat(command.bearing).isEqualTo(planned);
      tick(Aim.LEAD);
    }
    assertThat(control.plan().age()).isGreaterThan(0.5);
  }

  @Test
  void turnLeadFiresWhenPlannedAndThenPlansAgain() {
    target(0, 20, 5, 0);
    tick(Aim.TURN_LEAD);
    double planned = control.plan().plannedTimeToFire();
    int ticks = 1;
    while (!command.fire) {
      tick(Aim.TURN_LEAD);
      ticks++;
    }
    assertThat((ticks - 1) * TICK).isLessThanOrEqualTo(planned + TICK);
    tick(Aim.TURN_LEAD);
    assertThat(control.plan().age()).isZero();
  }

  @Test
  void refineSettlesWhileTheTargetStaysPredictable() {
    target(5, 25, 5, 0);
    now.facing = -1;
    double previous = 0;
    double lastMove = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 60; i++) {
      tick(Aim.REFINE);
      double move = Math.abs(control.plan().impactX() - previous);
      if (i > 12) {
        assertThat(move).isLessThan(lastMove);
      }
      lastMove = move;
      previous = control.plan().impactX();
    }
    assertThat(lastMove).isLessThan(0.01);
  }

  /**
   * REFINE begins as DIRECT, and aims as TURN_LEAD at a target that has flown evenly for half a
   * second.
   */
  @Test
  void refineIsSloppyAtFirstAndExactAfterHalfASecond() {
    target(0, 20, 8, 0);
    tick(Aim.TURN_LEAD);
    double exact = control.plan().impactX();
    tick(Aim.REFINE);
    assertThat(control.plan().impactX()).isLessThan(0.3 * exact);
    for (int i = 1; i < 30; i++) {
      tick(Aim.REFINE);
    }
    assertThat(control.plan().impactX()).isCloseTo(exact, within(now.targetRadius / 2));
    control.decide(Aim.REFINE, now, 2, TICK, command);
    assertThat(control.plan().impactX()).as("another target").isLessThan(0.5 * exact);
  }

  @Test
  void allThatTurnAimAboveTheLineOfSightWhereShotsFall() {
    for (LibraryStrategy mode : LibraryStrategy.values()) {
      if (mode != LibraryStrategy.HOLD && mode != LibraryStrategy.SURE) {
        target(20, 0, 0, 0);
        now.gravityY = -10;
        control.reset();
        tick(mode.strategy);
        tick(mode.strategy);
        assertThat(command.bearing).as("%s", mode).isGreaterThan(0.1);
      }
    }
  }

  @Test
  void anotherTargetOrModeMeansAnotherPlan() {
    target(0, 20, 5, 0);
    tick(Aim.LEAD);
    tick(Aim.LEAD);
    assertThat(control.plan().age()).isGreaterThan(0);
    control.decide(Aim.LEAD, now, 2, TICK, command);
    assertThat(control.plan().age()).isZero();
    tick(Aim.LEAD);
    tick(Aim.TURN_LEAD);
    assertThat(control.plan().age()).isZero();
  }

  @Test
  void aMomentThatHasPassedIsPlannedAgain() {
    target(0, 20, 5, 0);
    now.timeToReady = 0;
    tick(Aim.TURN_LEAD);
    double late = control.plan().plannedTimeToFire() + 2 * TICK;
    now.facing = -2;
    for (double t = 0; t < late; t += TICK) {
      control.decide(Aim.TURN_LEAD, now, 1, TICK, command);
    }
    assertThat(control.plan().age()).isLessThan(3 * TICK);
  }

  @Test
  void tellsWhyThereIsNoPlan() {
    target(30, 0, 30, 0);
    tick(Aim.TURN_LEAD);
    assertThat(control.plan().solution()).isEqualTo(new FireSolution.None(Reason.OUTRUN));
  }

  @Test
  void theHashSeesWhatIsCarried() {
    target(0, 20, 5, 0);
    tick(Aim.TURN_LEAD);
    long before = hash(control);
    tick(Aim.TURN_LEAD);
    assertThat(hash(control)).isNotEqualTo(before);
    control.hold();
    long held = hash(control);
    control.hold();
    assertThat(hash(control)).isEqualTo(held);
  }

  private static long hash(FireControl control) {
    StateDigest hash = new StateDigest();
    control.writeState(hash);
    return hash.value();
  }

  @ParameterizedTest
  @EnumSource
  void decidesTheSameWithAComputerThatAnotherUsesInBetween(LibraryStrategy mode) {
    SolverScratch shared = new SolverScratch();
    FireControl one = new FireControl(shared);
    FireControl other = new FireControl(shared);
    FireCommand ones = new FireCommand();
    RandomStream random = new RandomStream(5);
    for (int i = 0; i < 1000; i++) {
      target(random.range(-30, 30), random.range(-30, 30), random.range(-9, 9), 3);
      now.timing = FireTiming.AT_ONCE;
      other.decide(Aim.TURN_LEAD, now, 2, TICK, command);
      now.timing = FireTiming.WHEN_READY;
      target(random.range(-30, 30), 20, random.range(-9, 9), 3);
      control.decide(mode.strategy, now, i / 7, TICK, command);
      one.decide(mode.strategy, now, i / 7, TICK, ones);
      assertThat(ones).as("%s", mode).usingRecursiveComparison().isEqualTo(command);
      assertThat(hash(one)).as("%s", mode).isEqualTo(hash(control));
      now.facing = ones.bearing;
    }
  }

  @ParameterizedTest
  @EnumSource
  void decidesWithoutAllocating(LibraryStrategy mode) {
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    fight(mode, 3000);
    long before = threads.getCurrentThreadAllocatedBytes();
    fight(mode, 500);
    long after = threads.getCurrentThreadAllocatedBytes();
    assertThat(after - before).as("%s", mode).isLessThan(500 * 8);
  }

  /** Many ticks at targets of all kinds; only the stream of random numbers is allocated. */
  private void fight(LibraryStrategy mode, int ticks) {
    RandomStream random = new RandomStream(3);
    for (int i = 0; i < ticks; i++) {
      target(random.range(-30, 30), random.range(-30, 30), random.range(-9, 9), 3);
      now.shooterVelocityX = random.range(-15, 15);
      now.gravityY = -4;
      control.decide(mode.strategy, now, i % 7 == 0 ? i : 1, TICK, command);
    }
  }
}
