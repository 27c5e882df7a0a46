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
 * An experiment that is drawn while it runs: its set-up, its time, its picture and its results. A
 * changed set-up takes effect in the next tick and starts the counting anew.
 */
public abstract class Bench {
  /** Whether a mode is there. */
  enum Shown {
    SHOWN,
    HIDDEN
  }

  /** The seed unless somebody types another. */
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

  /** Adds a dial to the set-up. */
  final <D extends Dial> D add(D dial) {
    dials.add(dial);
    return dial;
  }

  /** Adds a dial that chooses one of some values, which it shows as {@code inWords} says. */
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

  /** The values of parameters, from a dial for each of them. */
  static ParameterValues values(List<Parameter> table, List<NumberDial> dials) {
    ParameterValues values = ParameterValues.standard(table);
    for (int i = 0; i < table.size(); i++) {
      values = values.with(table.get(i).name(), dials.get(i).get());
    }
    return values;
  }

  /** What is shown by those dials; {@code otherwise} if nothing is. */
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

  /** The text of a value of a choice. */
  final String textOf(Object value) {
    return words().ofOrKey("range.value." + value);
  }

  /** Called by dials: the set-up has changed. */
  final void markStale() {
    stale = true;
  }

  /** The name on the command line, such as aim. */
  public abstract String name();

  /** The presets, in the order of the tour. */
  abstract List<BenchPreset> presets();

  /**
   * Sets the experiment up anew, from the dials and the seed.
   *
   * @throws IllegalArgumentException if they contradict each other
   */
  abstract void begin();

  /** The dials contradict each other, so there is nothing to show. */
  void clear() {}

  /** Lets a tick pass. */
  abstract void advance();

  /** The length of a tick, s. */
  public abstract double tickSeconds();

  /** Draws the world into the field. */
  public abstract void drawWorld(BenchFrame frame);

  /** How many lines of text the results are high. */
  public abstract double resultLines();

  /** Draws the results into a strip of the window, physical pixels. */
  public abstract void drawResults(
      double left, double bottom, double width, double height, double seconds);

  /** The command that gives the same numbers; empty: there is none, this is free play. */
  public abstract String command();

  /** Goes on to the next moment for which there is a command, if that is near. */
  public void settle() {}

  /** Why nothing runs with this set-up; empty: it does. */
  public final String refusal() {
    return refusal;
  }

  /** Draws the table of results with its upper left corner there, physical pixels. */
  final void drawTable(
      List<String> headings,
      List<LiveTable.Row> rows,
      double left,
      double top,
      double width,
      double line,
      double seconds) {
    List<String> texts = headings.stream().map(words()::of).toList();
    tools.table().draw(tools.pen(), texts, rows, left, top, width, line, tools.line(), seconds);
  }

  /** Says over the table that nothing is counted. */
  final void writeFreePlay(double left, double top) {
    int quiet = tools.palette().of(ColorRole.TEXT_QUIET);
    double y = top - 0.75 * tools.line();
    tools.text().write(words().of("range.freeplay"), CachedText.Anchor.LEFT, quiet, left, y);
  }

  /** The results so far, one line for each row of the table: a heading first. */
  public abstract List<String> tableLines();

  /** Adds the tallies. */
  public abstract void writeStats(PlayStats lines);

  /** The dials that matter now. */
  List<Dial> shownDials() {
    return dials;
  }

  /** Switches to the other view, if there is one. */
  public void toggleView() {}

  /** The mouse takes hold of what is there, physical pixels. */
  public void press(double x, double y) {}

  /** The mouse moves with what it holds. */
  public void drag(double x, double y) {}

  /** The mouse lets go. */
  public void release() {}

  /** The mouse is there. */
  public void hover(double x, double y) {}

  /** Lets a tick pass; with a new set-up the first one. */
  public final void tick() {
    refresh();
    if (refusal.isEmpty()) {
      advance();
    }
  }

  /** Takes in a changed set-up at once. */
  public final void refresh() {
    if (stale) {
      stale = false;
      refusal = "";
      try {
        begin();
      } catch (IllegalArgumentException e) {
        // Some sliders contradict each other; the sentence says which, and nothing runs meanwhile.
        refusal = String.valueOf(e.getMessage());
        clear();
      }
    }
  }

  /** Starts from the beginning. */
  public final void restart() {
    stale = true;
  }

  /** The dials that matter now, as sliders. */
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

  /** The index of the preset that was chosen last. */
  public final int preset() {
    return preset;
  }

  /** The preset that was chosen last. */
  final BenchPreset chosenPreset() {
    return presets().get(preset);
  }

  public final List<String> presetNames() {
    return presets().stream().map(BenchPreset::name).toList();
  }

  /** Takes over a preset: all that it does not name becomes standard. */
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
   * Sets one value of the set-up.
   *
   * @throws IllegalArgumentException if there is no such value, or it cannot be that
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

  /** All of the set-up that matters now, as NAME=VALUE; {@link #assign} reads each. */
  public final List<String> setup() {
    List<String> lines = new ArrayList<>();
    lines.add("seed=" + seed);
    shownDials().forEach(dial -> lines.add(dial.key() + "=" + dial.raw()));
    return lines;
  }

  /** The text of a file that holds the set-up and the results so far; see {@link SetupFile}. */
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
   * Takes over what a file names; all else becomes standard.
   *
   * @throws InputException if it names what there is not here, or a value that is out of its range
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
