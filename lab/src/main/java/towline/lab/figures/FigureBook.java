package towline.lab.figures;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import towline.lab.figures.Figure.Kind;
import towline.session.replay.BehaviourVersion;
import towline.store.InputException;
import towline.store.StoreException;

/**
 * The page of figures of a checkout, and the copies of its tables in the other documents: writes
 * them, or reports outdated ones.
 */
public final class FigureBook {
  private static final String NOT_MEASURED = "Not measured yet.";
  private static final Pattern DATED =
      Pattern.compile("^Measured \\d{4}-\\d{2}-\\d{2} on \\S.*", Pattern.MULTILINE);

  /** Marker of the game's behaviour version at the time of the measurement. */
  private static final Pattern BEHAVIOUR = Pattern.compile("\n\n<!-- behaviour: (\\d+) -->$");

  private static final String PROGRAM = "    java -jar lab/target/towline-lab.jar ";

  /** A runner of commands of the program. */
  @FunctionalInterface
  public interface CommandRunner {
    /**
     * Returns the standard output of a command.
     *
     * @param arguments words after the program's name
     * @throws IllegalStateException if the command fails
     */
    String run(List<String> arguments);
  }

  private final Checkout checkout;
  private final List<Figure> figures;
  private final CommandRunner runner;
  private final Consumer<String> progress;

  /**
   * Creates the book of a checkout.
   *
   * @param root the root of the checkout
   * @param progress receives a line for each measured figure
   * @throws InputException if {@code root} is not the root of a checkout
   */
  public FigureBook(Path root, CommandRunner runner, Consumer<String> progress)
      throws InputException {
    this(root, FigureList.ALL, runner, progress);
  }

  /** Creates the book of a checkout with other figures. */
  FigureBook(Path root, List<Figure> figures, CommandRunner runner, Consumer<String> progress)
      throws InputException {
    checkout = new Checkout(root);
    this.figures = List.copyOf(figures);
    this.runner = runner;
    this.progress = progress;
  }

  /** Returns the names of all figures. */
  public static List<String> names() {
    return FigureList.ALL.stream().map(Figure::name).toList();
  }

  /**
   * Measures the figures, and writes the page and all copies after each figure, so that an
   * interruption keeps the measurements so far.
   *
   * @param only names of the figures to measure; empty: all
   * @throws InputException if a document lacks a marker
   */
  public void write(Set<String> only) throws IOException, InputException, StoreException {
    Map<String, String> kept = checkout.hasPage() ? page() : new LinkedHashMap<>();
    writeAll(kept);
    for (Figure figure : figures) {
      if (only.isEmpty() || only.contains(figure.name())) {
        String printed = measured(figure);
        String old = kept.getOrDefault(figure.name(), NOT_MEASURED);
        boolean differs = Agreement.difference(table(old), table(printed)).isPresent();
        if (figure.isDated() || differs || behaviour(old) != behaviour(printed)) {
          kept.put(
              figure.name(), differs || figure.isDated() ? printed : marked(figure, table(old)));
          writeAll(kept);
        }
      }
    }
  }

  /**
   * Compares the page with the present output of the commands, and all copies with the page.
   *
   * @param slowToo true to run the slow commands as well
   * @param only names of the figures to measure; empty: all
   * @return a sentence for each differing table, with its name first
   * @throws InputException if the page or a document lacks a marker
   */
  public List<String> differences(boolean slowToo, Set<String> only)
      throws IOException, InputException {
    if (!checkout.hasPage()) {
      throw new InputException(Checkout.PAGE + " does not exist; run figures");
    }
    Map<String, String> kept = page();
    for (Figure figure : figures) {
      requireBlock(figure, kept.get(figure.name()));
    }
    List<String> differences = new ArrayList<>();
    compareFrame(kept, differences);
    compareCopies(kept, differences);
    for (Figure figure : figures) {
      boolean runs = figure.kind() == Kind.QUICK || (slowToo && figure.kind() == Kind.SLOW);
      if (runs && (only.isEmpty() || only.contains(figure.name()))) {
        Agreement.difference(table(kept.get(figure.name())), table(measured(figure)))
            .ifPresent(words -> differences.add(sentence(figure.name(), Checkout.PAGE, words)));
      }
    }
    return differences;
  }

  /** Returns the names of the figures that were measured with another behaviour of the game. */
  public List<String> stale() throws InputException {
    Map<String, String> kept = page();
    return figures.stream()
        .filter(Figure::canBeStale)
        .filter(
            figure -> behaviour(kept.getOrDefault(figure.name(), "")) != BehaviourVersion.CURRENT)
        .map(Figure::name)
        .toList();
  }

  private static int behaviour(String block) {
    Matcher marker = BEHAVIOUR.matcher(block);
    return marker.find() ? Integer.parseInt(marker.group(1)) : 0;
  }

  /** Returns the block without the behaviour version, which is no part of the comparison. */
  private static String table(@Nullable String block) {
    return BEHAVIOUR.matcher(String.valueOf(block)).replaceFirst("");
  }

  private static String sentence(String figure, String document, String words) {
    return String.format(Locale.ROOT, "%s differs in %s: %s", figure, document, words);
  }

