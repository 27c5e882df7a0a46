package towline.lab.swarm;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import towline.avoidance.AvoidanceLaw;
import towline.lab.ParallelRuns;
import towline.lab.SeedRange;
import towline.lab.TableWriter;

/** Plays scenes to their end, with every law and seed, and writes a row for each law and size. */
public final class SceneTable {
  private static final TableWriter.Layout CSV =
      new TableWriter.Layout(
          "scene,law,tanks,seeds,touches,wall_touches,through_share,median_seconds,p95_seconds,"
              + "alone_seconds,edge_violations,speed_kept",
          "%s,%s,%d,%d,%d,%d,%s,%s,%s,%s,%d,%.4f");
  private static final TableWriter.Layout READABLE =
      new TableWriter.Layout(
          "scene            law        tanks  seeds  touches    walls  through  median s   95 % s"
              + "  alone s   edge   speed",
          "%-16s %-9s %6d %6d %8d %8d %8s %9s %8s %8s %6d  %.4f");

  private SceneTable() {}

  /**
   * Writes the table, row by row.
   *
   * @throws IOException if {@code out} cannot be written to
   * @throws InterruptedException if the thread is interrupted while it waits
   * @throws IllegalArgumentException if a scene has no room for so many tanks
   */
  public static void write(SceneOptions options, Appendable out)
      throws IOException, InterruptedException {
    // Only the number of tanks can be refused, by any law alike, and before anything is written.
    for (SwarmScene scene : options.scenes()) {
      scene.begin(AvoidanceLaw.NONE, options.tanks().orElse(scene.sizes().get(0)), options.seed());
    }
    TableWriter table = new TableWriter(options.format().choose(CSV, READABLE), out);
    table.writeHeader();
    for (SwarmScene scene : options.scenes()) {
      List<Integer> sizes = scene.sizes();
      if (options.tanks().isPresent()) {
        sizes = List.of(options.tanks().getAsInt());
      }
      for (int tanks : sizes) {
        for (AvoidanceLaw law : options.laws()) {
          // One law at a time, so that each row is written as soon as it is known.
          List<SceneTally> tallies =
              ParallelRuns.run(
                      options.workers(),
                      List.of(law),
                      new SeedRange(options.seed(), options.seeds()),
                      (its, seed) -> scene.begin(its, tanks, seed).runToEnd())
                  .get(0);
          writeRow(scene, law, tanks, tallies, table);
        }
      }
    }
  }

  private static void writeRow(
      SwarmScene scene, AvoidanceLaw law, int tanks, List<SceneTally> tallies, TableWriter table)
      throws IOException {
    double[] seconds = tallies.stream().flatMapToDouble(SceneTally::allSeconds).sorted().toArray();
    double[] alone =
        tallies.stream().flatMapToDouble(SceneTally::allAloneSeconds).sorted().toArray();
    long through = Arrays.stream(seconds).filter(Double::isFinite).count();
    boolean timed = scene.isTimed();
    table.writeRow(
        scene,
        law,
        tanks,
        tallies.size(),
        tallies.stream().mapToLong(SceneTally::touches).sum(),
        tallies.stream().mapToLong(SceneTally::wallTouches).sum(),
        seconds.length == 0 ? "" : decimal((double) through / seconds.length, "%.4f"),
        timed ? decimal(seconds[seconds.length / 2], "%.2f") : "",
        timed ? decimal(seconds[(int) Math.ceil(0.95 * seconds.length) - 1], "%.2f") : "",
        timed && alone.length > 0 ? decimal(alone[alone.length / 2], "%.2f") : "",
        tallies.stream().mapToLong(SceneTally::edgeViolations).sum(),
        tallies.stream().mapToDouble(SceneTally::speedKept).average().orElse(0));
  }

  private static String decimal(double value, String format) {
    return Double.isInfinite(value) ? "inf" : String.format(Locale.ROOT, format, value);
  }
}
