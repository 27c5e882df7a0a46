package towline.lab.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.content.sound.SoundSpec;
import towline.content.sound.SoundSpec.Bus;
import towline.desktop.cli.BotOption;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.desktop.cli.SeedOption;
import towline.lab.experiment.ParallelRuns;
import towline.lab.experiment.ResultColumn;
import towline.lab.experiment.ResultTable;
import towline.lab.experiment.SeedRange;
import towline.lab.experiment.TableOption;
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

/** Measures the loudness of each wave while a bot flies it, without a sound device. */
@Command(
    name = "loudness",
    description = "A bot flies each wave: how loud it is, and how much that changes.",
    footer =
        "At the volumes that the game comes with. A ship that is lost is followed by another one at"
            + " the start of the wave. LUFS: integrated loudness (ITU-R BS.1770); range: EBU Tech"
            + " 3342; limited: the share of the time in which the limiter turns down by more than 3"
            + " dB.")
public final class Loudness implements Callable<Integer> {
  private static final int MOST_SECONDS = 600;

  /** Difference between the seeds of a lost ship and its successor. */
  private static final long SEED_STEP = 1000;

  /** Time for which the sound goes on after the loss of a ship, s. */
  private static final double SECONDS_AFTER_LOSS = 2;

  private record Row(int wave, double seconds, double loudness, double range, double limited) {}

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("wave", "%d", Row::wave).readable("wave", "%4s"),
          ResultColumn.<Row>of("seconds", "%.1f", Row::seconds).readable("  seconds", "  %7s"),
          ResultColumn.<Row>of("loudness_lufs", "%.2f", Row::loudness).readable("  LUFS", "  %6s"),
          ResultColumn.<Row>of("range_lu", "%.2f", Row::range).readable("  range LU", "  %8s"),
          ResultColumn.<Row>of("limited_share", "%.4f", Row::limited)
              .readable("  limited", "  %7s", "%.3f"));

  @Option(
      names = "--wave",
      paramLabel = "N",
      split = ",",
      description = "Which waves (default: all).")
  private List<Integer> waves = List.of();

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "How long each is heard, s (default: ${DEFAULT-VALUE}).")
  private int seconds = 60;

  @Option(
      names = "--wav",
      paramLabel = "FILE",
      description = "Writes what is heard of a single wave to this WAV file.")
  private @Nullable Path wav;

  @Mixin private BotOption bot;
  @Mixin private SeedOption seed;
  @Mixin private TableOption table;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    GameContent content = GameContent.load();
    int last = content.arcade().last();
    OptionRanges.within(spec, "--wave", waves, 1, last);
    OptionRanges.within(spec, "--seconds", seconds, 1, MOST_SECONDS);
    List<Integer> chosenWaves =
        waves.isEmpty() ? IntStream.rangeClosed(1, last).boxed().toList() : waves;
    if (wav != null && chosenWaves.size() != 1) {
      throw OptionRanges.refusal(spec, "--wav", "takes a single --wave");
    }
    String pilot = bot.name();
    SoundSpec sounds = SoundSpec.load();
    ResultTable.RowWriter<Row> rows = table.begin(TABLE);
    List<List<Heard>> all =
        ParallelRuns.run(
            chosenWaves,
            new SeedRange(seed.seed, 1),
            (wave, waveSeed) -> {
              RunSetup setup =
                  new RunSetup(waveSeed, PlayMode.ARCADE, wave, AimMode.DIRECT.ordinal());
              return listen(content, sounds, setup, pilot, seconds);
            });
    for (int i = 0; i < chosenWaves.size(); i++) {
      Heard heard = all.get(i).get(0);
      SoundRender render = heard.render;
      rows.write(
          new Row(
              chosenWaves.get(i),
              heard.seconds,
              render.loudness(),
              render.range(),
              render.limitedShare()));
      if (wav != null) {
        Files.write(wav, render.wav());
      }
    }
    return ExitCode.DONE;
  }

  private record Heard(double seconds, SoundRender render) {}

  private static Heard listen(
      GameContent content, SoundSpec sounds, RunSetup setup, String bot, int seconds) {
    SoundRender render = new SoundRender(sounds);
    Settings defaults = Settings.defaults();
    render.volume(Bus.MASTER, defaults.fraction(Options.MASTER_VOLUME));
    render.volume(Bus.MUSIC, defaults.fraction(Options.MUSIC_VOLUME));
    render.volume(Bus.EFFECTS, defaults.fraction(Options.EFFECTS_VOLUME));
    render.volume(Bus.INTERFACE, defaults.fraction(Options.EFFECTS_VOLUME));
    int mostTicks = seconds * Tick.PER_SECOND;
    int ticks = 0;
    for (long seed = setup.seed(); ticks < mostTicks; seed += SEED_STEP) {
      RunSetup next = new RunSetup(seed, setup.mode(), setup.firstWave(), setup.aimMode());
      try (BotRun flight = new BotRun(content, next, bot, BotRun.ModeChoice.FREE)) {
        while (ticks < mostTicks && flight.run().secondsSinceEnd() < SECONDS_AFTER_LOSS) {
          flight.tick();
          renderTick(render, flight.run());
          ticks++;
        }
      }
    }
    return new Heard(ticks * Tick.SECONDS, render);
  }

  private static void renderTick(SoundRender render, Run run) {
    Snapshot snapshot = run.current();
    boolean hasShip = snapshot.count(EntityKind.SHIP) > 0;
    int ship = snapshot.first(EntityKind.SHIP);
    double x = hasShip ? snapshot.x(ship) : snapshot.width() / 2;
    double y = hasShip ? snapshot.y(ship) : snapshot.height() / 2;
    render.setSector(run.sector().look());
    render.tick(run.events(), snapshot, x, y, Tick.SECONDS);
  }
}
