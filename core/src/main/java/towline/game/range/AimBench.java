package towline.game.range;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import towline.ai.aim.AimMode;
import towline.ai.aim.Planning;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.game.diagnostics.PlayStats;
import towline.game.frame.Dial;
import towline.trial.duel.DuelSimulation;
import towline.trial.duel.DuelTally;
import towline.trial.duel.DuelTurret;
import towline.trial.duel.MountType;
import towline.trial.duel.StagedDuel;
import towline.trial.duel.TargetMotion;

/** The bench AIM: all aim modes against one target. */
public final class AimBench extends Bench {
  /** Number of ticks for which the end of a staged engagement is shown. */
  private static final int END_TICKS = 50;

  /** Number of misses of a mode that are kept for the plot. */
  static final int MAX_MISSES = 60;

  /**
   * Width of the results, in lines of text, below which table, misses and curve do not fit side by
   * side.
   */
  private static final double NARROW_WIDTH = 34;

  private static final ShotMargin NO_CURVE = new ShotMargin();

  private final List<BenchPreset> presets = BenchPresets.aim();
  private final AimSetup setup = new AimSetup(this);
  private final AimField field;
  private final CurvePlot plot;
  private final ShotMargin curve = new ShotMargin();
  private final Map<AimMode, List<Double>> misses = new EnumMap<>(AimMode.class);
  private final FireProblem truth = new FireProblem();
  private DuelSimulation experiment = new DuelSimulation(setup.duelOptions(FIRST_SEED));
  private StagedDuel staged = new StagedDuel(setup.modes(), truth, Planning.ONCE_A_SHOT);
  private List<DuelTurret> turrets = List.of();
  private double elapsed;
  private int ticksSinceEnd;
  private boolean isCurveCurrent;

  /** Creates a bench that draws with {@code tools}. */
  public AimBench(RangeTools tools) {
    super(tools);
    field = new AimField(tools, setup);
    plot = new CurvePlot(tools);
  }

  @Override
  public String name() {
    return "aim";
  }

  @Override
  List<BenchPreset> presets() {
    return presets;
  }

  @Override
  List<Dial> shownDials() {
    return setup.shown();
  }

  @Override
  void begin() {
    misses.clear();
    field.clear();
    plot.finish();
    if (setup.isStaged()) {
      beginStaged(setup.situation());
    } else {
      experiment = new DuelSimulation(setup.duelOptions(seed()));
      turrets = experiment.turrets();
      beginEngagement();
    }
  }

  @Override
  void clear() {
    turrets = List.of();
  }

  private void beginStaged(FireProblem start) {
    staged = new StagedDuel(setup.modes(), start, setup.planning.get());
    turrets = staged.turrets();
    ticksSinceEnd = 0;
    beginEngagement();
  }

  private void beginEngagement() {
    elapsed = 0;
    field.begin();
    turrets.get(0).writeTruth(truth);
    // A curve is kept until the laws have finished on it. Staged engagements all have one curve.
    boolean isNew = setup.isByHand() || plot.isDone();
    isCurveCurrent = setup.isStaged() || isNew;
    if (isNew) {
      curve.set(truth);
      plot.restart();
    }
  }

  @Override
  void advance() {
    elapsed += tickSeconds();
    if (setup.isStaged()) {
      advanceStaged();
    } else {
      experiment.tick();
      List<DuelTurret> current = experiment.turrets();
      if (current.get(0) != turrets.get(0)) {
        turrets.forEach(this::note);
        turrets = current;
        beginEngagement();
      }
    }
    field.track(turrets);
  }

  private void advanceStaged() {
    if (setup.isByHand()) {
      staged.leadTarget(field.handles().pointerX(), field.handles().pointerY());
    }
    staged.tick();
    ticksSinceEnd = staged.isOver() ? ticksSinceEnd + 1 : 0;
    if (ticksSinceEnd == 1) {
      turrets.forEach(this::note);
    }
    if (ticksSinceEnd > (setup.isByHand() ? 2 : END_TICKS)) {
      FireProblem start = setup.situation();
      if (setup.isByHand()) {
        DuelTurret first = turrets.get(0);
        start.targetX = first.targetX();
        start.targetY = first.targetY();
        start.targetVelocityX = first.targetVelocityX();
        start.targetVelocityY = first.targetVelocityY();
        start.facing = first.facing();
      }
      beginStaged(start);
    }
  }

  private void note(DuelTurret turret) {
    field.note(turret);
    if (turret.hasFired()) {
      List<Double> list = misses.computeIfAbsent(turret.mode(), mode -> new ArrayList<>());
      list.add(turret.closestApproach());
      if (list.size() > MAX_MISSES) {
        list.remove(0);
      }
    }
  }

  private boolean isRefused() {
    return !refusal().isEmpty();
  }

  @Override
  public double tickSeconds() {
    return DuelTurret.TICK;
  }

  @Override
  public void toggleView() {
    setup.view.step(1);
  }

  @Override
  public void drawWorld(BenchFrame frame) {
    field.draw(frame, turrets, isCurveCurrent ? curve : NO_CURVE, truth);
  }

  @Override
  public double resultLines() {
    return 12;
  }

