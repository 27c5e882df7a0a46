package towline.desktop;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.desktop.cli.BotOption;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.desktop.cli.OutputFile;
import towline.desktop.cli.SeedOption;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.replay.BehaviourVersion;
import towline.session.replay.BotRecording;
import towline.session.replay.Replay;
import towline.session.replay.ReplayVerifier;
import towline.session.replay.VerifyResult;
import towline.store.InputException;
import towline.store.OneLine;
import towline.store.ReplayFiles;
import towline.store.StoreException;

/** Records and verifies replays, and saves pictures of them, without a window. */
@Command(
    description =
        "Records runs, plays them back to check that they match bit for bit, and saves pictures.",
    subcommands = {ReplayCommands.Recording.class, ReplayCommands.Verify.class, ClipCommand.class})
final class ReplayCommands {
  /** Returns the replay in a file, if this version can play it. */
  static Replay playable(GameContent content, Path file) throws StoreException, InputException {
    Replay replay = ReplayFiles.load(file);
    if (replay.behaviour() != BehaviourVersion.CURRENT) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "cannot play %s: it was recorded with behaviour version %d and this is version %d;"
                  + " use the Towline that recorded it",
              file,
              replay.behaviour(),
              BehaviourVersion.CURRENT));
    }
    try {
      Run.check(content, replay.setup());
    } catch (IllegalArgumentException e) {
      throw new InputException(
          String.format(Locale.ROOT, "cannot play %s: %s", file, e.getMessage()));
    }
    return replay;
  }

  /** Records a run flown by a bot. */
  @Command(name = "record", description = "Records a bot playing without a window.")
  static final class Recording implements Callable<Integer> {
    @Mixin private BotOption bot;
    @Mixin private SeedOption seed;

    @Option(
        names = "--ticks",
        paramLabel = "N",
        required = true,
        description = "Length in ticks, 60 to a second; at most " + Replay.MAX_TICKS + ".")
    private int ticks;

    @Parameters(paramLabel = "FILE", description = "The replay to write.")
    private Path file;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() throws StoreException, InputException {
      OptionRanges.within(spec, "--ticks", ticks, 1, Replay.MAX_TICKS);
      OutputFile.REPLAY.checked(file);
      RunSetup setup = new RunSetup(seed.seed, PlayMode.ARCADE, 1, AimMode.DIRECT.ordinal());
      Replay replay = BotRecording.record(GameContent.load(), setup, bot.name(), ticks);
      ReplayFiles.save(replay, file);
      spec.commandLine()
          .getOut()
          .printf(
              Locale.ROOT,
              "%s: recorded, %d ticks, final hash %016x%n",
              OneLine.of(file.toString()),
              replay.ticks(),
              replay.finalHash());
      return ExitCode.DONE;
    }
  }

  /** Plays replays back and compares hashes. */
  @Command(
      name = "verify",
      description = "Plays replays back and compares the state hash of each second.",
      footer = "Exit code 1 if a run differs, 2 if a file cannot be played back.")
  static final class Verify implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The replays to verify.")
    private List<Path> files;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
      GameContent content = GameContent.load();
      ReplayVerifier verifier = new ReplayVerifier(setup -> new Run(content, setup));
      int worst = ExitCode.DONE;
      for (Path file : files) {
        worst = Math.max(worst, verify(content, verifier, file));
      }
      return worst;
    }

    private int verify(GameContent content, ReplayVerifier verifier, Path file) {
      PrintWriter out = spec.commandLine().getOut();
      try {
        Replay replay = playable(content, file);
        VerifyResult verifyResult = verifier.verify(replay);
        out.println(OneLine.of(file + ": " + verifyResult.sentence()));
        return verifyResult instanceof VerifyResult.Same ? ExitCode.DONE : ExitCode.FAILED;
      } catch (StoreException | InputException e) {
        spec.commandLine()
            .getErr()
            .println(spec.qualifiedName() + ": " + OneLine.of(String.valueOf(e.getMessage())));
        return ExitCode.BAD_INPUT;
      }
    }
  }
}
