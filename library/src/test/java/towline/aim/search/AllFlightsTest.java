package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.LobArc;
import towline.internal.RandomStream;

/** Under gravity the earliest shot is the earliest of every flight, not of the lowest alone. */
class AllFlightsTest {
  private static final int FUZZ_CASES = Integer.getInteger("flights.cases", 100_000);
  private static final long FUZZ_SEED = Long.getLong("flights.seed", 41);
  private static final double RELATIVE = 1e-9;

  /** Time of flight at a contact, as a part of the time to the impact: rounding of the place. */
  private static final double CONTACT = 1e-12;

  /** Relative rounding error of a distance. */
  private static final double TOUCH = 1e-14;

  /** A kind of addition to a drawn situation under gravity. */
  private enum Family {
    TURNING,
    TOWED,
    ARC,
    TOLERANT,
    TOLERANT_ARC,
    ACCELERATING,
    CIRCLING,
    BRAKING,
    STILL,
    ANY_SCALE;

    FireProblem draw(RandomStream random) {
      FireProblem s = this == ANY_SCALE ? MixedCases.drawFurther(random) : everyday(random);
      switch (this) {
        case TOWED -> s.set(Cases.GRAVITY_WORLD.draw(random));
        case ARC -> limitArc(s, random);
        case TOLERANT -> tolerate(s, random);
        case TOLERANT_ARC -> {
          limitArc(s, random);
          tolerate(s, random);
        }
        case ACCELERATING -> {
          s.targetAccelerationX = random.range(-8, 8);
          s.targetAccelerationY = random.range(-8, 8);
        }
        case CIRCLING -> s.targetTurnRate = random.range(-3, 3);
        case BRAKING -> {
          s.targetStopTime = random.range(0.1, 4);
          s.targetAccelerationX = -s.targetVelocityX / s.targetStopTime;
          s.targetAccelerationY = -s.targetVelocityY / s.targetStopTime;
        }
        case STILL -> {
          s.targetVelocityX = 0;
          s.targetVelocityY = 0;
        }
        default -> {}
      }
      s.timing = FireTiming.WHEN_READY;
      s.lobArc = LobArc.ANY;
      if (s.slewRate == 0) {
        s.slewRate = 0.5;
      }
      if (s.gravityX == 0 && s.gravityY == 0) {
        s.gravityY = -s.muzzleSpeed * random.range(0.1, 1);
      }
      s.horizon = Math.min(s.horizon, 20 * (1 + s.muzzleSpeed / gravity(s)));
      return s;
    }

    private static double gravity(FireProblem s) {
      return Math.hypot(s.gravityX, s.gravityY);
    }

    private static FireProblem everyday(RandomStream random) {
      FireProblem s = new FireProblem();
      s.muzzleSpeed = random.range(5, 40);
      s.targetX = random.range(-60, 60);
      s.targetY = random.range(-40, 40);
      s.targetVelocityX = random.range(-10, 10);
      s.targetVelocityY = random.range(-10, 10);
      s.facing = random.range(-7, 7);
      s.slewRate = StrictMath.pow(10, random.range(-1.5, 0.7));
      s.gravityX = random.range(-3, 3);
      s.gravityY = -random.range(3, 15);
      s.horizon = random.range(1, 30);
      s.timeToReady = random.nextDouble() < 0.3 ? random.range(0, 3) : 0;
      s.range = random.nextDouble() < 0.3 ? random.range(10, 300) : Double.POSITIVE_INFINITY;
      return s;
    }

    private static void limitArc(FireProblem s, RandomStream random) {
      s.arcCentre = random.nextDouble() < 0.5 ? Math.PI / 2 : random.range(-4, 4);
      s.arcHalf = random.range(0.1, 2);
    }

    private static void tolerate(FireProblem s, RandomStream random) {
      s.toleranceAngle = random.range(0, 0.2);
      s.toleranceRadius = random.nextDouble() < 0.5 ? random.range(0.1, 2) : 0;
    }
  }

  @Test
  void theHighFlightIsTakenWhereTheArcLeavesNoOther() {
    FireProblem mortar = still(50);
    mortar.arcCentre = Math.toRadians(67.5);
    mortar.arcHalf = Math.toRadians(17.5);
    mortar.facing = Math.toRadians(85);
    mortar.slewRate = 0.3;
    FireSolution.Hit hit = (FireSolution.Hit) new FireSolver().solve(mortar);
    assertThat(hit.timeOfFlight()).isCloseTo(5.86, within(0.005));
    assertThat(hit.bearing()).isBetween(Math.toRadians(50), Math.toRadians(85));
    assertThat(new FireSolver().windows(mortar, 4).list()).isNotEmpty();
  }

  @Test
  void theFlightThatIsReadyFirstWins() {
    FireProblem slow = still(70);
    slow.facing = Math.toRadians(90);
    slow.slewRate = Math.toRadians(2);
    FireSolver solver = new FireSolver();
    FireSolution.Hit hit = (FireSolution.Hit) solver.solve(slow);
    assertThat(hit.timeToGo()).isCloseTo(17.98, within(0.005));
    assertThat(hit.timeOfFlight()).isCloseTo(5.55, within(0.005));
    slow.lobArc = LobArc.HIGH;
    assertThat(solver.timeToGo(slow)).isEqualTo(hit.timeToGo());
    slow.lobArc = LobArc.LOW;
    assertThat(solver.timeToGo(slow)).isCloseTo(35.14, within(0.005));
  }

