package towline.screen.run;

import towline.session.Run;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.view.scene.Camera;
import towline.view.world.WorldView;

/** The last three seconds of a run, kept while it goes on, and shown again and again at its end. */
public final class LastMoments implements RunObserver {
  /** How much is kept, in ticks. */
  static final int KEPT = 3 * 60;

  /** How much of it comes after the end of the run, s. */
  private static final double AFTER_END = 0.8;

  /** The pace. */
  private static final double SLOW = 0.3;

  /** How long the last picture stands before it begins again, s. */
  private static final double REST = 0.8;

  /** Where the ship is to be seen, as a share of the window's width. */
  private static final double PLACE = 0.22;

  /** A tick as it was. */
  private static final class Moment {
    private final Snapshot state = new Snapshot();
    private final EventList events = new EventList();
    private final PilotTrace vision = new PilotTrace();
  }

  private final Moment[] moments = new Moment[KEPT];
  private int kept;
  private double time;
  private int shown = -1;
  private double x;
  private double y;

  @Override
  public void onTick(Run run) {
    if (run.overFor() > AFTER_END) {
      return;
    }
    int place = kept % KEPT;
    if (moments[place] == null) {
      moments[place] = new Moment();
    }
    Moment moment = moments[place];
    moment.state.set(run.current());
    moment.events.clear();
    moment.events.addAll(run.events());
    moment.vision.clear();
    run.explain(PilotTrace.Layer.VISION, moment.vision);
    kept++;
  }

  /** Whether there is anything to show. */
  public boolean isEmpty() {
    return kept < 2;
  }

  /** The number of ticks that can be shown. */
  int size() {
    return Math.min(kept, KEPT);
  }

  private Moment moment(int i) {
    return moments[(Math.max(0, kept - KEPT) + i) % KEPT];
  }

  /** Shows what comes next, after that time, s. */
  public void update(double seconds, WorldView view, OverlayController overlays) {
    time += seconds * SLOW;
    double length = (size() - 1) * Tick.SECONDS;
    if (shown < 0 || time > length + REST * SLOW) {
      restart(view, overlays);
    }
    double ticks = Math.min(time / Tick.SECONDS, size() - 1.0);
    while (shown < (int) ticks) {
      shown++;
      view.onEvents(moment(shown).events, moment(shown).state);
    }
    Moment last = moment(shown);
    Moment next = moment(Math.min(shown + 1, size() - 1));
    view.update(last.state, next.state, ticks - shown, seconds * SLOW);
    follow(last.state, view.camera());
    overlays.show(last.vision, seconds * SLOW);
  }

  private void restart(WorldView view, OverlayController overlays) {
    time = 0;
    shown = 0;
    view.reset(moment(0).state);
    overlays.reset();
  }

  /** The ship, or where it was last, beside the page. */
  private void follow(Snapshot state, Camera camera) {
    int ship = state.first(EntityKind.SHIP);
    if (state.count(EntityKind.SHIP) > 0) {
      x = state.x(ship);
      y = state.y(ship);
    }
    camera.cutBeside(x, y, PLACE);
  }
}
