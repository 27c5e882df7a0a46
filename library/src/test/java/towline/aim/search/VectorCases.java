package towline.aim.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;

/** The file of vectors: its contents, and the ways to read and make it. */
public final class VectorCases {
  private static final String QUESTION =
      "id,family,timing,frame,lob,muzzle_x,muzzle_y,shooter_vx,shooter_vy,facing,slew,speed,range,"
          + "horizon,ready,gravity_x,gravity_y,arc_centre,arc_half,tolerance_angle,"
          + "tolerance_radius,target_x,target_y,target_vx,target_vy,target_ax,target_ay,turn_rate,"
          + "stop_time";
  private static final String ANSWER =
      ",outcome,t_impact,t_fire,t_turn,t_flight,impact_x,impact_y,bearing";

  /** Number of mixed cases for each outcome. */
  private static final Map<String, Integer> MIXED = new LinkedHashMap<>();

  static {
    MIXED.put("HIT", 60);
    MIXED.put("OUTRUN", 16);
    MIXED.put("OUT_OF_RANGE", 16);
    MIXED.put("OUTSIDE_ARC", 16);
    MIXED.put("TOO_LATE", 16);
  }

  private VectorCases() {}

  private static String question(String id, String family, FireProblem now) {
    StringJoiner row = new StringJoiner(",");
    row.add(id).add(family).add(now.timing.name()).add(now.shotFrame.name());
    row.add(now.lobArc.name());
    double[] numbers = {
      now.muzzleX,
      now.muzzleY,
      now.shooterVelocityX,
      now.shooterVelocityY,
      now.facing,
      now.slewRate,
      now.muzzleSpeed,
      now.range,
      now.horizon,
      now.timeToReady,
      now.gravityX,
      now.gravityY,
      now.arcCentre,
      now.arcHalf,
      now.toleranceAngle,
      now.toleranceRadius,
      now.targetX,
      now.targetY,
      now.targetVelocityX,
      now.targetVelocityY,
      now.targetAccelerationX,
      now.targetAccelerationY,
      now.targetTurnRate,
      now.targetStopTime
    };
    for (double number : numbers) {
      row.add(number == Double.POSITIVE_INFINITY ? "inf" : Double.toString(number));
    }
    return row.toString();
  }

  /** Returns the whole file. */
  public static List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(QUESTION + ANSWER);
    FireSolver solver = new FireSolver();
    FireAnswer answer = new FireAnswer();
    for (ReferenceTable.Row row : ReferenceTable.rows()) {
      FireProblem now = row.situation();
      solver.solve(now, answer);
      lines.add(question(row.text("id"), row.text("family"), now) + exact(row, answer));
    }
    Map<String, Integer> counts = new LinkedHashMap<>();
    RandomStream random = new RandomStream(29);
    for (int i = 0; !counts.equals(MIXED); i++) {
      FireProblem now = MixedCases.draw(random.split(i));
      if (!MixedCases.isEveryday(random.split(i))) {
        continue;
      }
      FireSolution solution = solver.solve(now);
      solver.solve(now, answer);
      String outcome = outcome(answer);
      boolean isWanted = counts.getOrDefault(outcome, 0) < MIXED.getOrDefault(outcome, 0);
      if (isWanted && new Judge().of(now, solution) == Judge.Opinion.RIGHT) {
        counts.merge(outcome, 1, Integer::sum);
        lines.add(question(String.format(Locale.ROOT, "M%05d", i), "mixed", now) + told(answer));
      }
    }
    return lines;
  }

  private static String outcome(FireAnswer answer) {
    return answer.reason == null ? "HIT" : answer.reason.name();
  }

  /** Returns the digits of the table, which are more than a double holds. */
  private static String exact(ReferenceTable.Row row, FireAnswer answer) {
    if (!row.isHit()) {
      return "," + outcome(answer) + ",,,,,,,";
    }
    StringJoiner cells = new StringJoiner(",", ",HIT,", "");
    for (String column :
        List.of("t_impact", "t_fire", "t_rotate", "t_flight", "impact_x", "impact_y")) {
      cells.add(row.text(column));
    }
    return cells.add(answer.timeToGo > 0 ? row.text("aim_angle") : "").toString();
  }

  private static String told(FireAnswer answer) {
    if (!answer.isHit) {
      return "," + outcome(answer) + ",,,,,,,";
    }
    StringJoiner cells = new StringJoiner(",", ",HIT,", "");
    double[] numbers = {
      answer.timeToGo,
      answer.timeToFire,
      answer.timeToSlew,
      answer.timeOfFlight,
      answer.impactX,
      answer.impactY
    };
    for (double number : numbers) {
      cells.add(Double.toString(number));
    }
    return cells.add(answer.timeToGo > 0 ? Double.toString(answer.bearing) : "").toString();
  }
}
