package towline.game.range;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import towline.avoidance.AvoidanceLaw;
import towline.game.diagnostics.PlayStats;
import towline.game.frame.ChoiceDial;
import towline.game.frame.Dial;
import towline.trial.Parameter;
import towline.trial.ParameterValues;
import towline.trial.swarm.Hand;
import towline.trial.swarm.RoamingArena;
import towline.trial.swarm.SceneTally;
import towline.trial.swarm.SwarmParameters;
import towline.trial.swarm.SwarmScene;
import towline.trial.swarm.SwarmSimulation;

/**
 * The bench SWARM: tanks that avoid each other, by one law in the left half and by another in the
 * right.
 */
public final class SwarmBench extends Bench {
  private static final double TICK = 1.0 / 60;

  /** Maximum duration, s; longer than a player watches. */
  private static final double MAX_SECONDS = 100_000;

  /** Number of ticks for which the end of a scene is shown. */
  private static final int END_TICKS = 90;

  private static final Parameter TANKS = new Parameter("tanks", "", 400, 2, 3000);

  /** Maximum number of tanks that can be added to an arena with the mouse. */
  private static final int MAX_ADDED = 100;

  /** The effect of the mouse while its button is down. */
  enum Mouse {
    /** The mouse drags tanks, and adds new ones in empty places. */
    DRAGS,
    /** The tanks avoid the mouse. */
    AVOIDED,
    /** The tanks pursue the mouse. */
    HUNTED
  }

  private final ChoiceDial<SwarmScene> scene;
  private final ChoiceDial<AvoidanceLaw> left;
  private final ChoiceDial<AvoidanceLaw> right;
  private final ChoiceDial<Mouse> mouse;
  private final NumberDial tanks;
  private final List<NumberDial> numbers;
  private final SwarmField field;
  private List<SwarmField.Half> halves = List.of();
  private double[] microseconds = {};
  private int ticksSinceEnd;
  private boolean touched;

  /** Creates a bench that draws with {@code tools}. */
  public SwarmBench(RangeTools tools) {
    super(tools);
    scene = addChoice("scene", List.of(SwarmScene.values()), SwarmScene.ROAM, this::nameOf);
    List<AvoidanceLaw> laws = List.of(AvoidanceLaw.values());
    left = addChoice("left", laws, AvoidanceLaw.LOOKAHEAD, this::nameOf);
    right = addChoice("right", laws, AvoidanceLaw.ARTICLE, this::nameOf);
    mouse = addChoice("mouse", List.of(Mouse.values()), Mouse.DRAGS, this::textOf);
    tanks = add(new NumberDial(name(), TANKS, 2, 3000, words(), this::markStale));
    numbers = addNumbers(SwarmParameters.TABLE);
    field = new SwarmField(tools);
  }

  private String nameOf(SwarmScene scene) {
    return words().of("range.scene." + scene.name());
  }

  private String nameOf(AvoidanceLaw law) {
    return words().of("avoidance." + law.name());
  }

  @Override
  public String name() {
    return "swarm";
  }

  @Override
  List<BenchPreset> presets() {
    return BenchPresets.SWARM;
  }

  @Override
  List<Dial> shownDials() {
    List<Dial> shown = new ArrayList<>(List.of(scene, left, right, mouse, tanks));
    if (scene.get() == SwarmScene.ROAM) {
      shown.addAll(numbers);
    }
    return shown;
  }

  private ParameterValues values() {
    return values(SwarmParameters.TABLE, numbers);
  }

  private List<AvoidanceLaw> laws() {
    return left.get() == right.get() ? List.of(left.get()) : List.of(left.get(), right.get());
  }

  @Override
  void begin() {
    ticksSinceEnd = 0;
    touched = false;
    field.clear();
    List<SwarmField.Half> begun = new ArrayList<>();
    for (AvoidanceLaw law : laws()) {
      begun.add(new SwarmField.Half(law, begin(law)));
    }
    halves = begun;
    microseconds = new double[halves.size()];
  }

  @Override
  void clear() {
    halves = List.of();
  }

  private SwarmSimulation begin(AvoidanceLaw law) {
    int number = (int) tanks.get();
    return scene.get() == SwarmScene.ROAM
        ? new RoamingArena(
            law,
            SwarmParameters.radius(values()),
            SwarmParameters.limits(values()),
            number,
            MAX_ADDED,
            TICK,
            seed(),
            MAX_SECONDS)
        : scene.get().begin(law, number, seed());
  }

  @Override
  void advance() {
    boolean isOver = true;
    for (int i = 0; i < halves.size(); i++) {
      SwarmSimulation experiment = halves.get(i).experiment();
      if (experiment.isOver()) {
        continue;
      }
      isOver = false;
      long before = System.nanoTime();
      experiment.tick();
      double cost = 1e-3 * (System.nanoTime() - before) / experiment.crowd().count();
      microseconds[i] += (cost - microseconds[i]) * 0.03;
      field.note(i, experiment);
    }
    ticksSinceEnd = isOver ? ticksSinceEnd + 1 : 0;
    if (ticksSinceEnd > END_TICKS && !halves.isEmpty()) {
      restart();
    }
  }

