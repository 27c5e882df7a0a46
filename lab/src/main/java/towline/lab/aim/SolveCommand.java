package towline.lab.aim;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.CharBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.desktop.cli.CheckedOutput;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OutputFile;
import towline.store.AtomicFile;
import towline.store.InputException;
import towline.store.StoreException;

/** Finds certain shots for a table of fire problems. */
@Command(
    name = "solve",
    description = "Finds the earliest certain shot for each situation in a table.",
    footer = "In t_max and max_range, inf, Infinity or an empty cell means no limit.")
public final class SolveCommand implements Callable<Integer> {
  private static final Path STANDARD_STREAM = Path.of("-");
  private static final int BLOCK_CHARACTERS = 1 << 13;

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

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InputException, StoreException {
    Optional<Path> source = file(inFile);
    Optional<Path> file = file(outFile);
    if (file.isPresent()) {
      Path[] read = source.stream().toArray(Path[]::new);
      AtomicFile.write(OutputFile.TABLE.checked(file.get(), read), table -> solve(source, table));
    } else {
      solveAndPrint(source, new CheckedOutput(spec.commandLine().getOut()));
    }
    return ExitCode.DONE;
  }

  private static void solve(Optional<Path> source, OutputStream out)
      throws IOException, InputException {
    Writer table = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    if (source.isPresent()) {
      Solve.solve(source.get(), table);
    } else {
      Solve.solve(System.in, "standard input", table);
    }
    table.flush();
  }

  /**
   * Prints the answers once every row has been read. A table may be larger than the memory, so the
   * answers wait in a temporary file that the process deletes.
   */
  private static void solveAndPrint(Optional<Path> source, Appendable out)
      throws IOException, InputException {
    Path file = Files.createTempFile("towline-", ".csv");
    try (FileChannel answers =
        FileChannel.open(
            file,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE)) {
      try {
        solve(source, Channels.newOutputStream(answers));
      } catch (IOException e) {
        throw new InputException(
            String.format(
                Locale.ROOT,
                "cannot keep the answers in %s: %s; use --out",
                file.resolveSibling(""),
                e.getMessage()));
      }
      answers.position(0);
      Reader table = Channels.newReader(answers, StandardCharsets.UTF_8);
      char[] block = new char[BLOCK_CHARACTERS];
      for (int read = table.read(block); read >= 0; read = table.read(block)) {
        out.append(CharBuffer.wrap(block, 0, read));
      }
    }
  }

  private static Optional<Path> file(@Nullable Path given) {
    return Optional.ofNullable(given).filter(path -> !path.equals(STANDARD_STREAM));
  }
}
