package towline.desktop.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.desktop.cli.ExitCode;
import towline.lab.InputException;
import towline.lab.solve.Solve;

/** Certain shots for a table of situations. */
@Command(
    name = "solve",
    description = "Finds the earliest certain shot for each situation in a table.")
final class SolveCommand implements Callable<Integer> {
  private static final Path STANDARD = Path.of("-");

  @Option(
      names = "--in",
      paramLabel = "FILE",
      description = "The table, CSV with a header row (default, or -: standard input).")
  private @Nullable Path in;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The file for the answers (default, or -: standard output).")
  private @Nullable Path out;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InputException {
    Solve.run(new Solve.Options(file(in), file(out)), System.in, spec.commandLine().getOut());
    return ExitCode.DONE;
  }

  private static Optional<Path> file(@Nullable Path given) {
    return Optional.ofNullable(given).filter(path -> !path.equals(STANDARD));
  }
}
