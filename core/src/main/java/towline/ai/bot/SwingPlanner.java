package towline.ai.bot;

import towline.math.Trigonometry;
import towline.sim.api.CableStatus;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/**
 * What the drone would ram if the ship pushed along a course now and along another soon: each pair
 * of courses is flown ahead with a simple tow, two weights on a rope that never stretches.
 */
final class SwingPlanner {
  /** The ship pushes along the first course for so long, s: until the next look about. */
  private static final double FIRST_LEG = 0.3;

  /** From so far ahead on nothing counts, s. */
  private static final double HORIZON = 1.25;

  private static final double STEP = 1.0 / 24;

  /** How the second course may differ from the first, radians. */
  private static final double[] TURNS = {0, 1.3, -1.3, 2.6, -2.6};

  /** The soft pull of the cable holds the drone at this part of its soft zone. */
  private static final double TAUT = 0.5;

  /** The plan is rough: in it the drone is so much faster than it needs to be to ram, m/s. */
  private static final double SPARE_SPEED = 1;

  /** What is rammed late in the plan may have gone elsewhere. */
  private static final double LATER = 0.5;

  /** Foes farther from the ship are out of the cable's reach, m. */
  private static final double REACH = 24;

  private final Tracks foes = new Tracks();
  private final double[] cables;
  private int ship;
  private int drone;
  private double cable;

  // Where the tow is on the course that is flown ahead.
  private double shipX;
  private double shipY;
  private double shipVx;
  private double shipVy;
  private double droneX;
  private double droneY;
  private double droneVx;
  private double droneVy;
  private double rope;

  /**
   * A planner.
   *
   * @param cables the lengths of cable that a swing may be flown with, m; empty: as it is
   */
  SwingPlanner(double... cables) {
    this.cables = cables;
  }

  /** Takes in the tow and all foes that a swing could reach. */
  void look(Snapshot seen, int self) {
    ship = self;
    drone = seen.first(EntityKind.DRONE);
    boolean hooked = seen.tow().hooked;
    foes.updateFoes(
        seen, (all, i) -> hooked && !all.row(i).armoured && all.distance(self, i) < REACH);
  }

  /**
   * What the best swing is worth that begins with a push along the direction x, y, of length 1: the
   * number of foes that it rams, swarms and what comes late counting less. {@link #cable()} then
   * tells its cable.
   *
   * @param seen what was looked at
   */
  double value(Snapshot seen, double x, double y) {
    double best = 0;
    double length = seen.tow().length;
    cable = length;
    if (foes.isEmpty()) {
      return 0;
    }
    for (double turn : TURNS) {
      double cos = Trigonometry.cos(turn);
      double sin = Trigonometry.sin(turn);
      double thenX = x * cos - y * sin;
      double thenY = x * sin + y * cos;
      for (int c = 0; c < Math.max(1, cables.length); c++) {
        double wanted = cables.length == 0 ? length : cables[c];
        double worth = fly(seen, x, y, thenX, thenY, wanted);
        if (worth > best) {
          best = worth;
          cable = wanted;
        }
      }
    }
    return best;
  }

  /** The length of cable of the swing that was rated last, m. */
  double cable() {
    return cable;
  }

  private double fly(Snapshot seen, double x, double y, double thenX, double thenY, double wanted) {
    begin(seen);
    CableStatus tow = seen.tow();
    double worth = 0;
    for (double t = 0; t < HORIZON; t += STEP) {
      boolean first = t < FIRST_LEG;
      double fromX = droneX;
      double fromY = droneY;
      push(seen, tow, first ? x : thenX, first ? y : thenY, wanted);
      double speed = Math.sqrt(droneVx * droneVx + droneVy * droneVy);
      if (speed > tow.ploughSpeed + SPARE_SPEED) {
        boolean all = speed > tow.ramSpeed + SPARE_SPEED;
        Tracks.Prey prey = all ? Tracks.Prey.ALL : Tracks.Prey.SWARM;
        double rammed = foes.meet(fromX, fromY, droneX, droneY, t, tow.ramRadius, prey);
        worth += rammed * (1 - LATER * t / HORIZON);
      }
    }
    return worth;
  }

  private void begin(Snapshot seen) {
    foes.begin();
    shipX = seen.x(ship);
    shipY = seen.y(ship);
    shipVx = seen.vx(ship);
    shipVy = seen.vy(ship);
    droneX = seen.x(drone);
    droneY = seen.y(drone);
    droneVx = seen.vx(drone);
    droneVy = seen.vy(drone);
    rope = seen.tow().length;
  }

  /** Flies on by a step with the ship pushing along x, y and the cable on its way to a length. */
  private void push(Snapshot seen, CableStatus tow, double x, double y, double wanted) {
    shipVx += tow.shipDrag * (tow.shipTopSpeed * x - shipVx) * STEP;
    shipVy += tow.shipDrag * (tow.shipTopSpeed * y - shipVy) * STEP;
    droneVx -= tow.droneDrag * droneVx * STEP;
    droneVy -= tow.droneDrag * droneVy * STEP;
    double reeled = tow.winchSpeed * STEP;
    rope += Math.max(-reeled, Math.min(reeled, wanted - rope));
    shipX = clamp(shipX + shipVx * STEP, seen.width());
    shipY = clamp(shipY + shipVy * STEP, seen.height());
    droneX += droneVx * STEP;
    droneY += droneVy * STEP;
    double apartX = droneX - shipX;
    double apartY = droneY - shipY;
    double apart = Math.sqrt(apartX * apartX + apartY * apartY);
    double over = apart - (1 - TAUT * tow.softZone) * rope;
    if (over > 0) {
      pull(tow, apartX / apart, apartY / apart, over);
    }
    droneX = clamp(droneX, seen.width());
    droneY = clamp(droneY, seen.height());
  }

  /** The taut cable takes up the speed of separation, and some of what is already too far. */
  private void pull(CableStatus tow, double x, double y, double over) {
    double separation = Math.max(0, (droneVx - shipVx) * x + (droneVy - shipVy) * y);
    double blow = Math.max(separation, Math.min(over / STEP, separation + tow.winchSpeed));
    double share = tow.droneShare;
    droneVx -= (1 - share) * blow * x;
    droneVy -= (1 - share) * blow * y;
    shipVx += share * blow * x;
    shipVy += share * blow * y;
    droneX -= over * x;
    droneY -= over * y;
  }

  private static double clamp(double at, double most) {
    return Math.max(0, Math.min(most, at));
  }
}