  /** The only shot leaves now, straight at a target that comes straight on. */
  @Test
  void theOracleSeesAShotThatFliesForAllOfTheTime() {
    Batch batch = new Batch(Family.ANY_SCALE, 41);
    batch.judge(64_508);
    assertThat(batch.hits).isOne();
    assertThat(batch.faults).isEmpty();
  }

  private static FireProblem still(double x) {
    FireProblem s = new FireProblem();
    s.muzzleSpeed = 30;
    s.gravityY = -9.81;
    s.targetX = x;
    return s;
  }

  @Test
  @Tag("long")
  void nothingIsLateMissedOrWrongWhateverTheFlight(TestReporter reporter) {
    judge(1000, 17, reporter);
  }

  @Test
  @Tag("fuzz")
  void nothingIsLateMissedOrWrongInAHundredThousandCasesAFamily(TestReporter reporter) {
    judge(FUZZ_CASES, FUZZ_SEED, reporter);
  }

  private static void judge(int cases, long seed, TestReporter reporter) {
    for (Family family : Family.values()) {
      List<String> faults = new ArrayList<>();
      int[] tally = new int[4];
      IntStream.range(0, (cases + 499) / 500)
          .parallel()
          .forEach(
              batch -> {
                Batch judged = new Batch(family, seed);
                for (int i = 500 * batch; i < Math.min(cases, 500 * batch + 500); i++) {
                  judged.judge(i);
                }
                synchronized (faults) {
                  faults.addAll(judged.faults);
                  tally[0] += judged.hits;
                  tally[1] += judged.high;
                  tally[2] += judged.undecided;
                  tally[3] += judged.openReasons;
                }
              });
      reporter.publishEntry(
          family.name(),
          String.format(
              Locale.ROOT,
              "%d cases, %d hits, %d of them by a high flight, %d undecided, %d reasons undecided",
              cases,
              tally[0],
              tally[1],
              tally[2],
              tally[3]));
      assertThat(faults).as(family.name()).isEmpty();
      assertThat(tally[1]).as("%s: hits by a high flight", family).isPositive();
      assertThat(tally[2]).as("%s: undecided", family).isLessThanOrEqualTo(cases / 50_000);
      assertThat(tally[3]).as("%s: reasons", family).isLessThanOrEqualTo(cases / 5000);
    }
  }

  /** Cases of one family, judged by one solver. */
  private static final class Batch {
    private final FireSolver solver = new FireSolver();
    private final List<String> faults = new ArrayList<>();
    private final Family family;
    private final RandomStream random;
    private int hits;
    private int high;
    private int undecided;
    private int openReasons;

    Batch(Family family, long seed) {
      this.family = family;
      random = new RandomStream(seed).split(family.ordinal());
    }

    void judge(int index) {
      FireProblem s = family.draw(random.split(index));
      AllFlightsOracle oracle = new AllFlightsOracle(s, 400, 0);
      FireSolution answer = solver.solve(s);
      double until = s.horizon;
      if (answer instanceof FireSolution.Hit hit) {
        hits++;
        double[] flights = oracle.flights(hit.timeToGo());
        high += flights.length > 0 && hit.timeOfFlight() > flights[0] * (1 + 1e-6) ? 1 : 0;
        if (!isShot(new AllFlightsOracle(s, 400, TOUCH), hit)) {
          faults.add(describe(index, "FALSE", hit.timeToGo(), Double.NaN));
        }
        until = hit.timeToGo() * (1 - RELATIVE);
      } else if (Double.isNaN(solver.timeToGo(s))) {
        undecided++;
        return;
      } else if (((FireSolution.None) answer).reason() == Reason.UNDECIDED) {
        // There is no shot up to the horizon; open is whether there is one ever.
        openReasons++;
      }
      double earlier = until > 0 ? oracle.anyShot(until, 1e-8 * until) : Double.NaN;
      if (!Double.isNaN(earlier)) {
        String kind = answer instanceof FireSolution.Hit ? "LATE" : "MISSED";
        faults.add(describe(index, kind, until, earlier));
      }
    }

    private static boolean isShot(AllFlightsOracle oracle, FireSolution.Hit hit) {
      double t = hit.timeToGo();
      if (hit.timeOfFlight() <= CONTACT * t && oracle.isAtMuzzle(t, CONTACT)) {
        // The bearing is undefined there, so any is right.
        return true;
      }
      for (double off = -1; off <= 1; off += 0.5) {
        double spare = oracle.spare(t * (1 + off * RELATIVE));
        // Two flights that begin to exist are equal at first, and separate with the root of the
        // time since.
        boolean isSame = Math.abs(oracle.flight - hit.timeOfFlight()) <= 1e-3 * t;
        if (spare >= -1e-11 * t - 1e-13 && isSame) {
          return true;
        }
      }
      return t == 0;
    }

    private String describe(int index, String kind, double answer, double seen) {
      return String.format(
          Locale.ROOT, "%s, case %d: %s, answer %s, seen %s", family, index, kind, answer, seen);
    }
  }
}
