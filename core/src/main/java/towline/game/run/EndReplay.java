package towline.game.run;

import java.util.stream.Stream;
import towline.game.frame.OverlayController;
import towline.game.frame.RunObserver;
import towline.session.Run;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.view.scene.Camera;
import towline.view.world.WorldView;

/**
 * The last seconds of a run, kept while it goes on; the very last are shown again and again. One
 * serves every run of the game, so that a fight allocates nothing.
 */
public final class EndReplay implements RunObserver {
  /** How much is kept, in ticks. */
  static final int KEPT = 8 * 60;

  /** How much of it is shown again and again, in ticks. */
  private static final int LOOPED = 3 * 60;

  /** How much of it comes after the end of the run, s. */
  private static final double AFTER_END = 0.8;

  /** The pace. */
  private static final double SLOW = 0.3;

  /** How long the last picture stands before it begins again, s. */
  private static final double REST = 0.8;

  /** Where the ship is to be seen, as a share of the window's width. */
  private static final double PLACE = 0.22;

  private static final double MIDDLE = 0.5;

  /** A tick as it was. */
  private static final class Moment {
    private final Snapshot state = new Snapshot();
    private final EventList events = new EventList();
    private final PilotTrace vision = new PilotTrace();
  }

  /** Whether what the pilots think is kept as well. */
  public enum Thoughts {
    /** It is, for whoever flew to understand. */
    KEPT,
    /** It is not: working it out takes time, and nobody asks what a bot was shown. */
    LEFT_OUT
  }

  private final Moment[] moments = Stream.generate(Moment::new).limit(KEPT).toArray(Moment[]::new);
  private Thoughts thoughts = Thoughts.KEPT;
  private int kept;
  private double time;
  private int shown = -1;
  private double x;
  private double y;

  @Override
  public void onTick(Run run) {
    if (run.stoodStill() || run.overFor() > AFTER_END) {
      return;
    }
    Moment moment = moments[kept % KEPT];
    moment.state.set(run.current());
    moment.events.clear();
    moment.events.addAll(run.events());
    moment.vision.clear();
    if (thoughts == Thoughts.KEPT) {
      run.explain(PilotTrace.Layer.VISION, moment.vision);
    }
    kept++;
  }

  /** Forgets the last run; of the next one it keeps what the pilots think, or leaves it out. */
  public void clear(Thoughts ofNext) {
    thoughts = ofNext;
    kept = 0;
    rewind();
  }

  /** Whether there is anything to show. */
  public boolean isEmpty() {
    return kept < 2;
  }

  /** The number of ticks that can be shown. */
  public int size() {
    return Math.min(kept, KEPT);
  }

  private Moment moment(int i) {
    return moments[(Math.max(0, kept - KEPT) + i) % KEPT];
  }

  /** Shows what comes next of the very last, slowly and beside a page, after that time, s. */
  public void update(double seconds, WorldView view, OverlayController overlays) {
    if (shown < 0 || time > end() + REST * SLOW) {
      rewind();
      time = Math.max(0, size() - LOOPED) * Tick.SECONDS;
    }
    show(seconds * SLOW, PLACE, view, overlays);
  }

  /** Goes back to the first moment that is kept. */
  public void rewind() {
    time = 0;
    shown = -1;
  }

  /** Shows what comes next, in the middle of the window, after that time, s. */
  public void play(double seconds, WorldView view, OverlayController overlays) {
    show(seconds, MIDDLE, view, overlays);
  }

  /** Whether the last moment has been shown. */
  public boolean played() {
    return time >= end();
  }

  private double end() {
    return (size() - 1) * Tick.SECONDS;
  }

  private void show(double seconds, double place, WorldView view, OverlayController overlays) {
    if (shown < 0) {
      shown = (int) (time / Tick.SECONDS);
      view.reset(moment(shown).state);
      overlays.reset();
    }
    time += seconds;
    double ticks = Math.min(time / Tick.SECONDS, size() - 1.0);
    while (shown < (int) ticks) {
      shown++;
      view.onEvents(moment(shown).events, moment(shown).state);
    }
    Moment last = moment(shown);
    Moment next = moment(Math.min(shown + 1, size() - 1));
    view.update(last.state, next.state, ticks - shown, seconds);
    follow(last.state, place, view.camera());
    overlays.show(last.vision, seconds);
  }

  /** The ship, or where it was last. */
  private void follow(Snapshot state, double place, Camera camera) {
    int ship = state.first(EntityKind.SHIP);
    if (state.count(EntityKind.SHIP) > 0) {
      x = state.x(ship);
      y = state.y(ship);
    }
    camera.cutBeside(x, y, place);
  }
}
