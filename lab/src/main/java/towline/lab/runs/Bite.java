package towline.lab.runs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.content.GameContent;
import towline.desktop.cli.BotOption;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.lab.experiment.ParallelRuns;
import towline.lab.experiment.ResultColumn;
import towline.lab.experiment.ResultTable;
import towline.lab.experiment.SeedRange;
import towline.lab.experiment.SeedsOption;
import towline.lab.experiment.TableOption;

/**
 * Measures the worth in a fight of the choice of an aim mode, and of swings: the kills of a bot
 * that chooses, of each fixed mode, and of the bot without swings, with equal seeds for all.
 */
@Command(
    name = "bite",
    description = "A bot fights through single waves: the worth of choosing a mode.",
    footer =
        "A hull that does not wear; a fight ends when its wave is cleared. CHOOSES: the bot's own"
            + " choice of aim mode; NO_SWING: the same without swings on purpose. Whip, harpoon and"
            + " gun (the drone's): shares of the kills with the chains of mites that they begin; the"
            + " rest are ship, missiles, wingmen and modules with theirs. Clear s: the median over"
            + " the runs that cleared the wave in time. The rows of all waves count all fights"
            + " together. With --kinds: the harpoons at a kind of foe, their hits, and kills by any"
            + " weapon, per minute of all waves.")
public final class Bite implements Callable<Integer> {
  private static final String ALL = "all";

  private record Subject(int wave, BiteChoice choice) {}

  /**
   * The results of a choice in a wave, or in all.
   *
   * @param reference the results of the bot that chooses; none if it did not fly
   */
  private record Row(
      String wave, String bot, BiteChoice choice, int seeds, BiteTally tally, BiteTally reference) {
    double relative() {
      return tally.killsPerMinute() / reference.killsPerMinute();
    }

    /** Returns the time to clear the wave, s; NaN for all waves together. */
    double clearSeconds() {
      return wave.equals(ALL) ? Double.NaN : tally.clearSeconds();
    }
  }

