package towline.desktop;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.Program;
import towline.game.diagnostics.FrameProgress;
import towline.settings.Language;

/** The commands of the game. */
final class Towline {
  private static final String PLAY = "play";

  @Command(
      name = "towline",
      description = "Fly a ship that tows an autonomous gun turret, and watch it think.",
      footer = "Without a command, opens the game.")
  private static final class Root {}

  private final PrintWriter out;
  private final PrintWriter err;
  private final Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
  private Optional<FailureWords> failure = Optional.empty();

  /** Creates a program that writes results to {@code out}, progress and errors to {@code err}. */
  Towline(PrintWriter out, PrintWriter err) {
    this(out, err, new FrameProgress());
  }

  /** Creates a program whose game reports its phases to {@code frameProgress}. */
  Towline(PrintWriter out, PrintWriter err, FrameProgress frameProgress) {
    this.out = out;
    this.err = err;
    commands.put(PLAY, () -> new PlayCommand(frameProgress));
    commands.put("replay", ReplayCommands::new);
  }

  /** Runs the command that {@code args} name, or play without any, and returns its exit code. */
  int run(String... args) {
    String[] words = args.length == 0 ? new String[] {PLAY} : args;
    if (isOfTheLaboratory(List.of(words))) {
      err.println(
          "towline: the laboratory is a program of its own; run java -jar"
              + " lab/target/towline-lab.jar --help");
      return ExitCode.BAD_INPUT;
    }
    CommandLine commandLine = commandLine(words[0]);
    Program program = new Program(commandLine, out, err);
    int code = program.run(words);
    failure = program.failure().map(problem -> words(problem, commandLine));
    return code;
  }

  private static boolean isOfTheLaboratory(List<String> words) {
    return words.get(0).equals("lab")
        || words.get(0).equals("soak")
        || (words.size() > 1 && words.subList(0, 2).equals(List.of("replay", "sheet")));
  }

  /** Builds the parser for one command: describing all takes longer than opening the game. */
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
    return commandLine;
  }

  /**
   * Returns the text on the last command's failure; empty if it succeeded, or was not understood.
   */
  Optional<FailureWords> failureWords() {
    return failure;
  }

  private static FailureWords words(Throwable problem, CommandLine commandLine) {
    if (!(problem instanceof Exception exception)) {
      return FailureWords.inEnglish(String.valueOf(problem.getMessage()));
    }
    CommandLine first = commandLine.getSubcommands().get(PLAY);
    Language language =
        first != null && first.getCommand() instanceof PlayCommand play
            ? play.language()
            : Language.SYSTEM;
    return FailureWords.of(exception, language, Locale.getDefault());
  }
}
