package towline.aim.search;

import java.util.List;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.ShotFrame;
import towline.testing.CsvTable;

/** The 86 cases of aim.csv, with answers to 20 digits. */
final class ReferenceTable {
  private ReferenceTable() {}

  record Row(CsvTable.Row cells) {
    String text(String column) {
      return cells.text(column);
    }

    double number(String column) {
      return cells.number(column);
    }

    boolean isHit() {
      return text("hit").equals("1");
    }

    FireProblem situation() {
      FireProblem now = new FireProblem();
      now.timing = text("mode").startsWith("ROT") ? FireTiming.WHEN_READY : FireTiming.AT_ONCE;
      now.shotFrame = text("inherit").equals("1") ? ShotFrame.SHOOTER : ShotFrame.WORLD;
      now.muzzleX = number("psx");
      now.muzzleY = number("psy");
      now.shooterVelocityX = number("vsx");
      now.shooterVelocityY = number("vsy");
      now.facing = number("phi0");
      now.slewRate = number("omega");
      now.muzzleSpeed = number("s");
      now.targetX = number("ptx");
      now.targetY = number("pty");
      now.targetVelocityX = number("vtx");
      now.targetVelocityY = number("vty");
      now.targetAccelerationX = number("ax");
      now.targetAccelerationY = number("ay");
      now.gravityX = number("gx");
      now.gravityY = number("gy");
      now.horizon = number("t_max");
      now.range = number("max_range");
      return now;
    }

    @Override
    public String toString() {
      return text("id") + " " + text("family");
    }
  }

  static List<Row> rows() {
    return CsvTable.rows("/towline/aim/aim.csv").stream().map(Row::new).toList();
  }
}
