package towline.aim;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import towline.aim.published.ArticleMethods;
import towline.aim.published.BisectionRun;
import towline.aim.published.FixedPointRun;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.ShotFrame;
import towline.math.LinearIntercept;
import towline.math.RandomStream;

/** Every solver beside the articles' methods, on the same random everyday cases. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 6, time = 1)
@Fork(1)
public class AimBenchmark {
  private static final int CASES = 1024;

  private final FireSolver solver = new FireSolver();
  private final double[] straight = new double[5 * CASES];
  private final FireProblem[] turning = new FireProblem[CASES];
  private final FireProblem[] turningAccelerating = new FireProblem[CASES];
  private final FireProblem[] towed = new FireProblem[CASES];
  private final FireProblem[] circling = new FireProblem[CASES];
  private final FireProblem[] lob = new FireProblem[CASES];
  private final FireProblem[] accelerating = new FireProblem[CASES];
  private final FireProblem[] towedLob = new FireProblem[CASES];

  public AimBenchmark() {
    RandomStream random = new RandomStream(1);
    for (int i = 0; i < CASES; i++) {
      FireProblem s = everyday(random);
      int at = 5 * i;
      straight[at] = s.targetX;
      straight[at + 1] = s.targetY;
      straight[at + 2] = s.targetVelocityX;
      straight[at + 3] = s.targetVelocityY;
      straight[at + 4] = s.muzzleSpeed;
      turning[i] = s;
      turningAccelerating[i] = copy(s);
      turningAccelerating[i].targetAccelerationX = random.range(-4, 4);
      turningAccelerating[i].targetAccelerationY = random.range(-4, 4);
      accelerating[i] = copy(turningAccelerating[i]);
      accelerating[i].timing = FireTiming.AT_ONCE;
      lob[i] = copy(s);
      lob[i].timing = FireTiming.AT_ONCE;
      lob[i].gravityY = -4;
      towed[i] = copy(s);
      towed[i].shotFrame = ShotFrame.WORLD;
      towed[i].shooterVelocityX = random.range(-10, 10);
      towed[i].shooterVelocityY = random.range(-10, 10);
      towedLob[i] = copy(towed[i]);
      towedLob[i].gravityY = -4;
      circling[i] = copy(s);
      circling[i].targetTurnRate = random.range(-1.5, 1.5);
    }
  }

  private static FireProblem copy(FireProblem s) {
    FireProblem copy = new FireProblem();
    copy.set(s);
    return copy;
  }

  /** The engagements of lab duel, with a shot that shares the shooter's motion. */
  private static FireProblem everyday(RandomStream random) {
    FireProblem s = new FireProblem();
    s.shotFrame = ShotFrame.SHOOTER;
    s.muzzleSpeed = 24;
    s.slewRate = 1.5;
    s.horizon = 6;
    s.facing = random.range(-Math.PI, Math.PI);
    double bearing = random.range(-Math.PI, Math.PI);
    double distance = random.range(8, 30);
    double heading = random.range(-Math.PI, Math.PI);
    double speed = random.range(4, 10);
    s.targetX = distance * StrictMath.cos(bearing);
    s.targetY = distance * StrictMath.sin(bearing);
    s.targetVelocityX = speed * StrictMath.cos(heading);
    s.targetVelocityY = speed * StrictMath.sin(heading);
    return s;
  }

  private double all(FireProblem[] cases) {
    double sum = 0;
    for (FireProblem s : cases) {
      sum += Math.min(1e3, solver.timeToGo(s));
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(CASES)
  public double staticOurs() {
    double sum = 0;
    for (int i = 0; i < straight.length; i += 5) {
      sum +=
          LinearIntercept.timeToGo(
              straight[i], straight[i + 1], straight[i + 2], straight[i + 3], straight[i + 4]);
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(CASES)
  public double staticArticleQuadratic() {
    double sum = 0;
    for (int i = 0; i < straight.length; i += 5) {
      sum +=
          ArticleMethods.staticQuadratic(
              straight[i], straight[i + 1], straight[i + 2], straight[i + 3], straight[i + 4]);
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(CASES)
  public double staticArticleLawOfCosines() {
    double sum = 0;
    for (int i = 0; i < straight.length; i += 5) {
      sum +=
          ArticleMethods.lawOfCosines(
              straight[i], straight[i + 1], straight[i + 2], straight[i + 3], straight[i + 4]);
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(CASES)
  public double acceleratingOurs() {
    return all(accelerating);
  }

  @Benchmark
  @OperationsPerInvocation(CASES)
  public double acceleratingArticleFixedPoint() {
    double sum = 0;
    for (FireProblem s : accelerating) {
      sum += new FixedPointRun(s, FixedPointRun.USUAL_STEPS).finish();
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(CASES)
  public double lobOurs() {
    return all(lob);
  }

  @Benchmark
  @OperationsPerInvocation(CASES)
  public double turningOurs() {
    return all(turning);
  }

  @Benchmark
  @OperationsPerInvocation(CASES)
  public double turningArticleBisection() {
    double sum = 0;
    for (FireProblem s : turning) {
      sum += new BisectionRun(s).finish();
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(CASES)
  public double turningBisectionTo1em12() {
    double sum = 0;
    for (FireProblem s : turning) {
      sum += new BisectionRun(s, 1e-12, 60).finish();
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(CASES)
  public double turningAcceleratingOurs() {
    return all(turningAccelerating);
  }

  @Benchmark
  @OperationsPerInvocation(CASES)
  public double towedOurs() {
    return all(towed);
  }

  @Benchmark
  @OperationsPerInvocation(CASES)
  public double towedLobOurs() {
    return all(towedLob);
  }

  @Benchmark
  @OperationsPerInvocation(CASES)
  public double circlingOurs() {
    return all(circling);
  }
}
