package towline.game.frame;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.session.Run;
import towline.sim.api.EntityKind;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.TraceMark;
import towline.view.Renderer;
import towline.view.draw.ScreenRoom;
import towline.view.effect.EventCallout;
import towline.view.effect.MissCallout;
import towline.view.effect.ScorePopups;
import towline.view.effect.SwingCallout;
import towline.view.overlay.CourierHint;
import towline.view.overlay.ForecastMarks;
import towline.view.overlay.Overlay;
import towline.view.scene.Camera;
import towline.view.world.WorldView;

/**
 * The overlays of a run: the pilots' plans, hints, callouts, and scores shown at the place where
 * they were earned.
 */
public final class OverlayController {
  /** Number of opened couriers of a kind from which on it has no hint in a run. */
  private static final int LEARNED_COURIERS = 3;

  private final Renderer picture;
  private final ScorePopups scorePopups;
  private Overlay overlay;
  private SwingCallout swingCallout;
  private EventCallout eventCallout;
  private MissCallout missCallout;
  private ForecastMarks forecastMarks;
  private final CourierHint courierHint;
  private boolean hintsAlways;
  private final PilotTrace vision = new PilotTrace();
  private final PilotTrace ghosts = new PilotTrace();
  private final PilotTrace shownTrace = new PilotTrace();
  private Detail detail = Detail.SIMPLE;
  private boolean ghostsOn;

  public OverlayController(Renderer picture) {
    this.picture = picture;
    courierHint =
        new CourierHint(
            picture.shapes(),
            picture.palette(),
            picture.fonts(),
            () -> !picture.localization().isTouched());
    scorePopups = new ScorePopups(picture.fonts(), picture.palette(), picture.effects());
    onWordsChanged();
  }

  /** Creates all texts again, because the language or the names of keys have changed. */
  public final void onWordsChanged() {
    overlay =
        new Overlay(picture.shapes(), picture.palette(), picture.fonts(), picture.localization());
    swingCallout = new SwingCallout(picture.fonts(), picture.palette(), picture.localization());
    eventCallout = new EventCallout(picture.fonts(), picture.palette(), picture.localization());
    missCallout = new MissCallout(picture.fonts(), picture.palette(), picture.localization());
    forecastMarks =
        new ForecastMarks(
            picture.shapes(), picture.palette(), picture.fonts(), picture.localization());
  }

  public void reset() {
    scorePopups.clear();
    swingCallout.clear();
    eventCallout.clear();
    missCallout.clear();
    overlay.clear();
    shownTrace.clear();
  }

  /** The level of detail of the overlay. */
  public enum Detail {
    /** The target of the drone, and the misses of harpoons and of shots at couriers. */
    SIMPLE,
    /** The plans of all pilots, with a legend. */
    FULL,
    /** No overlay. */
    OFF
  }

  /** Returns true if the plans of all pilots are shown. */
  public boolean vision() {
    return detail == Detail.FULL;
  }

  public boolean ghosts() {
    return ghostsOn;
  }

  public Detail detail() {
    return detail;
  }

  /** Steps the level of detail from simple to full, to off, and back to simple. */
  public void nextDetail() {
    detail = Detail.values()[(detail.ordinal() + 1) % Detail.values().length];
  }

  public void toggleGhosts() {
    ghostsOn = !ghostsOn;
  }

  /** Sets whether couriers are shown with the aim mode that opens them in later waves, too. */
  public void setCourierHints(boolean always) {
    hintsAlways = always;
  }

  /** Shows the events of a tick of the run. */
  public void onEvents(Run run) {
    scorePopups.onEvents(run.events());
    swingCallout.onEvents(run.events(), run.current());
    eventCallout.onEvents(run.events(), run.current());
    missCallout.onEvents(run);
    overlay.onEvents(run.events(), run.current());
  }

  /**
   * Updates the overlays from the current state of the run, {@code seconds} after the last frame.
   */
  public void update(Run run, double seconds) {
    overlay.setTimeStopped(seconds <= 0);
    overlay.setMissesShown(detail == Detail.FULL);
    picture.alerts().setNumbersShown(detail == Detail.FULL);
    vision.clear();
    run.explain(PilotTrace.Layer.VISION, vision);
    ghosts.clear();
    if (ghostsOn) {
      run.explain(PilotTrace.Layer.GHOSTS, ghosts);
    }
    double slew = 0;
    for (int i = 0; i < vision.size(); i++) {
      TraceMark mark = vision.get(i);
      slew = mark.mark() == PilotTrace.Mark.TURN ? mark.turn() : slew;
    }
    WorldView world = picture.world();
    world.setSlew(slew);
    scorePopups.update(seconds);
    swingCallout.update(seconds);
    eventCallout.update(seconds);
    missCallout.update(seconds);
    overlay.update(seconds);
    if (detail == Detail.FULL) {
      overlay.takeTrace(vision);
    }
    courierHint.update(world.camera(), world.scene(), hintedMode(run), seconds);
    shownTrace.clear();
    for (int i = 0; i < vision.size(); i++) {
      TraceMark mark = vision.get(i);
      if (detail == Detail.FULL || (detail == Detail.SIMPLE && Overlay.isLight(mark.mark()))) {
        shownTrace.add(mark);
      }
    }
    for (int i = 0; i < ghosts.size(); i++) {
      shownTrace.add(ghosts.get(i));
    }
  }

  /**
   * Returns the index of the mode that opens the present courier; -1 if hints are off, or its kind
   * has been opened so often that reading its ribbon is the game.
   */
  private int hintedMode(Run run) {
    Snapshot snapshot = run.current();
    boolean hinting = run.namesModeOfCouriers(hintsAlways);
    if (!hinting || snapshot.count(EntityKind.COURIER) == 0) {
      return -1;
    }
    int kind = snapshot.row(snapshot.first(EntityKind.COURIER)).courierKind;
    return run.score().couriers(kind) < LEARNED_COURIERS
        ? run.ownModeOfCourier(kind).ordinal()
        : -1;
  }

  /** Shows all marks of a recorded trace, {@code seconds} after the last frame. */
  public void show(PilotTrace trace, double seconds) {
    overlay.update(seconds);
    shownTrace.clear();
    for (int i = 0; i < trace.size(); i++) {
      shownTrace.add(trace.get(i));
    }
  }

  public void drawShapes() {
    WorldView world = picture.world();
    forecastMarks.drawShapes(world.camera(), world.scene());
    courierHint.drawShapes(world.camera(), world.scene());
    missCallout.drawShapes(
        picture.shapes(), world.camera(), world.scene(), picture.canvas().room());
    if (detail == Detail.OFF && shownTrace.size() == 0) {
      return;
    }
    overlay.drawShapes(world.camera(), world.scene(), shownTrace);
  }

  /**
   * Draws the text in the order of its importance; text that would overlap other text is left out.
   */
  public void drawText(Batch batch) {
    Camera camera = picture.world().camera();
    ScreenRoom room = picture.canvas().room();
    forecastMarks.drawText(batch, camera, room);
    courierHint.drawText(batch, camera);
    missCallout.drawText(batch);
    swingCallout.draw(batch, camera, room);
    eventCallout.draw(batch, camera, room);
    if (detail != Detail.OFF || shownTrace.size() > 0) {
      overlay.drawText(batch, room);
    }
    scorePopups.draw(batch, camera, room);
  }
}
