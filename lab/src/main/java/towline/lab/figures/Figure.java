package towline.lab.figures;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A table of the docs, and where it comes from.
 *
 * @param name what markers call it: small letters, digits and hyphens
 * @param kind what makes it, and when it is compared
 * @param about a sentence for the page
 * @param commands command lines as they are typed after the program's name
 * @param table makes the table of what the commands print
 * @param chart draws it
 */
record Figure(
    String name,
    Kind kind,
    String about,
    List<String> commands,
    MarkdownTable table,
    Optional<Chart> chart) {
  /** Commands that fly runs of the game: a change of its behaviour can change what they print. */
  private static final Set<String> FLYING =
      Set.of("sortie", "couriers", "boss", "waves", "stage", "skills", "modules");

  /** What makes a figure. */
  enum Kind {
    /** Commands that take a few seconds: compared in each build. */
    QUICK,
    /** Commands that take longer: compared when all are. */
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

  /** The same with a chart. */
  Figure drawn(Chart by) {
    return new Figure(name, kind, about, commands, table, Optional.of(by));
  }

  /** Where the chart is in a checkout. */
  String chartFile() {
    return "docs/images/charts/" + name + ".svg";
  }

  /** Returns true if a change of the game's behaviour can change it, and no build would notice. */
  boolean canBeStale() {
    return kind == Kind.SLOW
        && commands.stream().anyMatch(command -> FLYING.contains(command.split(" ", -1)[0]));
  }

  /** Whether it holds times, which say when and where they were measured. */
  boolean isDated() {
    return kind == Kind.TIMED;
  }
}
