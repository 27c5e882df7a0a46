package towline.lab.solve;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.lab.CsvReader;
import towline.lab.InputException;
import towline.lab.NumberFormats;

/**
 * The command lab solve: reads situations, one a row, and writes the earliest certain shot of each,
 * or why there is none. Nothing is written unless every row can be read.
 */
public final class Solve {
  private static final String HEADER =
      "id,outcome,t_impact,t_fire,t_rotate,t_flight,impact_x,impact_y,aim_angle\n";

  private Solve() {}

  /**
   * The table of solutions for the table in a file.
   *
   * @throws InputException if the table cannot be used
   * @throws IOException if the table cannot be read to its end
   */
  public static String solve(Path path) throws IOException, InputException {
    try (InputStream in = CsvReader.open(path)) {
      return solve(in, path.toString());
    } catch (IOException e) {
      throw new InputException(path + " cannot be read: " + e.getMessage());
    }
  }

  /**
   * The table of solutions for the table read from {@code in}.
   *
   * @param source what to call that in refusals
   */
  public static String solve(InputStream in, String source) throws IOException, InputException {
    CsvReader reader = new CsvReader(new BufferedInputStream(in), source);
    ShotRow row = new ShotRow(reader);
    FireSolver solver = new FireSolver();
    StringBuilder table = new StringBuilder(HEADER);
    while (reader.next()) {
      table.append(reader.text("id")).append(',');
      append(table, solver.solve(row.situation()));
    }
    return table.toString();
  }

  private static void append(StringBuilder table, FireSolution solution) {
    if (solution instanceof FireSolution.None none) {
      table.append(none.reason()).append(",,,,,,,\n");
    } else if (solution instanceof FireSolution.Hit hit) {
      table.append("HIT");
      append(table, hit.timeToGo());
      append(table, hit.timeToFire());
      append(table, hit.timeToSlew());
      append(table, hit.timeOfFlight());
      append(table, hit.impact().x());
      append(table, hit.impact().y());
      if (hit.timeToGo() > 0) {
        append(table, hit.bearing());
      } else {
        table.append(',');
      }
      table.append('\n');
    }
  }

  private static void append(StringBuilder table, double value) {
    table.append(',').append(NumberFormats.exact(value));
  }
}
