package towline.game.range;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import towline.content.look.ColorRole;
import towline.game.diagnostics.PlayStats;
import towline.game.frame.ChoiceDial;
import towline.game.frame.Dial;
import towline.menu.Slider;
import towline.store.InputException;
import towline.trial.Parameter;
import towline.trial.ParameterValues;
import towline.view.text.CachedText;
import towline.view.text.Localization;

/**
 * An experiment that is drawn while it runs: its setup, its time, its picture and its results. A
 * change of the setup takes effect in the next tick and resets the results.
 */
public abstract class Bench {
  /** The visibility of a mode or law. */
  enum Shown {
    SHOWN,
    HIDDEN
  }

  /** Seed unless the player chooses another. */
  public static final long FIRST_SEED = 1;

  private final RangeTools tools;
  private final List<Dial> dials = new ArrayList<>();
  private long seed = FIRST_SEED;
  private int preset;
  private boolean stale = true;
  private String refusal = "";

  Bench(RangeTools tools) {
    this.tools = tools;
  }

  final RangeTools tools() {
    return tools;
  }

  final Localization words() {
    return tools.words();
  }

  /** Adds a dial to the setup. */
  final <D extends Dial> D add(D dial) {
    dials.add(dial);
    return dial;
  }

  /**
   * Adds a dial that chooses one of {@code values}; {@code inWords} returns the text of a value.
   */
  final <T> ChoiceDial<T> addChoice(
      String key, List<T> values, T standard, Function<T, String> inWords) {
    return add(new ChoiceDial<>(key, values, standard, inWords, words(), this::markStale));
  }

  final List<NumberDial> addNumbers(List<Parameter> table) {
    List<NumberDial> added = new ArrayList<>();
    for (Parameter parameter : table) {
      added.add(add(NumberDial.of(name(), parameter, words(), this::markStale)));
    }
    return added;
  }

  /** Returns the values of parameters from their dials. */
  static ParameterValues values(List<Parameter> table, List<NumberDial> dials) {
    ParameterValues values = ParameterValues.standard(table);
    for (int i = 0; i < table.size(); i++) {
      values = values.with(table.get(i).name(), dials.get(i).get());
    }
    return values;
  }

  /** Returns the modes or laws shown by their dials; {@code otherwise} if none is. */
  static <E> List<E> shown(Map<E, ChoiceDial<Shown>> dials, E otherwise) {
    List<E> shown = new ArrayList<>();
    dials.forEach(
        (each, dial) -> {
          if (dial.get() == Shown.SHOWN) {
            shown.add(each);
          }
        });
    return shown.isEmpty() ? List.of(otherwise) : shown;
  }

  /** Returns the text of a value of a choice. */
  final String textOf(Object value) {
    return words().textOrKey("range.value." + value);
  }

  /** Called by dials when the setup has changed. */
  final void markStale() {
    stale = true;
  }

  /** Returns the name on the command line, such as aim. */
  public abstract String name();

  /** Returns the presets, in the order of the tour. */
  abstract List<BenchPreset> presets();

  /**
   * Starts the experiment with the values of the dials and the seed.
   *
   * @throws IllegalArgumentException if they contradict each other
   */
  abstract void begin();

  /** Removes the experiment, because the dials contradict each other. */
  void clear() {}

  /** Advances by one tick. */
  abstract void advance();

  /** Returns the duration of a tick, s. */
  public abstract double tickSeconds();

  /** Draws the world into the field. */
  public abstract void drawWorld(BenchFrame frame);

  /** Returns the height of the results, in lines of text. */
  public abstract double resultLines();

  /** Draws the results into a part of the window, physical pixels. */
  public abstract void drawResults(
      double left, double bottom, double width, double height, double seconds);

  /** Returns the command with equal results; empty in free play, which no command reproduces. */
  public abstract String command();

  /** Advances to the next moment that a command can reproduce, if it is near. */
  public void settle() {}

  /** Returns the reason for which nothing runs with this setup; empty if it runs. */
  public final String refusal() {
    return refusal;
  }

  /** Draws the table of results with its upper left corner at left, top, physical pixels. */
  final void drawTable(
      List<String> headings,
      List<LiveTable.Row> rows,
      double left,
      double top,
      double width,
      double line,
      double seconds) {
    List<String> texts = headings.stream().map(words()::of).toList();
    tools.table().draw(tools.shapes(), texts, rows, left, top, width, line, tools.line(), seconds);
  }

  /** Writes above the table that nothing is counted. */
  final void writeFreePlay(double left, double top) {
    int quiet = tools.palette().colour(ColorRole.TEXT_QUIET);
    double y = top - 0.75 * tools.line();
    tools.text().write(words().of("range.freeplay"), CachedText.Anchor.LEFT, quiet, left, y);
  }