  private record KindRow(String kind, BiteChoice choice, BiteTally tally) {}

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("wave", "%s", Row::wave).readable("wave", "%4s"),
          ResultColumn.<Row>of("bot", "%s", Row::bot).readable("  bot   ", "  %-6s"),
          ResultColumn.<Row>of("choice", "%s", row -> row.choice.name())
              .readable("  choice   ", "  %-9s"),
          ResultColumn.<Row>of("seeds", "%d", Row::seeds).csvOnly(),
          ResultColumn.<Row>of("kills_min", "%.2f", row -> row.tally.killsPerMinute())
              .readable("  kills/min", "  %9s", "%.1f"),
          ResultColumn.readableOnly("  of CHOOSES", "  %10s", "%.2f", Row::relative),
          ResultColumn.<Row>of("whip", "%.4f", row -> row.tally.whipShare())
              .readable("  whip", "  %4s", "%.2f"),
          ResultColumn.<Row>of("harpoon", "%.4f", row -> row.tally.harpoonShare())
              .readable("  harpoon", "  %7s", "%.2f"),
          ResultColumn.<Row>of("gun", "%.4f", row -> row.tally.gunShare())
              .readable("   gun", "  %4s", "%.2f"),
          ResultColumn.readableOnly("  other", "  %5s", "%.2f", row -> row.tally.otherShare()),
          ResultColumn.<Row>of("clear_s", "%.1f", Row::clearSeconds).readable("  clear s", "  %7s"),
          ResultColumn.<Row>of("score", "%.1f", row -> row.tally.meanScore())
              .readable("     score", "  %8s", "%.0f"));

  private static final ResultTable<KindRow> KINDS =
      ResultTable.of(
          ResultColumn.<KindRow>of("kind", "%s", KindRow::kind)
              .readable("kind            ", "%-16s"),
          ResultColumn.<KindRow>of("mode", "%s", row -> row.choice.name())
              .readable("  mode     ", "  %-9s"),
          ResultColumn.<KindRow>of("shots", "%d", row -> row.tally.shotsAt(row.kind))
              .readable("   shots", "  %6s"),
          ResultColumn.<KindRow>of("hits", "%d", row -> row.tally.hitsOf(row.kind))
              .readable("    hits", "  %6s"),
          ResultColumn.<KindRow>of("kills_min", "%.2f", row -> row.tally.killsPerMinute(row.kind))
              .readable("  kills/min", "  %9s"));

  @Option(
      names = "--wave",
      paramLabel = "N",
      split = ",",
      description = "The waves to begin with (default: 1,3,5,7,9,11).")
  private List<Integer> waves = List.of(1, 3, 5, 7, 9, 11);

  @Option(
      names = "--choice",
      paramLabel = "C",
      split = ",",
      description = "CHOOSES, aim modes, NO_SWING (default: all).")
  private List<String> names = List.of();

  @Option(
      names = "--seconds",
      paramLabel = "T",
      description = "Longest time of a fight in seconds (default: ${DEFAULT-VALUE}).")
  private int seconds = 60;

  @Option(names = "--kinds", description = "Counts by kind of foe instead of by wave.")
  private boolean kinds;

  @Mixin private BotOption bot;
  @Mixin private final SeedsOption seeds = new SeedsOption(20, 1);
  @Mixin private TableOption table;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    GameContent content = UnwornHull.load();
    OptionRanges.within(spec, "--wave", waves, 1, content.arcade().last());
    OptionRanges.within(spec, "--seconds", seconds, 1, 3600);
    List<BiteChoice> chosen = choices();
    List<Integer> flown = waves.stream().distinct().toList();
    List<Subject> subjects = new ArrayList<>();
    for (int wave : flown) {
      chosen.forEach(choice -> subjects.add(new Subject(wave, choice)));
    }
    SeedRange range = seeds.range();
    String pilot = bot.name();
    List<List<BiteRun>> fights =
        ParallelRuns.run(
            subjects,
            range,
            (of, seed) -> BiteRun.fly(content, of.wave, of.choice, pilot, seed, seconds));
    Map<Subject, List<BiteRun>> results = new HashMap<>();
    for (int i = 0; i < subjects.size(); i++) {
      results.put(subjects.get(i), fights.get(i));
    }
    if (kinds) {
      writeKinds(results, flown, chosen);
    } else {
      writeWaves(results, flown, chosen, range.count());
    }
    return ExitCode.DONE;
  }

  private void writeWaves(
      Map<Subject, List<BiteRun>> results, List<Integer> flown, List<BiteChoice> chosen, int count)
      throws IOException {
    ResultTable.RowWriter<Row> rows = table.begin(TABLE);
    for (int block = 0; block <= flown.size(); block++) {
      boolean isLast = block == flown.size();
      List<Integer> ofBlock = isLast ? flown : flown.subList(block, block + 1);
      String name = isLast ? ALL : flown.get(block).toString();
      BiteTally reference = tally(results, ofBlock, BiteChoice.CHOOSES);
      for (BiteChoice choice : chosen) {
        BiteTally tally = tally(results, ofBlock, choice);
        rows.write(new Row(name, bot.name(), choice, count, tally, reference));
      }
    }
  }

  private void writeKinds(
      Map<Subject, List<BiteRun>> results, List<Integer> flown, List<BiteChoice> chosen)
      throws IOException {
    List<BiteTally> tallies = chosen.stream().map(choice -> tally(results, flown, choice)).toList();
    ResultTable.RowWriter<KindRow> rows = table.begin(KINDS);
    Set<String> names = new TreeSet<>();
    tallies.forEach(tally -> names.addAll(tally.kinds()));
    for (String kind : names) {
      for (int c = 0; c < chosen.size(); c++) {
        rows.write(new KindRow(kind, chosen.get(c), tallies.get(c)));
      }
    }
  }

  /** Returns the results of a choice in {@code ofWaves}; none if it did not fly. */
  private static BiteTally tally(
      Map<Subject, List<BiteRun>> results, List<Integer> ofWaves, BiteChoice choice) {
    return new BiteTally(
        ofWaves.stream()
            .flatMap(wave -> results.getOrDefault(new Subject(wave, choice), List.of()).stream())
            .toList());
  }

  /** Returns the chosen or all choices, each once. */
  private List<BiteChoice> choices() {
    return names.isEmpty()
        ? BiteChoice.all()
        : names.stream().distinct().map(this::choice).toList();
  }

  private BiteChoice choice(String name) {
    List<BiteChoice> all = BiteChoice.all();
    return all.stream()
        .filter(choice -> choice.name().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(
            () ->
                OptionRanges.refusal(
                    spec,
                    "--choice",
                    String.format(
                        Locale.ROOT,
                        "no choice '%s'; choose from %s",
                        name,
                        String.join(", ", all.stream().map(BiteChoice::name).toList()))));
  }
}
