package towline.lab.aim;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.game.range.CsvReader;
import towline.store.InputException;
import towline.trial.NumberFormats;

/**
 * The command lab solve: reads fire problems, one a row, and writes for each the earliest certain
 * shot, or the reason why there is none.
 */
public final class Solve {
  private static final String HEADER =
      "id,outcome,t_impact,t_fire,t_rotate,t_flight,impact_x,impact_y,aim_angle\n";

  private Solve() {}

  /**
   * Appends the solutions for the table in a file to {@code out}, row by row.
   *
   * @throws InputException if the table cannot be used or read to its end; some rows may have been
   *     appended by then
   * @throws IOException if {@code out} cannot be written to
   */
  public static void solve(Path path, Appendable out) throws IOException, InputException {
    try (InputStream in = CsvReader.open(path)) {
      solve(in, path.toString(), out);
    }
  }

  /**
   * Appends the solutions for the table read from {@code in} to {@code out}, row by row.
   *
   * @param source name of the table for error messages
   * @throws InputException if the table cannot be used or read to its end; some rows may have been
   *     appended by then
   * @throws IOException if {@code out} cannot be written to
   */
  public static void solve(InputStream in, String source, Appendable out)
      throws IOException, InputException {
    CsvReader reader = new CsvReader(new BufferedInputStream(in), source);
    ShotRow row = new ShotRow(reader);
    FireSolver solver = new FireSolver();
    out.append(HEADER);
    StringBuilder line = new StringBuilder();
    while (reader.next()) {
      line.setLength(0);
      line.append(reader.text("id")).append(',');
      append(line, solver.solve(row.problem()));
      out.append(line);
    }
  }

  /**
   * Returns the solutions for a small table; see {@link #solve(InputStream, String, Appendable)}.
   */
  public static String solve(InputStream in, String source) throws IOException, InputException {
    StringBuilder table = new StringBuilder();
    solve(in, source, table);
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
      append(table, hit.impactX());
      append(table, hit.impactY());
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
