package towline.game.run;

import java.util.Arrays;
import towline.game.frame.RunObserver;
import towline.session.Run;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/**
 * The track of a run for the ghost of a rematch: poses of ship and drone, and points, at each tick.
 */
public final class GhostRecording implements RunObserver {
  private static final int FIELDS = 6;

  private float[] places = new float[FIELDS * 3600];
  private long[] points = new long[3600];
  private int ticks;

  @Override
  public void onTick(Run run) {
    Snapshot snapshot = run.current();
    if (run.wasPaused() || snapshot.count(EntityKind.SHIP) == 0) {
      return;
    }
    if (ticks == points.length) {
      points = Arrays.copyOf(points, 2 * ticks);
      places = Arrays.copyOf(places, 2 * FIELDS * ticks);
    }
    int ship = snapshot.first(EntityKind.SHIP);
    int drone = snapshot.first(EntityKind.DRONE);
    int at = FIELDS * ticks;
    places[at] = (float) snapshot.x(ship);
    places[at + 1] = (float) snapshot.y(ship);
    places[at + 2] = (float) snapshot.heading(ship);
    places[at + 3] = (float) snapshot.x(drone);
    places[at + 4] = (float) snapshot.y(drone);
    places[at + 5] = (float) snapshot.heading(drone);
    points[ticks] = run.score().points();
    ticks++;
  }

  /** Returns the number of ticks with a ship. */
  public int ticks() {
    return ticks;
  }

  /**
   * Fills in the state of the run after {@code tick} ticks; returns false once its ship was lost.
   */
  public boolean fill(long tick, GhostPose out) {
    if (ticks == 0) {
      return false;
    }
    int last = (int) Math.max(0, Math.min(tick, ticks) - 1);
    int at = FIELDS * last;
    out.shipX = places[at];
    out.shipY = places[at + 1];
    out.shipHeading = places[at + 2];
    out.droneX = places[at + 3];
    out.droneY = places[at + 4];
    out.droneHeading = places[at + 5];
    out.points = points[last];
    return tick <= ticks;
  }
}
