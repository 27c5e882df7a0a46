package towline.lab.aim;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.LobArc;
import towline.aim.situation.ShotFrame;
import towline.game.range.CsvReader;
import towline.store.InputException;

/** Reads the fire problem in a row of lab solve's table. */
final class ShotRow {
  private static final Pattern NUMBER =
      // Possessive: no backtracking, even in a long cell.
      Pattern.compile("[+-]?(\\d++\\.?+\\d*+|\\.\\d++)([eE][+-]?\\d{1,5})?");
  private static final Set<String> INFINITE = Set.of("Infinity", "inf");
  private static final Set<String> AT_ONCE = Set.of("STATIC", "ACC", "LOB");
  private static final Set<String> TURNING = Set.of("ROT", "ROTACC");

  private static final List<String> REQUIRED_COLUMNS =
      List.of(
          "id",
          "mode",
          "psx",
          "psy",
          "vsx",
          "vsy",
          "inherit",
          "phi0",
          "omega",
          "s",
          "ptx",
          "pty",
          "vtx",
          "vty",
          "ax",
          "ay",
          "gx",
          "gy",
          "t_max",
          "max_range");

  private final CsvReader row;

  ShotRow(CsvReader row) throws InputException {
    row.require(REQUIRED_COLUMNS);
    this.row = row;
  }

  FireProblem problem() throws InputException {
    FireProblem problem = new FireProblem();
    problem.timing = timing();
    problem.muzzleX = finite("psx");
    problem.muzzleY = finite("psy");
    problem.shooterVelocityX = finite("vsx");
    problem.shooterVelocityY = finite("vsy");
    problem.shotFrame = shotFrame();
    problem.facing = finite("phi0");
    problem.slewRate = atLeastZeroOrInfinite("omega");
    problem.muzzleSpeed = muzzleSpeed(problem);
    problem.targetX = finite("ptx");
    problem.targetY = finite("pty");
    problem.targetVelocityX = finite("vtx");
    problem.targetVelocityY = finite("vty");
    problem.targetAccelerationX = finite("ax");
    problem.targetAccelerationY = finite("ay");
    problem.gravityX = finite("gx");
    problem.gravityY = finite("gy");
    problem.horizon = limit("t_max");
    problem.range = limit("max_range");
    readArc(problem);
    problem.toleranceAngle = optional("tolerance_angle", 0);
    problem.toleranceRadius = optional("tolerance_radius", 0);
    problem.timeToReady = optional("time_to_ready", 0);
    problem.targetStopTime = optional("stop_time", Double.POSITIVE_INFINITY);
    problem.lobArc = lobArc();
    problem.targetTurnRate = has("turn_rate") ? finite("turn_rate") : 0;
    if (problem.toleranceAngle > Math.PI) {
      throw row.refusal("tolerance_angle", row.text("tolerance_angle"), "at most pi");
    }
    return problem;
  }

  private boolean has(String column) throws InputException {
    return row.has(column) && !row.text(column).isEmpty();
  }

  private double optional(String column, double defaultValue) throws InputException {
    if (!has(column)) {
      return defaultValue;
    }
    return defaultValue == 0 ? atLeastZero(column) : atLeastZeroOrInfinite(column);
  }

  /** Reads the arc; without arc columns, or with both empty, all directions are allowed. */
  private void readArc(FireProblem problem) throws InputException {
    boolean lacksColumns = !row.has("arc_half") && !row.has("arc_centre");
    if (lacksColumns || (row.text("arc_half").isEmpty() && row.text("arc_centre").isEmpty())) {
      return;
    }
    problem.arcHalf = atLeastZeroOrInfinite("arc_half");
    problem.arcCentre = finite("arc_centre");
  }

  private FireTiming timing() throws InputException {
    String mode = row.text("mode");
    if (AT_ONCE.contains(mode)) {
      return FireTiming.AT_ONCE;
    }
    if (TURNING.contains(mode)) {
      return FireTiming.WHEN_READY;
    }
    throw row.refusal("mode", mode, "one of STATIC, ACC, LOB, ROT, ROTACC");
  }

  private LobArc lobArc() throws InputException {
    String arc = has("lob") ? row.text("lob") : LobArc.ANY.name();
    for (LobArc value : LobArc.values()) {
      if (value.name().equals(arc)) {
        return value;
      }
    }
    throw row.refusal("lob", arc, "one of ANY, LOW, HIGH");
  }

  private ShotFrame shotFrame() throws InputException {
    String inherit = row.text("inherit");
    return switch (inherit) {
      case "0" -> ShotFrame.WORLD;
      case "1" -> ShotFrame.SHOOTER;
      default -> throw row.refusal("inherit", inherit, "0 or 1");
    };
  }

  private double muzzleSpeed(FireProblem problem) throws InputException {
    double speed = finite("s");
    if (!(speed > 0)) {
      throw row.refusal("s", row.text("s"), "a number above 0");
    }
    problem.muzzleSpeed = speed;
    if (problem.timing == FireTiming.WHEN_READY && problem.outrunsItsShots()) {
      String expected = "a number above the shooter's speed, as the shot does not inherit it,";
      throw row.refusal("s", row.text("s"), expected);
    }
    return speed;
  }

  private double atLeastZero(String column) throws InputException {
    double value = finite(column);
    if (value < 0) {
      throw row.refusal(column, row.text(column), "a number of at least 0");
    }
    return value;
  }

  /** Returns the limit in a cell; an empty one means no limit. */
  private double limit(String column) throws InputException {
    return row.text(column).isEmpty() ? Double.POSITIVE_INFINITY : atLeastZeroOrInfinite(column);
  }

  private double atLeastZeroOrInfinite(String column) throws InputException {
    return INFINITE.contains(row.text(column)) ? Double.POSITIVE_INFINITY : atLeastZero(column);
  }

  private double finite(String column) throws InputException {
    String text = row.text(column);
    if (!NUMBER.matcher(text).matches() || Double.isInfinite(Double.parseDouble(text))) {
      throw row.refusal(column, text, "a finite number");
    }
    return Double.parseDouble(text);
  }
}
