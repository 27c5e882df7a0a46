package towline.game.run;

import java.util.Optional;
import towline.content.Mastery;
import towline.game.diagnostics.PlayStats;
import towline.game.frame.DrawnScreen;
import towline.game.frame.GameServices;
import towline.session.Assistance;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.replay.Replay;
import towline.settings.Options;
import towline.settings.Settings;
import towline.sim.api.Snapshot;

/** A screen on which a run goes on, whoever flies it. */
public abstract class FlightScreen extends DrawnScreen {
  /** How long the end of the ship is watched, s. */
  private static final double FAREWELL = 2.2;

  private RunController controller;

  /** A screen with that run, which it closes when it is hidden. */
  protected FlightScreen(GameServices services, RunController controller) {
    super(services);
    this.controller = controller;
    observe();
  }

  /** What plays the run. */
  public final RunController controller() {
    return controller;
  }

  public final Run run() {
    return controller.run();
  }

  /** Whether the run is over and its end has been watched. */
  protected final boolean runEnded() {
    return run().over() && run().overFor() > FAREWELL;
  }

  @Override
  public void hide() {
    controller.close();
    super.hide();
  }

  /** Replaces the run. */
  protected final void replace(RunController next) {
    controller.close();
    services().controls().devices().discardPresses();
    controller = next;
    observe();
    begin();
  }

  /** Shows and sounds what happens in the run. */
  private void observe() {
    controller.addObserver(
        run -> services().picture().world().onEvents(run.events(), run.current()));
    controller.addObserver(services().overlays()::onEvents);
    controller.addObserver(run -> services().sound().onEvents(run.events()));
  }

  /** The run begins. */
  private void begin() {
    super.show();
  }

  @Override
  public final void applySettings(Settings settings) {
    controller.applySettings(settings);
    controller.setSpeed(speed(settings));
    services().overlays().setCourierHints(settings.isOn(Options.COURIER_HINTS));
  }

  /** How fast the run goes, as a multiple of real time. */
  protected double speed(Settings settings) {
    return settings.fraction(Options.GAME_SPEED);
  }

  @Override
  public void update(double seconds) {
    controller.update(seconds, services().picture().world());
  }

  @Override
  public void updateOverlays(double seconds) {
    services().overlays().update(run(), controller.step().paused() ? 0 : seconds);
  }

  @Override
  protected void drawWorld(double seconds) {
    services().picture().world().setTheme(run().sector().look());
    services().picture().world().setMastery(mastery());
    drawFlight(seconds);
  }

  /** The steps of mastery that drone and shots wear: none, unless the player flies. */
  protected Mastery mastery() {
    return Mastery.none();
  }

  /** Draws the run, after that time, s. */
  protected abstract void drawFlight(double seconds);

  @Override
  public final Snapshot world() {
    return run().current();
  }

  @Override
  public final PlayMode mode() {
    return run().setup().mode();
  }

  @Override
  public final boolean assisted() {
    return controller.assistance() == Assistance.USED;
  }

  @Override
  public final double timeScale() {
    return controller.step().timeScale();
  }

  @Override
  public Optional<Replay> recording() {
    return Optional.of(controller.recording());
  }

  @Override
  public void writeStats(PlayStats lines) {
    writeMeasured(lines, run().score()::shots, run().score()::hits);
    lines.put("points", String.valueOf(run().score().points()));
  }
}
