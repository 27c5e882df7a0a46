package towline.lab.figures;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import towline.desktop.cli.CheckedOutput;
import towline.desktop.cli.ExitCode;
import towline.store.InputException;
import towline.store.StoreException;

/** Writes and compares the tables of the docs. */
@Command(
    name = "figures",
    description = "Writes docs/figures.md, the page of figures, and the copies of its tables.",
    footer =
        "Run it in the root of a checkout. Writing measures everything again, which takes a while."
            + " Times are dated, and never compared.")
public final class FiguresCommand implements Callable<Integer> {
  @Option(
      names = "--check",
      description =
          "Writes nothing: compares the tables with what the quick commands print now. The exit"
              + " code is 1 if one differs.")
  private boolean check;

  @Option(names = "--all", description = "With --check: compares the slow ones as well.")
  private boolean all;

  @Option(
      names = "--stale",
      description =
          "Writes and measures nothing: names the slow tables that were measured with another"
              + " behaviour version of the game. The exit code is 1 if there is one.")
  private boolean stale;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      split = ",",
      completionCandidates = Names.class,
      description = "Measures these only: ${COMPLETION-CANDIDATES}.")
  private List<String> only = List.of();

  @Option(
      names = "--root",
      paramLabel = "FOLDER",
      defaultValue = "",
      description = "The root of the checkout (default: the current folder).")
  private Path root;

  @Spec private CommandSpec spec;

  /** The names of all figures, for the help. */
  static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return FigureBook.names().iterator();
    }
  }

  @Override
  public Integer call() throws IOException, InputException, StoreException {
    if (all && !check) {
      throw new ParameterException(spec.commandLine(), "option '--all' needs --check");
    }
    for (String name : only) {
      if (!FigureBook.names().contains(name)) {
        throw new ParameterException(
            spec.commandLine(),
            String.format(
                Locale.ROOT,
                "Invalid value for option '--only': no figure '%s'; choose from %s",
                name,
                String.join(", ", FigureBook.names())));
      }
    }
    Set<String> chosen = new LinkedHashSet<>(only);
    FigureBook book = new FigureBook(root, this::output, this::report);
    if (stale) {
      List<String> names = book.stale();
      names.forEach(spec.commandLine().getOut()::println);
      return names.isEmpty() ? ExitCode.DONE : ExitCode.FAILED;
    }
    if (!check) {
      book.write(chosen);
      return ExitCode.DONE;
    }
    List<String> differences = book.differences(all, chosen);
    CheckedOutput out = new CheckedOutput(spec.commandLine().getOut());
    for (String difference : differences) {
      out.append(difference).append('\n');
    }
    return differences.isEmpty() ? ExitCode.DONE : ExitCode.FAILED;
  }

  private void report(String line) {
    spec.commandLine().getErr().println(line);
  }

  /** Returns the output of another command of the program, run in this process. */
  private String output(List<String> words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine command =
        requireNonNull(spec.parent().subcommands().get(words.get(0)), words.get(0))
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true));
    int code = command.execute(words.subList(1, words.size()).toArray(new String[0]));
    if (code != ExitCode.DONE) {
      throw new IllegalStateException(
          String.format(
              Locale.ROOT, "'%s' ended with code %d: %s", String.join(" ", words), code, err));
    }
    return out.toString();
  }
}
