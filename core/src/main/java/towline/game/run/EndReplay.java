package towline.game.run;

import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import towline.game.frame.OverlayController;
import towline.game.frame.RunObserver;
import towline.game.host.Background;
import towline.session.Run;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.view.scene.Camera;
import towline.view.world.WorldView;

/**
 * Keeps the last seconds of a run, and shows the end of them in a loop. One instance serves all
 * runs of the game, so that a fight allocates nothing; its memory, some 40 MB, is made in the
 * background when the first run opens, because a start would wait for it.
 */
public final class EndReplay implements RunObserver {
  /** Number of ticks that are kept. */
  static final int KEPT_TICKS = 8 * 60;

  /** Number of ticks that are shown in a loop. */
  private static final int LOOP_TICKS = 3 * 60;

  /** Time after the end of the run that is kept, s. */
  private static final double END_SECONDS = 0.8;

  /** Speed of the loop, as a multiple of real time. */
  private static final double LOOP_SPEED = 0.3;

  /** Time for which the last picture of the loop is shown, s. */
  private static final double REST_SECONDS = 0.8;

  /** Position of the ship in the loop, as a fraction of the window's width. */
  private static final double LOOP_PLACE = 0.22;

  private static final double CENTRE = 0.5;

  /** A recorded tick. */
  private static final class Moment {
    private final Snapshot state = new Snapshot();
    private final EventList events = new EventList();
    private final PilotTrace vision = new PilotTrace();
  }

  /** Selects whether the pilots' plans are recorded, too. */
  public enum PlanRecording {
    /** Plans are recorded, to be shown to the player. */
    RECORDED,
    /**
     * Plans are not recorded; for runs of bots, because they are costly and would not be displayed.
     */
    OMITTED
  }

  private final Background background;
  private @Nullable Supplier<Moment[]> making;
  private Moment[] moments = {};
  private PlanRecording planRecording = PlanRecording.RECORDED;
  private int recordedTicks;
  private double time;
  private int shownMoment = -1;
  private double x;
  private double y;

  /** Creates an empty one, whose memory is made in {@code background}. */
  public EndReplay(Background background) {
    this.background = background;
  }

  @Override
  public void onTick(Run run) {
    if (run.wasPaused() || run.secondsSinceEnd() > END_SECONDS) {
      return;
    }
    if (moments.length == 0) {
      moments = making().get();
    }
    Moment moment = moments[recordedTicks % KEPT_TICKS];
    moment.state.set(run.current());
    moment.events.clear();
    moment.events.addAll(run.events());
    moment.vision.clear();
    if (planRecording == PlanRecording.RECORDED) {
      run.explain(PilotTrace.Layer.VISION, moment.vision);
    }
    recordedTicks++;
  }

  private Supplier<Moment[]> making() {
    if (making == null) {
      making =
          background.make(
              "towline-moments",
              () -> Stream.generate(Moment::new).limit(KEPT_TICKS).toArray(Moment[]::new));
    }
    return making;
  }

  /** Forgets the last run; {@code ofNext} applies to the next one. */
  public void clear(PlanRecording ofNext) {
    making();
    planRecording = ofNext;
    recordedTicks = 0;
    rewind();
  }

  /** Returns true if there is nothing to show. */
  public boolean isEmpty() {
    return recordedTicks < 2;
  }

  /** Returns the number of ticks that can be shown. */
  public int size() {
    return Math.min(recordedTicks, KEPT_TICKS);
  }

  private Moment moment(int i) {
    return moments[(Math.max(0, recordedTicks - KEPT_TICKS) + i) % KEPT_TICKS];
  }

  /**
   * Shows the next picture of the loop, in slow motion and beside a page, {@code seconds} after the
   * last frame.
   */
  public void update(double seconds, WorldView view, OverlayController overlays) {
    if (shownMoment < 0 || time > end() + REST_SECONDS * LOOP_SPEED) {
      rewind();
      time = Math.max(0, size() - LOOP_TICKS) * Tick.SECONDS;
    }
    show(seconds * LOOP_SPEED, LOOP_PLACE, view, overlays);
  }

  /** Goes back to the first recorded tick. */
  public void rewind() {
    time = 0;
    shownMoment = -1;
  }

  /** Shows the next picture in the middle of the window, {@code seconds} after the last frame. */
  public void play(double seconds, WorldView view, OverlayController overlays) {
    show(seconds, CENTRE, view, overlays);
  }

  /** Returns true once the last tick has been shown. */
  public boolean played() {
    return time >= end();
  }

  private double end() {
    return (size() - 1) * Tick.SECONDS;
  }

  private void show(double seconds, double place, WorldView view, OverlayController overlays) {
    if (shownMoment < 0) {
      shownMoment = (int) (time / Tick.SECONDS);
      view.reset(moment(shownMoment).state);
      overlays.reset();
    }
    time += seconds;
    double ticks = Math.min(time / Tick.SECONDS, size() - 1.0);
    while (shownMoment < (int) ticks) {
      shownMoment++;
      view.onEvents(moment(shownMoment).events, moment(shownMoment).state);
    }
    Moment last = moment(shownMoment);
    Moment next = moment(Math.min(shownMoment + 1, size() - 1));
    view.update(last.state, next.state, ticks - shownMoment, seconds);
    follow(last.state, place, view.camera());
    overlays.show(last.vision, seconds);
  }

  /** Points the camera at the ship, or at its last position. */
  private void follow(Snapshot state, double place, Camera camera) {
    int ship = state.first(EntityKind.SHIP);
    if (state.count(EntityKind.SHIP) > 0) {
      x = state.x(ship);
      y = state.y(ship);
    }
    camera.cutBeside(x, y, place);
  }
}