  private static void requireBlock(Figure figure, @Nullable String block) throws InputException {
    if (block == null) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "%s has no marker '<!-- figure: %s -->'; run figures --only %<s",
              Checkout.PAGE,
              figure.name()));
    }
    if (figure.isDated() && !block.equals(NOT_MEASURED) && !DATED.matcher(block).find()) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "%s: the figure %s holds times, but no line 'Measured YYYY-MM-DD on ...' with its"
                  + " machine",
              Checkout.PAGE,
              figure.name()));
    }
  }

  /** Compares the text around the tables of the page with the list of figures. */
  private void compareFrame(Map<String, String> kept, List<String> differences)
      throws InputException {
    String present = checkout.read(Checkout.PAGE);
    Agreement.difference(present, text(kept))
        .ifPresent(words -> differences.add(sentence("the page", Checkout.PAGE, words)));
    for (Figure figure : figures) {
      String block = String.valueOf(kept.get(figure.name()));
      if (!block.equals(NOT_MEASURED) && !block.startsWith(commands(figure) + "\n")) {
        differences.add(
            sentence(figure.name(), Checkout.PAGE, "its command is another one in the list now"));
      }
      Optional<String> chart = chart(figure, kept);
      if (chart.isPresent() && !checkout.has(figure.chartFile(), chart.get())) {
        differences.add(
            sentence(figure.name(), figure.chartFile(), "it is not drawn of the table"));
      }
    }
  }

  private void compareCopies(Map<String, String> kept, List<String> differences)
      throws IOException, InputException {
    for (Map.Entry<String, MarkedText> document : documents().entrySet()) {
      for (MarkedText.Block block : document.getValue().blocks()) {
        Agreement.difference(table(block.text()), table(kept.get(block.name())))
            .ifPresent(words -> differences.add(sentence(block.name(), document.getKey(), words)));
      }
    }
  }

  /** Returns the tables of the page by name. */
  private Map<String, String> page() throws InputException {
    MarkedText text = MarkedText.of(Checkout.PAGE, checkout.read(Checkout.PAGE));
    requireKnown(Checkout.PAGE, text);
    Map<String, String> blocks = new LinkedHashMap<>();
    for (MarkedText.Block block : text.blocks()) {
      if (blocks.put(block.name(), block.text()) != null) {
        throw new InputException(Checkout.PAGE + " has the figure " + block.name() + " twice");
      }
    }
    return blocks;
  }

  /** Returns all other documents, after checking that they contain no unknown figure. */
  private Map<String, MarkedText> documents() throws IOException, InputException {
    Map<String, MarkedText> documents = new LinkedHashMap<>();
    for (String name : checkout.documents()) {
      MarkedText text = MarkedText.of(name, checkout.read(name));
      requireKnown(name, text);
      documents.put(name, text);
    }
    return documents;
  }

  private void requireKnown(String document, MarkedText text) throws InputException {
    Set<String> known = figures.stream().map(Figure::name).collect(Collectors.toSet());
    for (MarkedText.Block block : text.blocks()) {
      if (!known.contains(block.name())) {
        throw new InputException(
            String.format(
                Locale.ROOT,
                "%s, line %d: there is no figure '%s'",
                document,
                block.start() + 1,
                block.name()));
      }
    }
  }

  private void writeAll(Map<String, String> kept)
      throws IOException, InputException, StoreException {
    Map<String, MarkedText> documents = documents();
    checkout.write(Checkout.PAGE, text(kept));
    for (Map.Entry<String, MarkedText> document : documents.entrySet()) {
      checkout.write(
          document.getKey(),
          document.getValue().filled(name -> table(kept.getOrDefault(name, NOT_MEASURED))));
    }
    for (Figure figure : figures) {
      Optional<String> chart = chart(figure, kept);
      if (chart.isPresent()) {
        checkout.write(figure.chartFile(), chart.get());
      }
    }
  }

  /** Returns the chart of a figure that has one and is measured. */
  private static Optional<String> chart(Figure figure, Map<String, String> kept) {
    String block = kept.getOrDefault(figure.name(), NOT_MEASURED);
    return figure
        .chart()
        .filter(any -> !block.equals(NOT_MEASURED))
        .map(chart -> chart.of(PlainTable.of(block)));
  }

  private String measured(Figure figure) {
    long start = System.nanoTime();
    List<PrintedRow> rows = new ArrayList<>();
    for (String command : figure.commands()) {
      rows.addAll(PrintedRow.all(command, runner.run(List.of(command.split(" ", -1)))));
    }
    String text = commands(figure) + "\n\n" + figure.table().of(rows);
    progress.accept(
        String.format(
            Locale.ROOT, "%s: %d s", figure.name(), (System.nanoTime() - start) / 1_000_000_000));
    return marked(figure, figure.isDated() ? text + "\n\n" + Machine.measuredNow() : text);
  }

  private static String marked(Figure figure, String text) {
    return figure.canBeStale()
        ? text + "\n\n<!-- behaviour: " + BehaviourVersion.CURRENT + " -->"
        : text;
  }

  private static String commands(Figure figure) {
    return figure.commands().stream()
        .map(command -> PROGRAM + command)
        .collect(Collectors.joining("\n"));
  }

  /** Returns the whole page with tables {@code kept}. */
  private String text(Map<String, String> kept) {
    StringBuilder text = new StringBuilder(FigureList.HEAD);
    for (Figure figure : figures) {
      text.append("\n## ").append(figure.name()).append("\n\n").append(figure.about()).append('\n');
      if (chart(figure, kept).isPresent()) {
        String file = figure.chartFile().substring("docs/".length());
        text.append("\n![").append(figure.about()).append("](").append(file).append(")\n");
      }
      String block = Optional.ofNullable(kept.get(figure.name())).orElse(NOT_MEASURED);
      text.append('\n').append(MarkedText.marked(figure.name(), block)).append('\n');
    }
    return text.toString();
  }
}
