package towline.homing;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The cost of one decision of a missile, over chases of all kinds. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class HomingBenchmark {
  private static final int CHASES = 256;
  private static final double DT = 1.0 / 60;

  /** The law. */
  @Param public HomingLaw law = HomingLaw.LEAD_ARC;

  private final HomingInput[] chases = new HomingInput[CHASES];
  private final HomingOutput guidance = new HomingOutput();

  /** Chases at random; half of the targets turn. */
  public HomingBenchmark() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < CHASES; i++) {
      HomingInput chase = new HomingInput();
      chase.speed = 15;
      double heading = random.nextDouble(-Math.PI, Math.PI);
      chase.directionX = StrictMath.cos(heading);
      chase.directionY = StrictMath.sin(heading);
      chase.rangeX = random.nextDouble(-30, 30);
      chase.rangeY = random.nextDouble(-30, 30);
      chase.targetVelocityX = random.nextDouble(-9, 9);
      chase.targetVelocityY = random.nextDouble(-9, 9);
      chase.targetTurnRate = i % 2 * random.nextDouble(-3, 3);
      chase.id = i;
      chases[i] = chase;
    }
  }

  /** Makes one decision. */
  @Benchmark
  @OperationsPerInvocation(CHASES)
  public double steer() {
    double sum = 0;
    for (HomingInput chase : chases) {
      law.steer(chase, DT, guidance);
      sum += guidance.directionX + guidance.moveY;
    }
    return sum;
  }
}
