package towline.lab.methods;

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
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import towline.aim.situation.FireProblem;

/**
 * The questions of lab methods, each in a process of its own: what the library takes for them, and
 * the best method of the articles.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 6, time = 1)
@Fork(1)
public class AimBenchmark {
  private static final int CASES = 1000;

  @Param public AimQuestion question;

  private final MethodScratch scratch = new MethodScratch();
  private FireProblem[] cases = new FireProblem[0];
  private AimMethod published = AimMethod.QUADRATIC;

  /** Makes the cases. */
  @Setup
  public void makeCases() {
    cases = question.cases(CASES, 1);
    published =
        switch (question) {
          case STATIC, EQUAL_SPEEDS -> AimMethod.QUADRATIC;
          case ACCELERATING -> AimMethod.FIXED_POINT;
          case LOB -> AimMethod.LOB;
          case TURNING, TURNING_ACCELERATING -> AimMethod.BISECTION_FACING;
          case CIRCLING, TOWED, TOWED_LOB -> AimMethod.EVERY_FRAME;
        };
  }

  @Benchmark
  @OperationsPerInvocation(CASES)
  public double library() {
    return question.methods.get(0).batch.answer(cases, scratch);
  }

  @Benchmark
  @OperationsPerInvocation(CASES)
  public double others() {
    return published.batch.answer(cases, scratch);
  }
}
