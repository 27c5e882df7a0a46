package towline.testing;

import java.util.Map;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.LobArc;
import towline.aim.situation.ShotFrame;

/** Reads the questions of docs/vectors/aim.csv. */
public final class VectorProblem {
  private VectorProblem() {}

  /** Returns the question in a row. */
  public static FireProblem of(Map<String, String> row) {
    FireProblem now = new FireProblem();
    now.timing = FireTiming.valueOf(text(row, "timing"));
    now.shotFrame = ShotFrame.valueOf(text(row, "frame"));
    now.lobArc = LobArc.valueOf(text(row, "lob"));
    now.muzzleX = VectorRunner.number(row, "muzzle_x");
    now.muzzleY = VectorRunner.number(row, "muzzle_y");
    now.shooterVelocityX = VectorRunner.number(row, "shooter_vx");
    now.shooterVelocityY = VectorRunner.number(row, "shooter_vy");
    now.facing = VectorRunner.number(row, "facing");
    now.slewRate = VectorRunner.number(row, "slew");
    now.muzzleSpeed = VectorRunner.number(row, "speed");
    now.range = VectorRunner.number(row, "range");
    now.horizon = VectorRunner.number(row, "horizon");
    now.timeToReady = VectorRunner.number(row, "ready");
    now.gravityX = VectorRunner.number(row, "gravity_x");
    now.gravityY = VectorRunner.number(row, "gravity_y");
    now.arcCentre = VectorRunner.number(row, "arc_centre");
    now.arcHalf = VectorRunner.number(row, "arc_half");
    now.toleranceAngle = VectorRunner.number(row, "tolerance_angle");
    now.toleranceRadius = VectorRunner.number(row, "tolerance_radius");
    now.targetX = VectorRunner.number(row, "target_x");
    now.targetY = VectorRunner.number(row, "target_y");
    now.targetVelocityX = VectorRunner.number(row, "target_vx");
    now.targetVelocityY = VectorRunner.number(row, "target_vy");
    now.targetAccelerationX = VectorRunner.number(row, "target_ax");
    now.targetAccelerationY = VectorRunner.number(row, "target_ay");
    now.targetTurnRate = VectorRunner.number(row, "turn_rate");
    now.targetStopTime = VectorRunner.number(row, "stop_time");
    return now;
  }

  private static String text(Map<String, String> row, String column) {
    return row.getOrDefault(column, "");
  }
}
