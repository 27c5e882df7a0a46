package towline.lab.load;

import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import towline.content.GameContent;
import towline.desktop.cli.CheckedOutput;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.SeedOption;

/** Plays run after run with bots. */
@Command(
    name = "soak",
    description = "Bots play every mode; the exit code is 1 if anything went wrong.")
public final class SoakCommand implements Callable<Integer> {
  private static final long MOST_TICKS = 1_000_000_000_000L;

  @Option(
      names = "--ticks",
      paramLabel = "N",
      defaultValue = "1000000",
      description = "Minimum number of ticks in total (default: ${DEFAULT-VALUE}).")
  private long ticks;

  @Mixin private SeedOption seed;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    if (ticks < 1 || ticks > MOST_TICKS) {
      throw new ParameterException(
          spec.commandLine(),
          String.format(
              Locale.ROOT,
              "Invalid value for option '--ticks': %d is out of range (1 to %d)",
              ticks,
              MOST_TICKS));
    }
    boolean fine =
        new Soak(GameContent.load())
            .run(ticks, seed.seed, new CheckedOutput(spec.commandLine().getOut()));
    return fine ? ExitCode.DONE : ExitCode.FAILED;
  }
}