  @Override
  public double tickSeconds() {
    return TICK;
  }

  @Override
  public void drawWorld(BenchFrame frame) {
    field.draw(frame, halves);
  }

  @Override
  public double resultLines() {
    return halves.size() + 3.8;
  }

  @Override
  public void drawResults(
      double fromLeft, double bottom, double width, double height, double seconds) {
    field.writePointed(halves);
    List<LiveTable.Row> rows = new ArrayList<>();
    for (int i = 0; i < halves.size(); i++) {
      rows.add(row(halves.get(i), microseconds[i], i));
    }
    List<String> headings =
        List.of("range.head.touches", "range.head.rate", "range.head.cost", "range.head.speed");
    drawTable(headings, rows, fromLeft, bottom + height, width, tools().line(), seconds);
    if (touched) {
      writeFreePlay(fromLeft, bottom + height);
    }
  }

  /**
   * Returns the row of a half. Its bar shows touches per tank-minute relative to tanks without
   * avoidance.
   */
  private LiveTable.Row row(SwarmField.Half half, double cost, int index) {
    SceneTally tally = half.experiment().tally();
    String name = nameOf(half.law());
    int rgb = field.colour(index);
    boolean none = touched || !(tally.tankSeconds() > 0);
    double rate = none ? Double.NaN : tally.touchesPerTankMinute();
    return new LiveTable.Row(
        name,
        rgb,
        none ? Double.NaN : Math.min(1, rate / 30),
        1,
        0,
        none ? 0 : -rate,
        List.of(
            none ? "" : String.valueOf(tally.touches()),
            none ? "" : words().number(rate, 2),
            words().number(cost, 2),
            none ? "" : words().percent(tally.speedKept(), 1)));
  }

  /** Advances to the next whole second, because commands count whole seconds. */
  @Override
  public void settle() {
    if (scene.get() == SwarmScene.ROAM && !halves.isEmpty()) {
      while (!isWholeSecond(halves.get(0).experiment().seconds())) {
        tick();
      }
    }
  }

  private static boolean isWholeSecond(double seconds) {
    return Math.abs(seconds - Math.rint(seconds)) < 0.1 * TICK;
  }

  @Override
  public String command() {
    if (halves.isEmpty() || touched) {
      return "";
    }
    String names = String.join(",", laws().stream().map(AvoidanceLaw::name).toList());
    int number = (int) tanks.get();
    if (scene.get() != SwarmScene.ROAM) {
      String name = scene.get() == SwarmScene.STREAMS_HEAD_ON ? "streams" : scene.get().toString();
      boolean isOver = halves.stream().allMatch(half -> half.experiment().isOver());
      return isOver
          ? String.format(
              Locale.ROOT,
              "lab swarm --csv --scene %s --law %s --tanks %d --seed %d",
              name,
              names,
              number,
              seed())
          : "";
    }
    int counted =
        (int) Math.floor(halves.get(0).experiment().seconds() - RoamingArena.WARM_UP + 1e-6);
    String set = values().differences();
    return counted < 2
        ? ""
        : String.format(
            Locale.ROOT,
            "lab swarm --csv --law %s --tanks %d --seconds %d --seed %d%s",
            names,
            number,
            counted,
            seed(),
            set.isEmpty() ? "" : " --set " + set);
  }

  @Override
  public List<String> tableLines() {
    List<String> lines = new ArrayList<>();
    lines.add("law,touches,tank_seconds");
    for (SwarmField.Half half : counted()) {
      SceneTally tally = half.experiment().tally();
      lines.add(
          String.format(
              Locale.ROOT, "%s,%d,%.3f", half.law(), tally.touches(), tally.tankSeconds()));
    }
    return lines;
  }

  @Override
  public void writeStats(PlayStats lines) {
    for (SwarmField.Half half : counted()) {
      SceneTally tally = half.experiment().tally();
      lines.put("collisions_" + half.law(), String.valueOf(tally.touches()));
      lines.put(
          "tank_seconds_" + half.law(), String.format(Locale.ROOT, "%.3f", tally.tankSeconds()));
    }
  }

  /** Returns the halves whose numbers count: none once the player has interfered. */
  private List<SwarmField.Half> counted() {
    return touched ? List.of() : halves;
  }

  @Override
  public void press(double x, double y) {
    if (mouse.get() == Mouse.DRAGS) {
      touched |= field.grab(x, y, halves);
    } else {
      drag(x, y);
    }
  }

  @Override
  public void drag(double x, double y) {
    touched |=
        switch (mouse.get()) {
          case DRAGS -> field.drag(x, y, halves);
          case AVOIDED -> field.reach(Hand.Role.AVOIDED, x, y, halves);
          case HUNTED -> field.reach(Hand.Role.HUNTED, x, y, halves);
        };
  }

  @Override
  public void release() {
    field.release(halves);
  }

  @Override
  public void hover(double x, double y) {
    field.hover(x, y, halves);
  }
}
