package towline.desktop.lab;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import towline.lab.InputException;
import towline.lab.solve.Solve;
import towline.store.AtomicFile;
import towline.store.StoreException;

/** Certain shots for a table of situations. */
@Command(
    name = "solve",
    description = "Finds the earliest certain shot for each situation in a table.",
    footer = "In t_max and max_range, inf, Infinity or an empty cell means no limit.")
final class SolveCommand extends LabCommand {
  private static final Path STANDARD = Path.of("-");

  @Option(
      names = "--in",
      paramLabel = "FILE",
      description = "The table, CSV with a header row (default, or -: standard input).")
  private @Nullable Path inFile;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The file for the answers (default, or -: standard output).")
  private @Nullable Path outFile;

  @Override
  void run(Appendable out) throws IOException, InputException, StoreException {
    Optional<Path> source = file(inFile);
    String table =
        source.isPresent() ? Solve.solve(source.get()) : Solve.solve(System.in, "standard input");
    Optional<Path> file = file(outFile);
    if (file.isPresent()) {
      AtomicFile.write(file.get(), table.getBytes(StandardCharsets.UTF_8));
    } else {
      out.append(table);
    }
  }

  private static Optional<Path> file(@Nullable Path given) {
    return Optional.ofNullable(given).filter(path -> !path.equals(STANDARD));
  }
}
