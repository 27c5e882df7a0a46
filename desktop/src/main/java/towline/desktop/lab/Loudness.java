package towline.desktop.lab;

import static towline.lab.SharedOptions.BOT;
import static towline.lab.SharedOptions.CSV;
import static towline.lab.SharedOptions.SEED;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import towline.aim.AimMode;
import towline.content.GameContent;
import towline.content.sound.SoundSpec;
import towline.content.sound.SoundSpec.Bus;
import towline.lab.Experiment;
import towline.lab.LabOption;
import towline.lab.OptionValues;
import towline.lab.ParallelRuns;
import towline.lab.ResultColumn;
import towline.lab.ResultTable;
import towline.lab.SeedRange;
import towline.lab.SharedOptions;
import towline.lab.UsageException;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.settings.Options;
import towline.settings.Settings;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sound.SoundRender;

/** What each wave sounds like while a bot flies it, without a device: how loud it is. */
final class Loudness implements Experiment {
  private static final int LONGEST = 600;

  /** A ship that is lost is followed by another one, flown by the dice of that many seeds later. */
  private static final long NEXT_SEED = 1000;

  /** How long the end of a ship is heard, s. */
  private static final double FAREWELL = 2;

  private static final LabOption<List<Integer>> WAVES =
      LabOption.integers("--wave", "N", List.of(), "Which waves").otherwise(List.of(), "all");

  private static final LabOption<Integer> SECONDS =
      LabOption.integer("--seconds", "S", 60, 1, LONGEST, "How long each is heard, s");

  private static final LabOption<Optional<Path>> WAV =
      LabOption.file("--wav", "Writes what is heard of a single wave to this WAV file");

  private record Row(int wave, double seconds, double loudness, double range, double limited) {}

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("wave", "%d", Row::wave).readable("wave", "%4s"),
          ResultColumn.<Row>of("seconds", "%.1f", Row::seconds).readable("  seconds", "  %7s"),
          ResultColumn.<Row>of("loudness_lufs", "%.2f", Row::loudness).readable("  LUFS", "  %6s"),
          ResultColumn.<Row>of("range_lu", "%.2f", Row::range).readable("  range LU", "  %8s"),
          ResultColumn.<Row>of("limited_share", "%.4f", Row::limited)
              .readable("  limited", "  %7s", "%.3f"));

  @Override
  public String name() {
    return "loudness";
  }

  @Override
  public String description() {
    return "A bot flies each wave: how loud it is, and how much that changes.";
  }

  @Override
  public String footer() {
    return "At the volumes that the game comes with. A ship that is lost is followed by another one"
        + " at the start of the wave. LUFS: integrated loudness (ITU-R BS.1770); range: EBU Tech 3342; limited:"
        + " the share of the time in which the limiter turns down by more than 3 dB.";
  }

  @Override
  public List<LabOption<?>> options() {
    return List.of(WAVES, BOT, SEED, SECONDS, WAV, CSV);
  }

  @Override
  public void run(OptionValues asked, int workers, Appendable out)
      throws UsageException, IOException, InterruptedException {
    GameContent content = GameContent.load();
    int last = content.arcade().last();
    List<Integer> waves =
        asked.isGiven(WAVES) ? asked.get(WAVES) : IntStream.rangeClosed(1, last).boxed().toList();
    for (int wave : waves) {
      WAVES.within(wave, 1, last);
    }
    Optional<Path> file = asked.get(WAV);
    if (file.isPresent() && waves.size() != 1) {
      throw WAV.refusal("takes a single --wave");
    }
    SoundSpec sounds = SoundSpec.load();
    ResultTable.RowWriter<Row> rows = TABLE.begin(SharedOptions.format(asked), out);
    List<List<Heard>> all =
        ParallelRuns.run(
            workers,
            waves,
            new SeedRange(asked.get(SEED), 1),
            (wave, seed) -> {
              RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, wave, AimMode.DIRECT.ordinal());
              return listen(content, sounds, setup, asked.get(BOT), asked.get(SECONDS));
            });
    for (int i = 0; i < waves.size(); i++) {
      Heard heard = all.get(i).get(0);
      SoundRender render = heard.render;
      rows.write(
          new Row(
              waves.get(i),
              heard.seconds,
              render.loudness(),
              render.range(),
              render.limitedShare()));
      if (file.isPresent()) {
        Files.write(file.get(), render.wav());
      }
    }
  }

  private record Heard(double seconds, SoundRender render) {}

  private static Heard listen(
      GameContent content, SoundSpec sounds, RunSetup setup, String bot, int seconds) {
    SoundRender render = new SoundRender(sounds);
    Settings usual = Settings.defaults();
    render.volume(Bus.MASTER, usual.fraction(Options.MASTER_VOLUME));
    render.volume(Bus.MUSIC, usual.fraction(Options.MUSIC_VOLUME));
    render.volume(Bus.EFFECTS, usual.fraction(Options.EFFECTS_VOLUME));
    render.volume(Bus.INTERFACE, usual.fraction(Options.EFFECTS_VOLUME));
    int wanted = seconds * Tick.PER_SECOND;
    int ticks = 0;
    for (long seed = setup.seed(); ticks < wanted; seed += NEXT_SEED) {
      RunSetup next = new RunSetup(seed, setup.mode(), setup.firstWave(), setup.aimMode());
      try (BotRun flight = new BotRun(content, next, bot, BotRun.ModeChoice.FREE)) {
        while (ticks < wanted && flight.run().overFor() < FAREWELL) {
          flight.tick();
          hear(render, flight.run());
          ticks++;
        }
      }
    }
    return new Heard(ticks * Tick.SECONDS, render);
  }

  private static void hear(SoundRender render, Run run) {
    Snapshot now = run.current();
    boolean there = now.count(EntityKind.SHIP) > 0;
    int ship = now.first(EntityKind.SHIP);
    double x = there ? now.x(ship) : now.width() / 2;
    double y = there ? now.y(ship) : now.height() / 2;
    render.tick(run.events(), now, x, y, Tick.SECONDS);
  }
}
