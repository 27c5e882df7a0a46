package towline.lab.boss;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import towline.content.ArcadeSpec;
import towline.content.GameContent;
import towline.content.SectorSpec;
import towline.desktop.cli.BotOption;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.lab.experiment.ParallelRuns;
import towline.lab.experiment.ResultColumn;
import towline.lab.experiment.ResultTable;
import towline.lab.experiment.SeedsOption;
import towline.lab.experiment.TableOption;
import towline.lab.runs.LiveBosses;
import towline.sim.api.Spawn;
import towline.sim.spec.VesselSpec;
import towline.trial.Interval;

/** Ships fly past bosses, evenly or not: measures the hit rate of the bosses' barrages. */
@Command(
    name = "boss",
    description = "A ship flies past each boss, evenly or not: how often its guns strike.",
    footer =
        "A minute at 12 m/s, 12 to 18 m from a boss that stays where it is, has no escorts and"
            + " takes no damage; the ship's hull does not wear. EVEN: a circle at a constant rate;"
            + " CHANGING: another course every second; WEAVING: to and fro about a course. All"
            + " shells land at the boss's ghost of the ship (aim GHOST). With --live: the waves of"
            + " the bosses from their beginning, with the modules that the bot has by then. Boss s:"
            + " the median until it is sunk; own damage: the share of the damage to it and its"
            + " escorts that its own guns did; belief shown: the share of its time in which the"
            + " picture shows its ghost of the ship.")
public final class BossAim implements Callable<Integer> {
  private record Subject(Spawn boss, VesselSpec spec, SectorSpec sector, BossFlight flight) {}

  private record Row(Subject of, int shots, int hits) {
    double rate() {
      return (double) hits / shots;
    }

    Interval interval() {
      return Interval.wilson95(hits, shots);
    }
  }

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("boss", "%s", row -> row.of.spec.name())
              .readable("boss     ", "%-9s"),
          ResultColumn.<Row>of("flight", "%s", row -> row.of.flight)
              .readable("  flight  ", "  %-8s"),
          ResultColumn.<Row>of("aim", "%s", row -> "GHOST").readable("  aim      ", "  %-9s"),
          ResultColumn.<Row>of("shots", "%d", Row::shots).readable("   shots", "  %6s"),
          ResultColumn.<Row>of("hits", "%d", Row::hits).readable("    hits", "  %6s"),
          ResultColumn.of("hit_rate", "%.4f", Row::rate),
          ResultColumn.of("low95", "%.4f", row -> row.interval().low()),
          ResultColumn.of("high95", "%.4f", row -> row.interval().high()));

  @Option(
      names = "--wave",
      paramLabel = "N",
      split = ",",
      description = "Which waves (default: all with a boss).")
  private List<Integer> waves = List.of();

  @Option(
      names = "--live",
      description = "A bot fights each boss as in a run: how long, and what the boss's guns do.")
  private boolean live;

  @Mixin private BotOption bot;
  @Mixin private final SeedsOption seeds = new SeedsOption(10, 1);
  @Mixin private TableOption table;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    GameContent content = GameContent.load();
    List<Integer> bossWaves = bossWaves(content.arcade());
    if (live) {
      LiveBosses.run(content, bossWaves, bot.name(), seeds.range(), table);
      return ExitCode.DONE;
    }
    if (spec.commandLine().getParseResult().hasMatchedOption("--bot")) {
      throw new ParameterException(spec.commandLine(), "option '--bot' goes with --live only");
    }
    List<Subject> subjects = subjects(content.arcade(), bossWaves);
    List<List<BossFight>> flown =
        ParallelRuns.run(
            subjects,
            seeds.range(),
            (subject, seed) ->
                BossFight.fly(content, subject.boss, subject.sector, subject.flight, seed));
    ResultTable.RowWriter<Row> rows = table.begin(TABLE);
    for (int i = 0; i < subjects.size(); i++) {
      int shots = flown.get(i).stream().mapToInt(BossFight::shots).sum();
      int hits = flown.get(i).stream().mapToInt(BossFight::hits).sum();
      rows.write(new Row(subjects.get(i), shots, hits));
    }
    return ExitCode.DONE;
  }

  /** Returns the chosen waves, or all with a boss. */
  private List<Integer> bossWaves(ArcadeSpec arcade) {
    for (int wave : waves) {
      OptionRanges.within(spec, "--wave", wave, 1, arcade.last());
      if (arcade.wave(wave).boss().isEmpty()) {
        throw OptionRanges.refusal(spec, "--wave", "there is no boss in wave " + wave);
      }
    }
    return IntStream.rangeClosed(1, arcade.last())
        .filter(wave -> arcade.wave(wave).boss().isPresent())
        .filter(wave -> waves.isEmpty() || waves.contains(wave))
        .boxed()
        .toList();
  }

  private static List<Subject> subjects(ArcadeSpec arcade, List<Integer> bossWaves) {
    List<Subject> subjects = new ArrayList<>();
    for (int wave : bossWaves) {
      Spawn boss = arcade.wave(wave).boss().orElseThrow();
      VesselSpec spec = (VesselSpec) boss.spec();
      for (BossFlight flight : BossFlight.values()) {
        subjects.add(new Subject(boss, spec, arcade.sector(wave), flight));
      }
    }
    return subjects;
  }
}
