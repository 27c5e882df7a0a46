package towline.game.run;

import java.util.Arrays;
import towline.game.frame.RunObserver;
import towline.session.Run;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/**
 * Where ship and drone of a run were at each tick, and the points so far: the ghost of a rematch.
 */
public final class GhostRecording implements RunObserver {
  private static final int FIELDS = 6;

  private float[] places = new float[FIELDS * 3600];
  private long[] points = new long[3600];
  private int ticks;

  @Override
  public void onTick(Run run) {
    Snapshot now = run.current();
    if (run.stoodStill() || now.count(EntityKind.SHIP) == 0) {
      return;
    }
    if (ticks == points.length) {
      points = Arrays.copyOf(points, 2 * ticks);
      places = Arrays.copyOf(places, 2 * FIELDS * ticks);
    }
    int ship = now.first(EntityKind.SHIP);
    int drone = now.first(EntityKind.DRONE);
    int at = FIELDS * ticks;
    places[at] = (float) now.x(ship);
    places[at + 1] = (float) now.y(ship);
    places[at + 2] = (float) now.heading(ship);
    places[at + 3] = (float) now.x(drone);
    places[at + 4] = (float) now.y(drone);
    places[at + 5] = (float) now.heading(drone);
    points[ticks] = run.score().points();
    ticks++;
  }

  /** The number of ticks with a ship. */
  public int ticks() {
    return ticks;
  }

  /** Fills in how the run stood after so many ticks; false once its ship was lost. */
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
