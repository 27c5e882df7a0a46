package towline.aim;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The 86 cases of aim.csv, with answers to 20 digits. */
final class ReferenceTable {
  private ReferenceTable() {}

  record Row(Map<String, String> cells) {
    String text(String column) {
      return Objects.requireNonNull(cells.get(column), column);
    }

    double number(String column) {
      return Double.parseDouble(text(column));
    }

    boolean isHit() {
      return text("hit").equals("1");
    }

    Situation situation() {
      Situation now = new Situation();
      now.firing = text("mode").startsWith("ROT") ? Firing.WHEN_READY : Firing.AT_ONCE;
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
    var stream = ReferenceTable.class.getResourceAsStream("/towline/aim/aim.csv");
    try (var reader =
        new BufferedReader(
            new InputStreamReader(Objects.requireNonNull(stream), StandardCharsets.UTF_8))) {
      String[] names = Objects.requireNonNull(reader.readLine()).split(",", -1);
      List<Row> rows = new ArrayList<>();
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        String[] cells = line.split(",", -1);
        Map<String, String> row = new HashMap<>();
        for (int i = 0; i < names.length; i++) {
          row.put(names[i], cells[i]);
        }
        rows.add(new Row(row));
      }
      return rows;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
