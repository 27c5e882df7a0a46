package towline.game.range;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import towline.game.diagnostics.PlayStats;
import towline.game.frame.ChoiceDial;
import towline.homing.HomingLaw;
import towline.trial.Interval;
import towline.trial.ParameterValues;
import towline.trial.homing.HomingFlight;
import towline.trial.homing.HomingParameters;
import towline.trial.homing.HomingSimulation;
import towline.trial.homing.HomingTally;
import towline.trial.homing.LedChase;
import towline.trial.homing.TargetManoeuvre;
import towline.trial.homing.TunedLaw;
import towline.view.text.CachedText;

/** The bench HOMING: a missile for each law, all against one target. */
public final class HomingBench extends Bench {
  /** Choice of targets that fly all manoeuvres in turn. */
  private static final String IN_TURN = "IN_TURN";

  /** Choice of a target that follows the mouse. */
  private static final String BY_HAND = "BY_HAND";

  private static final List<Integer> RATES = List.of(30, 60, 144, 240);

  /** Number of engagements; more than a player watches. */
  private static final int ENGAGEMENTS = 100_000;

  private final Map<HomingLaw, ChoiceDial<Shown>> laws = new EnumMap<>(HomingLaw.class);
  private final ChoiceDial<Integer> rate;
  private final ChoiceDial<String> manoeuvre;
  private final List<NumberDial> numbers;
  private final HomingField field;
  private List<TunedLaw> tuned = List.of();
  private HomingSimulation experiment = new HomingSimulation(List.of(), 60, 1, FIRST_SEED);
  private Optional<LedChase> chase = Optional.empty();

  /** Creates a bench that draws with {@code tools}. */
  public HomingBench(RangeTools tools) {
    super(tools);
    for (HomingLaw law : HomingLaw.values()) {
      List<Shown> both = List.of(Shown.values());
      laws.put(law, addChoice(law.name(), both, Shown.SHOWN, this::textOf));
    }
    rate = addChoice("rate", RATES, 60, hertz -> hertz + " Hz");
    List<String> manoeuvres = new ArrayList<>(List.of(IN_TURN, BY_HAND));
    for (TargetManoeuvre each : TargetManoeuvre.values()) {
      manoeuvres.add(each.name());
    }
    manoeuvre = addChoice("manoeuvre", manoeuvres, IN_TURN, this::textOf);
    numbers = addNumbers(HomingParameters.TABLE);
    field = new HomingField(tools);
  }

  @Override
  public String name() {
    return "homing";
  }

  @Override
  List<BenchPreset> presets() {
    return BenchPresets.HOMING;
  }

  private ParameterValues values() {
    return values(HomingParameters.TABLE, numbers);
  }

  private List<HomingLaw> laws() {
    return shown(laws, HomingLaw.LEAD_ARC);
  }

  private List<TargetManoeuvre> manoeuvres() {
    return manoeuvre.get().equals(IN_TURN)
        ? List.of(TargetManoeuvre.values())
        : List.of(TargetManoeuvre.valueOf(manoeuvre.get()));
  }

  @Override
  void begin() {
    ParameterValues values = values();
    HomingParameters.check(values);
    tuned = TunedLaw.of(laws(), values.get(HomingParameters.GA));
    field.clear(tuned);
    if (manoeuvre.get().equals(BY_HAND)) {
      double x = field.pointerX();
      double y = field.pointerY();
      chase = Optional.of(new LedChase(tuned, rate.get(), values, x, y));
    } else {
      chase = Optional.empty();
      experiment =
          new HomingSimulation(tuned, rate.get(), ENGAGEMENTS, seed(), manoeuvres(), values);
    }
  }

  /** Returns the flights in progress. */
  private List<HomingFlight> flights() {
    return chase.map(LedChase::flights).orElseGet(experiment::flights);
  }

  @Override
  void advance() {
    chase.ifPresentOrElse(this::lead, experiment::tick);
    field.follow(flights());
  }

  private void lead(LedChase led) {
    led.leadTarget(field.pointerX(), field.pointerY());
    led.tick();
  }

  @Override
  public double tickSeconds() {
    return 1.0 / rate.get();
  }

  @Override
  public void drawWorld(BenchFrame frame) {
    field.draw(frame, flights(), chase.isPresent());
  }

  @Override
  public double resultLines() {
    return tuned.size() + 3.8;
  }

