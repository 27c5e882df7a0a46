package towline.lab.skills;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;
import towline.ai.bot.BotSkill;
import towline.ai.bot.Bots;
import towline.aim.AimMode;
import towline.content.GameContent;
import towline.lab.PairedOptions;
import towline.lab.PairedScores;
import towline.lab.ParallelRuns;
import towline.lab.TableWriter;
import towline.session.BotRun;
import towline.session.FixedStep;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.Score;
import towline.sim.api.Pilot;

/**
 * The demo bot with one skill taken away: what it scores in a minute from each of some waves, with
 * the same seeds and a hull that does not wear. Without the choice of modes it keeps the best one.
 */
public final class SkillsExperiment {
  private static final TableWriter.Layout CSV =
      new TableWriter.Layout(
          "without,seeds,mean_score,relative,low95,high95,kills", "%s,%d,%.1f,%.4f,%.4f,%.4f,%d");
  private static final TableWriter.Layout READABLE =
      new TableWriter.Layout(
          "without     mean score  relative (95 % interval)  kills",
          "%-10s  %3$10.1f  %4$8.3f (%5$.3f-%6$.3f)  %7$13d");

  private static final List<Integer> WAVES = List.of(1, 5, 9);
  private static final int SECONDS = 60;

  /** As good as one that does not wear, blows. */
  private static final int HULL = 1_000_000;

  /** A bot, and the mode in which its drone starts and, if it is fixed, stays. */
  private record Entry(
      String without, LongFunction<Pilot> bot, AimMode mode, BotRun.ModeChoice modeChoice) {}

  private final GameContent content;
  private final PairedOptions options;

  /** An experiment with the waves of {@code content}. */
  public SkillsExperiment(GameContent content, PairedOptions options) {
    this.content = content.withWorld(content.world().withHull(HULL));
    this.options = options;
  }

  /**
   * Flies, and writes the table to {@code out}.
   *
   * @throws InterruptedException if the thread is interrupted while the runs are flown
   */
  public void run(Appendable out) throws IOException, InterruptedException {
    List<Entry> entries = entries();
    List<SkillTally> tallies = fly(entries);
    SkillTally whole = tallies.get(0);
    TableWriter table = new TableWriter(options.format().choose(CSV, READABLE), out);
    table.writeHeader();
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).modeChoice == BotRun.ModeChoice.FREE) {
        writeRow(entries.get(i).without, tallies.get(i), whole, table);
      }
    }
    SkillTally best = bestFixed(entries, tallies);
    writeRow(name(BotSkill.MODES), best, whole, table);
  }

  /** First the bot with all skills, then without each, then in each mode for good. */
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

  private List<SkillTally> fly(List<Entry> entries) throws InterruptedException {
    return ParallelRuns.run(options.workers(), entries, options.seeds(), this::flyOnce).stream()
        .map(SkillTally::sum)
        .toList();
  }

  private SkillTally flyOnce(Entry entry, long seed) {
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

  private void writeRow(String without, SkillTally tally, SkillTally whole, TableWriter table)
      throws IOException {
    double relative = tally.scores().relativeTo(whole.scores());
    double error = tally.scores().errorRelativeTo(whole.scores());
    table.writeRow(
        without,
        options.seeds().count(),
        tally.meanScore(),
        relative,
        relative - error,
        relative + error,
        tally.kills());
  }
}
