package towline.desktop;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import towline.data.ContentException;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.ParserSettings;
import towline.desktop.lab.LabCommands;
import towline.desktop.lab.SoakCommand;
import towline.game.diagnostics.FrameProgress;
import towline.game.diagnostics.GameCrashException;
import towline.lab.InputException;
import towline.settings.Language;
import towline.store.OneLine;
import towline.store.StoreException;
import towline.store.UncheckedStoreException;
import towline.view.draw.AssetException;

/** The command line: parses arguments, runs commands, reports errors in a sentence. */
final class Towline {
  private static final String PLAY = "play";

  @Command(
      name = "towline",
      description = "Fly a ship that tows an autonomous gun turret, and watch it think.",
      footer = "Without a command, opens the game.",
      mixinStandardHelpOptions = true,
      versionProvider = Version.class)
  private static final class Root {}

  private final PrintWriter out;
  private final PrintWriter err;
  private final Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
  private Optional<FailureWords> failure = Optional.empty();

  /** Results go to {@code out}, progress and errors to {@code err}. */
  Towline(PrintWriter out, PrintWriter err) {
    this(out, err, new FrameProgress());
  }

  /** As above; the game reports its phases to {@code frameProgress}. */
  Towline(PrintWriter out, PrintWriter err, FrameProgress frameProgress) {
    this.out = out;
    this.err = err;
    commands.put(PLAY, () -> new PlayCommand(frameProgress));
    commands.put("replay", ReplayCommands::new);
    commands.put("soak", SoakCommand::new);
    commands.put("lab", LabCommands::create);
  }

  /** Runs the command that {@code args} name, or play without any; its exit code. */
  int run(String... args) {
    String[] words = args.length == 0 ? new String[] {PLAY} : args;
    int code = execute(words);
    if (out.checkError()) {
      err.println("towline: cannot write to standard output: it is closed, or the disk is full");
      return code == ExitCode.DONE ? ExitCode.FAILED : code;
    }
    return code;
  }

  private int execute(String[] words) {
    try {
      return commandLine(words[0]).execute(words);
    } catch (OutOfMemoryError e) {
      String sentence =
          String.format(
              Locale.ROOT,
              "towline: not enough memory (%d MB); give it less to do, or more with java -Xmx",
              Runtime.getRuntime().maxMemory() >> 20);
      failure = Optional.of(FailureWords.inEnglish(sentence));
      err.println(sentence);
      return ExitCode.FAILED;
    }
  }

  /** Describing all commands takes longer than opening the game: those not asked for stay out. */
  private CommandLine commandLine(String first) {
    // No option needs picocli's own dates and times, which are slow to load.
    System.setProperty("picocli.converters.excludes", "java[.](sql|time)[.].*");
    CommandLine commandLine = new CommandLine(new Root());
    commands.forEach(
        (name, command) -> {
          if (name.equals(first) || !commands.containsKey(first)) {
            commandLine.addSubcommand(name, command.get());
          }
        });
    for (CommandLine group : commandLine.getSubcommands().values()) {
      giveHelp(group);
    }
    return ParserSettings.apply(commandLine)
        .setOut(out)
        .setErr(err)
        .setParameterExceptionHandler(this::badUsage)
        .setExecutionExceptionHandler(this::failure);
  }

  /** Why the command that was run last failed; empty if it ended well, or was not understood. */
  Optional<FailureWords> failureWords() {
    return failure;
  }

  /** Gives --help and --version to a command and all below it. */
  private static void giveHelp(CommandLine command) {
    command.getCommandSpec().mixinStandardHelpOptions(true);
    command.getCommandSpec().versionProvider(new Version());
    for (CommandLine part : command.getSubcommands().values()) {
      giveHelp(part);
    }
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
    Language language =
        command.getCommandSpec().userObject() instanceof PlayCommand play
            ? play.language()
            : Language.SYSTEM;
    failure = Optional.of(FailureWords.of(problem, language, Locale.getDefault()));
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
      return ExitCode.FAILED;
    }
    // A bug of the program: whoever fixes it needs the whole stack trace.
    problem.printStackTrace(err);
    return ExitCode.FAILED;
  }

  private static String oneLine(Exception problem) {
    return OneLine.of(String.valueOf(problem.getMessage()));
  }
}
