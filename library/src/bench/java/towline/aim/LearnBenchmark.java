package towline.aim;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import towline.aim.situation.FireProblem;
import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * The cost of a decision of a gun that learns, tick after tick, with three prey: the target hunts
 * the muzzle for six seconds, weaving or not, while the barrel follows it; then another one comes.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class LearnBenchmark {
  private static final double TICK = 1.0 / 60;
  private static final double SPEED = 8;
  private static final int LIFE = 360;

  /** Amplitude of the target's weave, rad. */
  @Param({"0", "0.7"})
  public double weave;

  private final FireControl control = new FireControl();
  private final FireProblem now = new FireProblem();
  private final FireCommand command = new FireCommand();
  private int tick;

  public LearnBenchmark() {
    now.muzzleSpeed = 24;
    now.range = 40;
    now.slewRate = 1.5;
    now.horizon = 6;
    now.targetRadius = 0.6;
    control.addPrey(0, 0, 0, 0);
    control.addPrey(6, 2, 3, 1);
    control.addPrey(3, 1, 1.5, 0.5);
  }

  /** Makes one decision. */
  @Benchmark
  public boolean decide() {
    if (tick % LIFE == 0) {
      now.targetX = 30;
      now.targetY = 20;
    }
    control.decide(Aim.LEARN, now, tick / LIFE, TICK, command);
    now.facing = Angles.towards(now.facing, command.bearing, now.slewRate * TICK);
    double bearing = StrictMath.atan2(-now.targetY, -now.targetX);
    double heading = bearing + weave * Trigonometry.sin(2.8 * TICK * (tick % LIFE));
    now.targetX += TICK * SPEED * Trigonometry.cos(heading);
    now.targetY += TICK * SPEED * Trigonometry.sin(heading);
    tick++;
    return command.fire;
  }
}