  /** Returns the results as lines of text: a heading, then a line for each row of the table. */
  public abstract List<String> tableLines();

  /** Adds the tallies. */
  public abstract void writeStats(PlayStats lines);

  /** Returns the dials that have an effect in the current setup. */
  List<Dial> shownDials() {
    return dials;
  }

  /** Switches to the other view, if there is one. */
  public void toggleView() {}

  /** Grabs what is at x, y, physical pixels. */
  public void press(double x, double y) {}

  /** Moves what the mouse has grabbed to x, y, physical pixels. */
  public void drag(double x, double y) {}

  /** Releases what the mouse has grabbed. */
  public void release() {}

  /** Moves the mouse to x, y, physical pixels. */
  public void hover(double x, double y) {}

  /** Advances by one tick, of the new experiment if the setup has changed. */
  public final void tick() {
    refresh();
    if (refusal.isEmpty()) {
      advance();
    }
  }

  /** Applies a changed setup at once. */
  public final void refresh() {
    if (stale) {
      stale = false;
      refusal = "";
      try {
        begin();
      } catch (IllegalArgumentException e) {
        // The sentence names the dials that contradict each other; nothing runs until they are
        // changed.
        refusal = String.valueOf(e.getMessage());
        clear();
      }
    }
  }

  /** Starts from the beginning. */
  public final void restart() {
    stale = true;
  }

  /** Returns the dials that have an effect in the current setup, as sliders. */
  public final List<Slider> sliders() {
    return List.copyOf(shownDials());
  }

  public final long seed() {
    return seed;
  }

  /** Sets the seed, and starts from the beginning. */
  public final void seed(long wanted) {
    seed = Math.max(0, wanted);
    stale = true;
  }

  /** Returns the index of the preset that was chosen last. */
  public final int preset() {
    return preset;
  }

  /** Returns the preset that was chosen last. */
  final BenchPreset chosenPreset() {
    return presets().get(preset);
  }

  public final List<String> presetNames() {
    return presets().stream().map(BenchPreset::name).toList();
  }

  /** Applies a preset; values that it does not name become standard. */
  public final void choosePreset(int index) {
    preset = Math.floorMod(index, presets().size());
    dials.forEach(Dial::restore);
    seed = FIRST_SEED;
    for (String assignment : presets().get(preset).assignments()) {
      int at = assignment.indexOf('=');
      assign(assignment.substring(0, at), assignment.substring(at + 1));
    }
    stale = true;
  }

  /**
   * Sets one value of the setup.
   *
   * @throws IllegalArgumentException if there is no such value, or it is out of range
   */
  public final void assign(String key, String raw) {
    if (key.equals("seed")) {
      seed(Long.parseLong(raw));
      return;
    }
    for (Dial dial : dials) {
      if (dial.key().equals(key)) {
        dial.assign(raw);
        stale = true;
        return;
      }
    }
    throw new IllegalArgumentException("the range has no setting '" + key + "'");
  }

  /** Returns the setup, without dials that have no effect, as NAME=VALUE for {@link #assign}. */
  public final List<String> setup() {
    List<String> lines = new ArrayList<>();
    lines.add("seed=" + seed);
    shownDials().forEach(dial -> lines.add(dial.key() + "=" + dial.raw()));
    return lines;
  }

  /** Returns the text of a file with the setup and the results; see {@link SetupFile}. */
  public final String file() {
    refresh();
    List<String> rows = new ArrayList<>(setup());
    String[] heads = tableLines().get(0).split(",", -1);
    for (String line : tableLines().subList(1, tableLines().size())) {
      String[] cells = line.split(",", -1);
      for (int i = 1; i < cells.length; i++) {
        rows.add(SetupFile.RESULT + cells[0] + "." + heads[i] + "=" + cells[i]);
      }
    }
    return SetupFile.text(name(), rows);
  }

  /**
   * Applies the values that a file names; all others become standard.
   *
   * @throws InputException if it names a value that does not exist here, or one that is out of
   *     range
   */
  public final void read(SetupFile file) throws InputException {
    file.requireBench(name());
    dials.forEach(Dial::restore);
    seed = FIRST_SEED;
    stale = true;
    for (String assignment : file.assignments()) {
      int at = assignment.indexOf('=');
      String key = assignment.substring(0, at);
      try {
        assign(key, assignment.substring(at + 1));
      } catch (IllegalArgumentException e) {
        throw file.refusal(key, String.valueOf(e.getMessage()));
      }
    }
  }
}
