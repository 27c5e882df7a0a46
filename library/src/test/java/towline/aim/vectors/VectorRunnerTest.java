package towline.aim.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolver;
import towline.aim.search.VectorCases;
import towline.testing.VectorProblem;
import towline.testing.VectorRunner;
import towline.testing.VectorRunner.Answer;
import towline.testing.VectorRunner.Verdict;

/** The library passes all of docs/vectors/aim.csv. */
@Tag("long")
class VectorRunnerTest {
  private static final Path FILE = Path.of("../docs/vectors/aim.csv");

  private static Answer library(Map<String, String> row) {
    FireAnswer answer = new FireAnswer();
    new FireSolver().solve(VectorProblem.of(row), answer);
    String outcome = answer.reason == null ? "HIT" : answer.reason.name();
    return new Answer(outcome, answer.timeToGo, answer.bearing);
  }

  @Test
  void theFileIsWhatItIsMadeOf() throws IOException {
    if (Boolean.getBoolean("vectors.renew")) {
      Files.write(FILE, VectorCases.lines());
    }
    assertThat(Files.readAllLines(FILE)).isEqualTo(VectorCases.lines());
  }

  @Test
  void everyOutcomeIsThere() throws IOException {
    Map<String, Integer> outcomes = new TreeMap<>();
    for (Map<String, String> row : VectorRunner.read(FILE)) {
      outcomes.merge(row.getOrDefault("outcome", ""), 1, Integer::sum);
    }
    assertThat(outcomes)
        .containsOnlyKeys("HIT", "OUTRUN", "OUT_OF_RANGE", "OUTSIDE_ARC", "TOO_LATE");
    assertThat(outcomes.values()).allMatch(count -> count >= 16);
  }

  @Test
  void theLibraryPasses() throws IOException {
    for (Map<String, String> row : VectorRunner.read(FILE)) {
      assertThat(VectorRunner.judge(row, VectorRunnerTest::library, VectorRunner.PRECISION))
          .as(row.get("id"))
          .isEqualTo(Verdict.RIGHT);
    }
  }
}
