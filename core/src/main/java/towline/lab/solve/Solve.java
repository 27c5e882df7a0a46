package towline.lab.solve;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
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
   * What lab solve is asked for.
   *
   * @param in the table to read; empty: standard input
   * @param out the file to write; empty: standard output
   */
  public record Options(Optional<Path> in, Optional<Path> out) {}

  /**
   * Reads and writes as {@code options} say.
   *
   * @throws InputException if the table cannot be used; nothing has been written then
   * @throws IOException if the result cannot be written
   */
  public static void run(Options options, InputStream standardIn, Appendable standardOut)
      throws IOException, InputException {
    String solutions = solve(options, standardIn);
    if (options.out().isEmpty()) {
      standardOut.append(solutions);
      return;
    }
    writeWhole(options.out().get().toAbsolutePath(), solutions);
  }

  private static String solve(Options options, InputStream standardIn)
      throws IOException, InputException {
    if (options.in().isEmpty()) {
      return solve(standardIn, "standard input");
    }
    Path path = options.in().get();
    try (InputStream in = Files.newInputStream(path)) {
      return solve(new BufferedInputStream(in), path.toString());
    } catch (NoSuchFileException e) {
      throw new InputException(path + " does not exist");
    } catch (IOException e) {
      throw new InputException(path + " cannot be read: " + e.getMessage());
    }
  }

  /**
   * The table of solutions for the table read from {@code in}.
   *
   * @param source what to call that in refusals
   */
  static String solve(InputStream in, String source) throws IOException, InputException {
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

  /** Writes a neighbour first and then moves it into place, so that no half file is ever seen. */
  private static void writeWhole(Path out, String text) throws IOException {
    Path neighbour = out.resolveSibling(out.getFileName() + ".part");
    try {
      Files.writeString(neighbour, text, StandardCharsets.UTF_8);
      Files.move(neighbour, out, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(neighbour);
    }
  }
}
