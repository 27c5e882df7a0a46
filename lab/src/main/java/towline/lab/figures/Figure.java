package towline.lab.figures;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A table of the docs with its commands and its form.
 *
 * @param name name in markers: small letters, digits and hyphens
 * @param kind kind of its commands, which decides when it is compared
 * @param about a sentence for the page
 * @param commands command lines, without the program's name
 * @param table the table made from the commands' output
 * @param chart its chart
 */
record Figure(
    String name,
    Kind kind,
    String about,
    List<String> commands,
    MarkdownTable table,
    Optional<Chart> chart) {
  /** Commands that play runs of the game: a change of its behaviour can change their output. */
  private static final Set<String> GAME_COMMANDS =
      Set.of("bite", "sortie", "couriers", "boss", "waves", "stage", "skills", "modules");

  /** The kind of a figure's commands. */
  enum Kind {
    /** Commands that take a few seconds: compared in each build. */
    QUICK,
    /** Commands that take longer: compared only with all figures. */
    SLOW,
    /** Commands that measure times: dated, with the machine, and never compared. */
    TIMED
  }

  /** Checks the name. */
  Figure {
    if (!name.matches("[a-z0-9-]+")) {
      throw new IllegalArgumentException("'" + name + "' is no name for a figure");
    }
    commands = List.copyOf(commands);
  }

  static Figure quick(String name, String about, MarkdownTable table, String... commands) {
    return new Figure(name, Kind.QUICK, about, List.of(commands), table, Optional.empty());
  }

  static Figure slow(String name, String about, MarkdownTable table, String... commands) {
    return new Figure(name, Kind.SLOW, about, List.of(commands), table, Optional.empty());
  }

  static Figure timed(String name, String about, MarkdownTable table, String... commands) {
    return new Figure(name, Kind.TIMED, about, List.of(commands), table, Optional.empty());
  }

  /** Returns this figure with a chart. */
  Figure withChart(Chart newChart) {
    return new Figure(name, kind, about, commands, table, Optional.of(newChart));
  }

  /** Returns the path of the chart in a checkout. */
  String chartFile() {
    return "docs/images/charts/" + name + ".svg";
  }

  /**
   * Returns true if a change of the game's behaviour can change it without being noticed by a
   * build.
   */
  boolean canBeStale() {
    return kind == Kind.SLOW
        && commands.stream().anyMatch(command -> GAME_COMMANDS.contains(command.split(" ", -1)[0]));
  }

  /** Returns true if it contains times, with the date and machine of the measurement. */
  boolean isDated() {
    return kind == Kind.TIMED;
  }
}
