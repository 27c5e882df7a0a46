package towline.ai.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.testing.VectorProblem;
import towline.testing.VectorRunner;
import towline.testing.VectorRunner.Answer;
import towline.testing.VectorRunner.Verdict;

/** Each method published elsewhere fails as docs/vectors.md states. */
@Tag("long")
class PublishedVectorsTest {
  private static final Path FILE = Path.of("../docs/vectors/aim.csv");

  /** Largest error that passes, s: published figures have two decimals. */
  private static final double COARSE = 0.03;

  /** A method as published, on what it is made for, asked for what it says of time. */
  private static Answer published(PublishedMethod method, Map<String, String> row) {
    FireProblem now = VectorProblem.of(row);
    double time = method.timeToGo(now);
    boolean isInTime = time <= now.horizon && time * now.muzzleSpeed <= now.range;
    boolean turns = method == PublishedMethod.BISECTION;
    boolean isHit = time < Double.POSITIVE_INFINITY && (turns || isInTime);
    return new Answer(isHit ? "HIT" : "NONE", time, Double.NaN);
  }

  /** The rows that a method is made for: it is not blamed for what it does not claim. */
  private static Predicate<Map<String, String>> domain(PublishedMethod method) {
    return row -> {
      FireProblem now = VectorProblem.of(row);
      boolean isAtOnce = now.timing == FireTiming.AT_ONCE;
      boolean isPlain =
          now.arcHalf >= Math.PI
              && now.timeToReady == 0
              && now.targetTurnRate == 0
              && now.targetStopTime == Double.POSITIVE_INFINITY
              && now.toleranceAngle == 0
              && now.toleranceRadius == 0;
      boolean falls = now.gravityX != 0 || now.gravityY != 0;
      boolean isStraight = now.targetAccelerationX == 0 && now.targetAccelerationY == 0;
      boolean isShort = now.horizon < Double.POSITIVE_INFINITY;
      return isPlain
          && switch (method) {
            case STATIC_QUADRATIC, LAW_OF_COSINES -> isAtOnce && isStraight && !falls;
            case FIXED_POINT -> isAtOnce && !falls;
            case LOB, LOB_ITERATED -> isAtOnce && falls;
            case BISECTION -> !isAtOnce && !falls && isStraight && isShort;
          };
    };
  }

  /** The faults of each method; docs/vectors.md lists their rows. */
  private static Set<Verdict> faults(PublishedMethod method) {
    return switch (method) {
      case STATIC_QUADRATIC -> EnumSet.of(Verdict.MISSED, Verdict.TOO_LATE);
      case LAW_OF_COSINES -> EnumSet.of(Verdict.MISSED);
      case FIXED_POINT, BISECTION ->
          EnumSet.of(Verdict.MISSED, Verdict.FALSE_HIT, Verdict.TOO_SOON, Verdict.TOO_LATE);
      case LOB, LOB_ITERATED -> EnumSet.of(Verdict.FALSE_HIT, Verdict.TOO_SOON);
    };
  }

  @ParameterizedTest
  @EnumSource
  void whatIsPublishedFailsOnWhatItIsMadeFor(PublishedMethod method) throws IOException {
    List<Map<String, String>> rows =
        VectorRunner.read(FILE).stream().filter(domain(method)).toList();
    Set<Verdict> found = EnumSet.noneOf(Verdict.class);
    int right = 0;
    for (Map<String, String> row : rows) {
      Verdict verdict = VectorRunner.judge(row, question -> published(method, question), COARSE);
      if (verdict == Verdict.RIGHT) {
        right++;
      } else {
        found.add(verdict);
      }
    }
    assertThat(found).isEqualTo(faults(method));
    assertThat(right).as("it is right about something").isPositive();
  }
}