  @Override
  public void drawResults(double left, double bottom, double width, double height, double seconds) {
    field.writeNames(turrets);
    double top = bottom + height;
    double line = Math.min(tools().line(), height / (setup.modes().size() + 1.4));
    boolean isNarrow = width < NARROW_WIDTH * tools().line();
    field.leaveRoom(0);
    if (isNarrow && setup.isStaged()) {
      double name = AimRows.widestName(tools(), setup.modes());
      field.leaveRoom(name + AimRows.widestResult(tools()) + 2 * tools().line());
      field.writeResults(rows());
      drawPlot(CurvePlot.Legend.BESIDE, left, bottom, width, height, seconds);
      return;
    }
    double tableWidth = isNarrow ? width : 0.49 * width;
    List<String> headings =
        setup.isStaged()
            ? List.of("range.head.result")
            : List.of("range.head.share", "range.head.shots", "range.head.time");
    drawTable(headings, rows(), left, top, tableWidth, line, seconds);
    if (isNarrow) {
      return;
    }
    MissPlot.draw(
        tools(), setup.modes(), misses, left + 0.52 * width, top, 0.12 * width, line, height);
    double from = left + 0.67 * width;
    drawPlot(CurvePlot.Legend.BELOW, from, bottom, 0.33 * width, height, seconds);
  }

  private void drawPlot(
      CurvePlot.Legend legend,
      double left,
      double bottom,
      double width,
      double height,
      double seconds) {
    if (!isRefused()) {
      double clock = setup.isByHand() || !isCurveCurrent ? Double.NaN : elapsed;
      plot.draw(curve, clock, legend, left, bottom, width, height, seconds);
    }
  }

  private List<LiveTable.Row> rows() {
    List<LiveTable.Row> rows = new ArrayList<>();
    for (AimMode mode : setup.modes()) {
      rows.add(
          setup.isStaged() || isRefused()
              ? AimRows.ofStaged(tools(), mode, turrets)
              : AimRows.of(tools(), mode, tally(mode)));
    }
    return rows;
  }

  /** Returns the tally of a mode in the drawn duel. */
  public DuelTally tally(AimMode mode) {
    return experiment.tally(mode, experiment.motion());
  }

  @Override
  public String command() {
    if (setup.isByHand() || isRefused()) {
      return "";
    }
    if (setup.isStaged()) {
      String set = setup.situationValues().differences();
      return "lab trace --law BISECTION" + frame() + (set.isEmpty() ? "" : " --set " + set);
    }
    int count = tally(setup.modes().get(0)).engagements();
    if (count == 0) {
      return "";
    }
    List<String> names = setup.modes().stream().map(AimMode::name).toList();
    StringBuilder text = new StringBuilder("lab duel --csv");
    text.append(" --mode ").append(String.join(",", names));
    text.append(" --motion ").append(setup.target.get());
    text.append(" --shots ").append(count).append(" --seed ").append(seed());
    text.append(setup.planning.get() == Planning.EVERY_TICK ? " --replan" : "");
    text.append(setup.mount.get() == MountType.TOWED ? " --towed" : "").append(frame());
    String set = setup.duelOptions(seed()).parameters().differences();
    return text.append(set.isEmpty() ? "" : " --set " + set).toString();
  }

  private String frame() {
    return setup.frame.get() == ShotFrame.SHOOTER ? " --frame SHOOTER" : "";
  }

  @Override
  public List<String> tableLines() {
    List<String> lines = new ArrayList<>();
    lines.add("mode,motion,engagements,shots,hits");
    if (!setup.isStaged() && !isRefused()) {
      for (AimMode mode : setup.modes()) {
        DuelTally tally = tally(mode);
        TargetMotion motion = experiment.motion();
        lines.add(
            String.format(
                Locale.ROOT,
                "%s,%s,%d,%d,%d",
                mode,
                motion,
                tally.engagements(),
                tally.shots(),
                tally.hits()));
      }
    }
    return lines;
  }

  @Override
  public void writeStats(PlayStats lines) {
    if (setup.isStaged() || isRefused()) {
      return;
    }
    for (AimMode mode : setup.modes()) {
      lines.put("engagements_" + mode, String.valueOf(tally(mode).engagements()));
      lines.put("hits_" + mode, String.valueOf(tally(mode).hits()));
    }
  }

  @Override
  public void press(double x, double y) {
    field.hover(x, y);
    if (setup.isByHand() || turrets.isEmpty()) {
      return;
    }
    if (!setup.isStaged()) {
      turrets.get(0).writeTruth(truth);
      if (field.handles().canGrab(truth)) {
        // A target that is grabbed becomes a staged one in its current state.
        stageAll(truth);
      }
    }
    if (setup.isStaged()) {
      field.handles().grab(setup.situation());
    }
  }

  private void stageAll(FireProblem from) {
    setup.target.put(AimSetup.STAGED);
    setup.stage("targetX", from.targetX - from.muzzleX);
    setup.stage("targetY", from.targetY - from.muzzleY);
    setup.stage("targetVelocityX", from.targetVelocityX);
    setup.stage("targetVelocityY", from.targetVelocityY);
    setup.stage("facing", from.facing);
    markStale();
  }

  @Override
  public void drag(double x, double y) {
    field.hover(x, y);
    if (setup.isStaged() && field.handles().drag(setup.situation())) {
      markStale();
    }
  }

  @Override
  public void release() {
    field.handles().release();
  }

  @Override
  public void hover(double x, double y) {
    field.hover(x, y);
  }
}
