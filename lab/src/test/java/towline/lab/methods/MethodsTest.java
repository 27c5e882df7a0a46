package towline.lab.methods;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import towline.aim.situation.FireProblem;
import towline.lab.LabRun;

class MethodsTest {
  private static final String HEAD =
      "question,method,cases,possible,shots,hits,hit_rate,vain,passes_m,late_s";

  private static List<String[]> rows(String line) throws Exception {
    List<String[]> rows = new ArrayList<>();
    List<String> lines = LabRun.printed("methods " + line + " --csv").lines().toList();
    assertThat(lines.get(0)).startsWith(HEAD);
    lines.stream().skip(1).forEach(text -> rows.add(text.split(",", -1)));
    return rows;
  }

  /** The known faults of the other methods, so that the comparison is not with invented rivals. */
  @Test
  void theLibraryHitsEarliestAndTheOthersHaveTheirKnownFaults() throws Exception {
    Map<String, Double> hits = new HashMap<>();
    Map<String, Double> late = new HashMap<>();
    for (String[] row : rows("--cases 100 --seed 17")) {
      String name = row[0] + " " + row[1];
      hits.put(name, Double.parseDouble(row[6]));
      late.put(name, Double.parseDouble(row[9]));
      if (row[1].equals("FIRE_SOLVER") || row[1].equals("INTERCEPT")) {
        assertThat(row[5]).as("hits: " + name).isEqualTo(row[3]).isEqualTo(row[4]);
        assertThat(row[7]).as("vain: " + name).isEqualTo("0");
        assertThat(row[8]).as("passes: " + name).isEqualTo("0.000000");
        assertThat(late.get(name)).as("late: " + name).isBetween(-1e-4, 1e-4);
      }
    }
    assertThat(hits)
        .containsEntry("STATIC QUADRATIC", 1.0)
        .containsEntry("STATIC FIXED_POINT", 1.0)
        .containsEntry("ACCELERATING FIXED_POINT", 1.0)
        .containsEntry("TURNING BISECTION_FACING", 1.0);
    assertThat(hits.get("STATIC ONE_STEP")).isBetween(0.4, 0.8);
    assertThat(hits.get("EQUAL_SPEEDS QUADRATIC")).isBetween(0.9, 0.999);
    assertThat(hits.get("ACCELERATING QUADRATIC")).isBetween(0.4, 0.8);
    assertThat(hits.get("LOB LOB")).isBetween(0.7, 0.97);
    assertThat(hits.get("TURNING BISECTION")).isBetween(0.4, 0.8);
    assertThat(hits.get("TURNING_ACCELERATING EVERY_FRAME")).isBetween(0.3, 0.6);
    assertThat(late.get("TURNING EVERY_FRAME")).isBetween(0.02, 0.2);
  }

  /**
   * Computed by hand: the target crosses 3 m ahead of a shot that was fired along x a second late.
   */
  @Test
  void aTrialFindsDistanceAndTimeOfTheClosestApproach() {
    FireProblem problem = new FireProblem();
    problem.muzzleSpeed = 10;
    problem.horizon = 6;
    problem.targetX = 20;
    problem.targetY = -3;
    problem.targetVelocityY = 1;
    AimedShot shot = new AimedShot();
    shot.fire(1, 0);
    ShotTrial trial = new ShotTrial();
    trial.fly(problem, shot);
    assertThat(trial.moment).isCloseTo(3, within(1e-6));
    assertThat(trial.passes).isCloseTo(0, within(1e-9));
    shot.fire(0, 0);
    trial.fly(problem, shot);
    // Relative to the target: from (-20, 3) at (10, -1), nearest after 203 / 101 s.
    assertThat(trial.moment).isCloseTo(203 / 101.0, within(1e-5));
    assertThat(trial.passes).isCloseTo(10 / Math.sqrt(101), within(1e-9));
  }

  @Test
  void timesArePrintedOnlyOnRequestAndTheLibraryAllocatesNothing() throws Exception {
    String line = "--cases 50 --question STATIC";
    assertThat(LabRun.printed("methods " + line)).isEqualTo(LabRun.printed("methods " + line));
    for (String[] row : rows(line + " --timing")) {
      assertThat(row).hasSize(13);
      assertThat(Double.parseDouble(row[10])).isPositive();
      if (row[1].equals("FIRE_SOLVER") || row[1].equals("INTERCEPT")) {
        assertThat(row[12]).as(row[0]).isEqualTo("0");
      }
    }
  }
}
