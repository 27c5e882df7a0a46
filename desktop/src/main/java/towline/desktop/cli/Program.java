package towline.desktop.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import towline.data.ContentException;
import towline.game.diagnostics.GameCrashException;
import towline.store.InputException;
import towline.store.OneLine;
import towline.store.StoreException;
import towline.store.UncheckedStoreException;
import towline.view.draw.AssetException;

/** A command-line program: runs its commands and reports errors in a sentence. */
public final class Program {
  private final CommandLine commands;
  private final PrintWriter out;
  private final PrintWriter err;
  private Optional<Throwable> failure = Optional.empty();

  /**
   * Adds --help, --version and the common settings to {@code commands} and all subcommands.
   *
   * @param out receives the results
   * @param err receives progress and errors
   */
  public Program(CommandLine commands, PrintWriter out, PrintWriter err) {
    this.commands = commands;
    this.out = out;
    this.err = err;
    giveHelp(commands);
    ParserSettings.apply(commands)
        .setOut(out)
        .setErr(err)
        .setParameterExceptionHandler(this::badUsage)
        .setExecutionExceptionHandler(this::failure);
  }

  private static void giveHelp(CommandLine command) {
    command.getCommandSpec().mixinStandardHelpOptions(true);
    command.getCommandSpec().versionProvider(new Version());
    command.getSubcommands().values().forEach(Program::giveHelp);
  }

  /** Runs the command that {@code args} name and returns its exit code; see {@link ExitCode}. */
  public int run(String... args) {
    int code = execute(args);
    if (out.checkError()) {
      err.println(name() + ": cannot write to standard output: it is closed, or the disk is full");
      return code == ExitCode.DONE ? ExitCode.BAD_INPUT : code;
    }
    return code;
  }

  private int execute(String[] args) {
    try {
      return commands.execute(args);
    } catch (OutOfMemoryError e) {
      String sentence =
          String.format(
              Locale.ROOT,
              "%s: not enough memory (%d MB); give it less to do, or more with java -Xmx",
              name(),
              Runtime.getRuntime().maxMemory() >> 20);
      failure = Optional.of(new OutOfMemoryError(sentence));
      err.println(sentence);
      return ExitCode.FAILED;
    }
  }

  private String name() {
    return commands.getCommandName();
  }

  /** Returns the failure of the last command; empty if it succeeded, or was not understood. */
  public Optional<Throwable> failure() {
    return failure;
  }

  private int badUsage(ParameterException problem, String[] args) {
    CommandLine command = problem.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    String sentence =
        problem instanceof UnmatchedArgumentException unmatched
            ? unknown(unmatched)
            : oneLine(problem);
    err.println(name + ": " + sentence + " (see " + name + " --help)");
    return ExitCode.BAD_INPUT;
  }

  private static String unknown(UnmatchedArgumentException problem) {
    String first = problem.getUnmatched().get(0);
    String meant = String.join(" or ", problem.getSuggestions());
    return (first.startsWith("-") ? "unknown option '" : "unknown argument '")
        + first
        + (meant.isEmpty() ? "'" : "'; did you mean " + meant + "?");
  }

  private int failure(Exception problem, CommandLine command, ParseResult parsed) {
    failure = Optional.of(problem);
    if (problem instanceof InputException
        || problem instanceof StoreException
        || problem instanceof ContentException
        || problem instanceof AssetException
        || problem instanceof UncheckedStoreException) {
      err.println(command.getCommandSpec().qualifiedName() + ": " + oneLine(problem));
      return ExitCode.BAD_INPUT;
    }
    if (problem instanceof GameCrashException) {
      err.println(problem.getMessage());
      return ExitCode.CRASHED;
    }
    if (command.getOut().checkError()) {
      return ExitCode.BAD_INPUT;
    }
    // A bug of the program: its author needs the whole stack trace.
    problem.printStackTrace(err);
    return ExitCode.FAILED;
  }

  private static String oneLine(Exception problem) {
    return OneLine.of(String.valueOf(problem.getMessage()));
  }
}
