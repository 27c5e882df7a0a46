package towline.lab.runs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import towline.ai.aim.AimMode;
import towline.ai.bot.BotSkill;
import towline.ai.bot.Bots;
import towline.content.GameContent;
import towline.desktop.cli.ExitCode;
import towline.lab.experiment.PairedScores;
import towline.lab.experiment.ParallelRuns;
import towline.lab.experiment.ResultColumn;
import towline.lab.experiment.ResultTable;
import towline.lab.experiment.SeedRange;
import towline.lab.experiment.SeedsOption;
import towline.lab.experiment.TableOption;
import towline.session.BotRun;
import towline.session.FixedStep;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.Score;
import towline.sim.api.Pilot;
import towline.trial.Interval;

/**
 * Measures the score of the demo bot without one skill: in a minute from each of some waves, with
 * equal seeds and an indestructible hull. Without the choice of modes it keeps the best one.
 */
@Command(
    name = "skills",
    description = "The demo bot with one skill taken away: what it still scores.",
    footer =
        "60 s each from waves 1, 3, 5, 7 and 11 with a hull that does not wear, paired on the same"
            + " seeds. Without modes the drone keeps the best single mode.")
public final class Skills implements Callable<Integer> {
  private record Row(String without, int seeds, SkillTally tally, PairedScores reference) {
    double relative() {
      return tally.scores().relativeTo(reference);
    }

    Interval interval() {
      return tally.scores().intervalRelativeTo(reference);
    }
  }

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("without", "%s", Row::without).readable("without   ", "%-10s"),
          ResultColumn.<Row>of("seeds", "%d", Row::seeds).csvOnly(),
          ResultColumn.<Row>of("mean_score", "%.1f", row -> row.tally.meanScore())
              .readable("  mean score", "  %10s"),
          ResultColumn.<Row>of("relative", "%.4f", Row::relative)
              .readable("  relative (95 % interval)", "  %8s", "%.3f"),
          ResultColumn.<Row>of("low95", "%.4f", row -> row.interval().low()).csvOnly(),
          ResultColumn.<Row>of("high95", "%.4f", row -> row.interval().high()).csvOnly(),
          ResultColumn.readableOnly("", " (%s)", "%s", Row::interval),
          ResultColumn.<Row>of("kills", "%d", row -> row.tally.kills())
              .readable("  kills", "  %13s"));

  private static final List<Integer> WAVES = List.of(1, 3, 5, 7, 11);
  private static final int SECONDS = 60;

  /** A bot, with the aim mode in which its drone starts and, if it is fixed, stays. */
  private record Entry(
      String without, LongFunction<Pilot> bot, AimMode mode, BotRun.ModeChoice modeChoice) {}

  @Mixin private final SeedsOption seeds = new SeedsOption(40, 2);
  @Mixin private TableOption table;

  @Override
  public Integer call() throws IOException, InterruptedException {
    SeedRange range = seeds.range();
    GameContent content = UnwornHull.load();
    List<Entry> entries = entries();
    List<SkillTally> tallies =
        ParallelRuns.run(entries, range, (entry, seed) -> fly(content, entry, seed)).stream()
            .map(SkillTally::sum)
            .toList();
    PairedScores reference = tallies.get(0).scores();
    ResultTable.RowWriter<Row> rows = table.begin(TABLE);
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).modeChoice == BotRun.ModeChoice.FREE) {
        rows.write(new Row(entries.get(i).without, range.count(), tallies.get(i), reference));
      }
    }
    SkillTally best = bestFixed(entries, tallies);
    rows.write(new Row(name(BotSkill.MODES), range.count(), best, reference));
    return ExitCode.DONE;
  }

  /** Returns the entries: the bot with all skills, without each, and in each fixed mode. */
  private static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    entries.add(
        new Entry(
            "nothing", seed -> Bots.create("demo", seed), AimMode.DIRECT, BotRun.ModeChoice.FREE));
    for (BotSkill skill : BotSkill.values()) {
      if (skill != BotSkill.MODES) {
        entries.add(
            new Entry(
                name(skill),
                seed -> Bots.demoWithout(skill, seed),
                AimMode.DIRECT,
                BotRun.ModeChoice.FREE));
      }
    }
    for (AimMode mode : AimMode.values()) {
      entries.add(
          new Entry(
              mode.name(),
              seed -> Bots.demoWithout(BotSkill.MODES, seed),
              mode,
              BotRun.ModeChoice.FIXED));
    }
    return entries;
  }

  private static String name(BotSkill skill) {
    return skill.name().toLowerCase(Locale.ROOT);
  }

  private static SkillTally bestFixed(List<Entry> entries, List<SkillTally> tallies) {
    return tallies.stream()
        .filter(t -> entries.get(tallies.indexOf(t)).modeChoice == BotRun.ModeChoice.FIXED)
        .max(Comparator.comparingDouble(SkillTally::meanScore))
        .orElseThrow();
  }

  private static SkillTally fly(GameContent content, Entry entry, long seed) {
    double points = 0;
    int kills = 0;
    for (int wave : WAVES) {
      RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, wave, entry.mode.ordinal());
      try (BotRun flight = new BotRun(content, setup, entry.bot.apply(seed), entry.modeChoice)) {
        for (int tick = 0; tick < SECONDS * FixedStep.TICKS_A_SECOND; tick++) {
          flight.tick();
        }
        Score score = flight.run().score();
        points += score.points();
        kills += score.kills();
      }
    }
    return new SkillTally(new PairedScores(List.of(points / WAVES.size())), kills);
  }
}