  @Override
  public void drawResults(double left, double bottom, double width, double height, double seconds) {
    List<LiveTable.Row> rows = new ArrayList<>();
    for (int i = 0; i < tallies().size() && i < tuned.size(); i++) {
      rows.add(row(tuned.get(i), tallies().get(i), i));
    }
    if (chase.isPresent()) {
      drawLegend(left, bottom + height);
      return;
    }
    double line = Math.min(tools().line(), height / (rows.size() + 2.2));
    List<String> headings =
        List.of("range.head.share", "range.head.shots", "range.head.time", "range.head.turn");
    drawTable(headings, rows, left, bottom + height, width, line, seconds);
  }

  /** Draws the names of the laws in their colours, for free play, which is not counted. */
  private void drawLegend(double left, double top) {
    writeFreePlay(left, top);
    for (int i = 0; i < tuned.size(); i++) {
      double row = top - (1.75 + i) * tools().line();
      tools()
          .text()
          .write(nameOf(tuned.get(i)), CachedText.Anchor.LEFT, field.colour(i), left, row);
    }
  }

  private String nameOf(TunedLaw law) {
    String name = words().of("homing." + law.law().name());
    return law.law() == HomingLaw.ARTICLE
        ? name + law.name().substring(law.name().lastIndexOf('_')).replace('_', ' ')
        : name;
  }

  private LiveTable.Row row(TunedLaw law, HomingTally tally, int index) {
    int rgb = field.colour(index);
    String name = nameOf(law);
    if (tally.flights() == 0) {
      return new LiveTable.Row(name, rgb, Double.NaN, 1, 0, 0, List.of("", "0 / 0", "", ""));
    }
    Interval interval = Interval.wilson95(tally.hits(), tally.flights());
    String rate = words().percent(tally.hitRate(), 1);
    String hits = tally.hits() + " / " + tally.flights();
    String time = tally.hits() == 0 ? "" : words().number(tally.meanTimeToHit(), 2) + " s";
    String turn = words().number(tally.rmsTurn(), 0) + " \u00b0/s";
    return new LiveTable.Row(
        name,
        rgb,
        tally.hitRate(),
        interval.low(),
        interval.high(),
        tally.hitRate(),
        List.of(rate, hits, time, turn));
  }

  /** Returns the tally of each law; empty while the target is led by hand. */
  public List<HomingTally> tallies() {
    return chase.isPresent() ? List.of() : experiment.tallies();
  }

  private int count() {
    return tallies().isEmpty() ? 0 : tallies().get(0).flights();
  }

  @Override
  public String command() {
    if (count() < HomingSimulation.MIN_ENGAGEMENTS || !refusal().isEmpty()) {
      return "";
    }
    List<String> names = laws().stream().map(HomingLaw::name).toList();
    String set = values().differences();
    return String.format(
        Locale.ROOT,
        "lab homing --csv --law %s --engagements %d --hz %d --seed %d%s%s",
        String.join(",", names),
        count(),
        rate.get(),
        seed(),
        manoeuvre.get().equals(IN_TURN) ? "" : " --manoeuvre " + manoeuvre.get(),
        set.isEmpty() ? "" : " --set " + set);
  }

  @Override
  public List<String> tableLines() {
    List<String> lines = new ArrayList<>();
    lines.add("law,engagements,hits");
    for (int i = 0; i < tuned.size() && i < tallies().size(); i++) {
      HomingTally tally = tallies().get(i);
      lines.add(
          String.format(
              Locale.ROOT, "%s,%d,%d", tuned.get(i).name(), tally.flights(), tally.hits()));
    }
    return lines;
  }

  @Override
  public void writeStats(PlayStats lines) {
    for (int i = 0; i < tuned.size() && i < tallies().size(); i++) {
      String law = tuned.get(i).name();
      lines.put("engagements_" + law, String.valueOf(tallies().get(i).flights()));
      lines.put("hits_" + law, String.valueOf(tallies().get(i).hits()));
    }
  }

  /** Grabs a target, which follows the mouse from then on. */
  @Override
  public void press(double x, double y) {
    field.hover(x, y);
    if (chase.isEmpty() && field.pointsAtTarget()) {
      manoeuvre.put(BY_HAND);
      markStale();
    }
  }

  @Override
  public void drag(double x, double y) {
    field.hover(x, y);
  }

  @Override
  public void hover(double x, double y) {
    field.hover(x, y);
  }
}
