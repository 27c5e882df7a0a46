package towline.game.range;

import java.util.List;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.content.sound.Cue;
import towline.content.sound.SoundSpec.Mood;
import towline.game.diagnostics.PlayStats;
import towline.game.frame.ChoiceDial;
import towline.game.frame.GameScreen;
import towline.game.frame.GameServices;
import towline.game.frame.ScreenPainter;
import towline.menu.ChartWidget;
import towline.menu.Slider;
import towline.trial.Parameter;
import towline.trial.duel.DuelTurret;
import towline.view.Renderer;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;

/** The first screen of the range: a target to drag, three modes that shoot at it, and one curve. */
public final class PlaygroundScreen implements GameScreen, PlaygroundPage.Actions {
  /** Maximum time by which a frame advances, s; a longer frame was an interruption. */
  private static final double MAX_FRAME_SECONDS = 0.1;

  /** Share of the hull's colour in the colour behind the panel; the rest is black. */
  private static final double PANEL_LIGHT = 0.86;

  private final GameServices services;
  private final Renderer picture;
  private final ScreenPainter painter;
  private final RangeTools tools;
  private final Playground playground = new Playground();
  private final PlaygroundField field;
  private final SpareTimeChart chart;
  private final ChoiceDial<Playground.Flight> flight;
  private final NumberDial lookAheadDial;
  private double pendingSeconds;
  private double time;
  private double lastSeconds;
  private int goalsCheered;

  /** Creates the playground with its first target. */
  public PlaygroundScreen(GameServices services) {
    this.services = services;
    picture = services.picture();
    tools = RangeTools.of(picture, services.content().couriers());
    painter = new ScreenPainter(services, this::drawWorld, this::drawShapes, this::drawText);
    field = new PlaygroundField(tools, playground);
    chart = new SpareTimeChart(tools.palette(), playground);
    flight =
        new ChoiceDial<>(
            "flight",
            List.of(Playground.Flight.values()),
            Playground.Flight.STRAIGHT,
            value -> tools.words().of("range.value." + value.name()),
            tools.words(),
            this::changeFlight);
    double life = playground.shotLife();
    lookAheadDial =
        new NumberDial(
            "play",
            new Parameter("ahead", "s", 0, 0, life),
            0,
            life,
            tools.words(),
            this::changeAhead);
  }

  private void changeAhead() {
    playground.setLookAheadTime(lookAheadDial.get());
  }

  private void changeFlight() {
    playground.setFlight(flight.get());
  }

  @Override
  public void show() {
    services.openPage(new PlaygroundPage(this));
  }

  @Override
  public void update(double seconds) {
    time += seconds;
    pendingSeconds += Math.min(MAX_FRAME_SECONDS, seconds);
    while (pendingSeconds >= DuelTurret.TICK) {
      pendingSeconds -= DuelTurret.TICK;
      playground.tick();
    }
    if (playground.goalsReached() > goalsCheered) {
      goalsCheered = playground.goalsReached();
      services.sound().play(Cue.MEDAL);
    }
  }

  @Override
  public String state() {
    return "RANGE";
  }

  @Override
  public Mood mood() {
    return Mood.TITLE;
  }

  @Override
  public void writeStats(PlayStats lines) {
    for (AimMode mode : Playground.MODES) {
      lines.put("outcome_" + mode, playground.outcome(mode).name());
      lines.put("hits_" + mode, String.valueOf(playground.hits(mode)));
    }
    lines.put("targets", String.valueOf(playground.targets()));
  }

  @Override
  public void updatePicture(double seconds) {
    lastSeconds = seconds;
  }

  @Override
  public void draw() {
    painter.draw();
  }

  private void drawWorld() {
    int wide = (int) (picture.width() - Math.floor(picture.width() * PlaygroundPage.PANEL_WIDTH));
    int high = Math.max(1, picture.height());
    double share = picture.compositor().renderScale();
    BenchFrame frame = new BenchFrame(0, 0, wide, high, share, lastSeconds, time);
    int around = Palette.mix(0, tools.palette().colour(ColorRole.HULL), PANEL_LIGHT);
    picture.drawScene(0, 0, wide, high, around, () -> field.draw(frame));
  }

  private void drawShapes() {
    field.writeLabels();
  }

  private void drawText() {
    tools.text().draw(picture.canvas().batch());
  }

  @Override
  public Playground playground() {
    return playground;
  }

  @Override
  public ShapeDrawer shapes() {
    return tools.shapes();
  }

  @Override
  public ChartWidget.Drawing curve() {
    return chart::draw;
  }

  @Override
  public Slider flight() {
    return flight;
  }

  @Override
  public Slider ahead() {
    return lookAheadDial;
  }

  @Override
  public void toggle(AimMode mode) {
    playground.toggle(mode);
  }

  @Override
  public void surprise() {
    playground.surprise();
    flight.put(playground.flight());
  }

  @Override
  public void moveTarget(int right, int up) {
    playground.moveTarget(right, up);
  }

  @Override
  public void changeVelocity(int right, int up) {
    playground.changeVelocity(right, up);
  }

  @Override
  public void openWorkbench() {
    services.screens().openWorkbench();
  }

  @Override
  public void leave() {
    services.screens().quitToTitle();
  }

  @Override
  public void placeField(double left, double bottom, double width, double height) {
    field.place(left, bottom, width, height, picture.height() - bottom);
  }

  @Override
  public void press(float x, float y) {
    field.press(x, y);
  }

  @Override
  public void drag(float x, float y) {
    field.drag(x, y);
  }

  @Override
  public void release() {
    field.release();
  }

  @Override
  public void hover(float x, float y) {
    field.hover(x, y);
  }
}
