package towline.lab.runs;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.lab.experiment.PairedScores;
import towline.lab.experiment.ParallelRuns;
import towline.lab.experiment.ResultColumn;
import towline.lab.experiment.ResultTable;
import towline.lab.experiment.SeedRange;
import towline.lab.experiment.TableOption;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.ModuleSpec;
import towline.trial.Interval;

/**
 * Measures the score of the demo bot with two modules from the start of wave 2 on, relative to
 * equal seeds with each of them alone and with none.
 */
final class Pairs {
  /** Longest duration of a run, s. */
  static final int SECONDS = 120;

  private Pairs() {}

  /** The scores with two modules together, with each alone, and with none. */
  record Row(
      ModuleKind first,
      ModuleKind second,
      PairedScores both,
      PairedScores one,
      PairedScores other,
      PairedScores none) {
    double relative() {
      return both.relativeTo(none);
    }

    double product() {
      return one.relativeTo(none) * other.relativeTo(none);
    }

    double synergy() {
      return relative() / product();
    }

    /**
     * Returns the 95 % interval of the synergy, a product of four means of equal seeds, by the
     * delta method on a logarithmic scale: the relative deviations of each seed add up.
     */
    Interval interval() {
      int n = none.values().size();
      double squares = 0;
      for (int i = 0; i < n; i++) {
        double deviation = share(both, i) - share(one, i) - share(other, i) + share(none, i);
        squares += deviation * deviation;
      }
      double error = Interval.TWO_SIDED_95 * StrictMath.sqrt(squares / (n * (n - 1.0)));
      return new Interval(synergy() * StrictMath.exp(-error), synergy() * StrictMath.exp(error));
    }

    private static double share(PairedScores scores, int seed) {
      return scores.values().get(seed) / scores.mean();
    }
  }

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("first", "%s", row -> row.first)
              .readable("first           ", "%-16s"),
          ResultColumn.<Row>of("second", "%s", row -> row.second)
              .readable("second          ", "%-16s"),
          ResultColumn.<Row>of("seeds", "%d", row -> row.none.values().size()).csvOnly(),
          ResultColumn.<Row>of("mean_score", "%.1f", row -> row.both.mean())
              .readable("  mean score", "  %10s"),
          ResultColumn.<Row>of("relative", "%.4f", Row::relative)
              .readable("  relative", "  %8s", "%.3f"),
          ResultColumn.<Row>of("product", "%.4f", Row::product)
              .readable("  product", "  %7s", "%.3f"),
          ResultColumn.<Row>of("synergy", "%.4f", Row::synergy)
              .readable("  synergy (95 % interval)", "  %7s", "%.3f"),
          ResultColumn.<Row>of("low95", "%.4f", row -> row.interval().low()).csvOnly(),
          ResultColumn.<Row>of("high95", "%.4f", row -> row.interval().high()).csvOnly(),
          ResultColumn.readableOnly("", " (%s)", "%s", Row::interval));

  /** Measures all pairs and writes the table. */
  static void run(GameContent content, SeedRange seeds, TableOption table)
      throws IOException, InterruptedException {
    List<Set<ModuleKind>> pairs = new ArrayList<>();
    for (int i = 0; i < ModuleKind.count(); i++) {
      for (int j = i + 1; j < ModuleKind.count(); j++) {
        pairs.add(Set.of(ModuleKind.of(i), ModuleKind.of(j)));
      }
    }
    ResultTable.RowWriter<Row> rows = table.begin(TABLE);
    for (Row row : measure(content, pairs, seeds)) {
      rows.write(row);
    }
  }

  /** Measures {@code pairs}, each of their modules alone, and no module. */
  static List<Row> measure(GameContent content, List<Set<ModuleKind>> pairs, SeedRange seeds)
      throws InterruptedException {
    List<Set<ModuleKind>> fitted = new ArrayList<>();
    fitted.add(Set.of());
    pairs.stream().flatMap(Set::stream).distinct().sorted().map(Set::of).forEach(fitted::add);
    fitted.addAll(pairs);
    List<List<Double>> points =
        ParallelRuns.run(fitted, seeds, (modules, seed) -> fly(content, modules, seed));
    Map<Set<ModuleKind>, PairedScores> scores = new HashMap<>();
    for (int i = 0; i < fitted.size(); i++) {
      scores.put(fitted.get(i), new PairedScores(points.get(i)));
    }
    List<Row> rows = new ArrayList<>();
    for (Set<ModuleKind> pair : pairs) {
      List<ModuleKind> two = pair.stream().sorted().toList();
      rows.add(
          new Row(
              two.get(0),
              two.get(1),
              score(scores, pair),
              score(scores, Set.of(two.get(0))),
              score(scores, Set.of(two.get(1))),
              score(scores, Set.of())));
    }
    return rows;
  }

  private static PairedScores score(
      Map<Set<ModuleKind>, PairedScores> scores, Set<ModuleKind> modules) {
    return requireNonNull(scores.get(modules));
  }

  private static double fly(GameContent content, Set<ModuleKind> modules, long seed) {
    List<ModuleSpec> offered =
        content.modules().stream().filter(module -> modules.contains(module.module())).toList();
    RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, 2, AimMode.DIRECT.ordinal());
    try (BotRun flight =
        new BotRun(content.withModules(offered), setup, "demo", BotRun.ModeChoice.FREE)) {
      flight.run().fitModulesOfWaves(offered.size());
      flight.fly(SECONDS);
      return flight.run().score().points();
    }
  }
}
