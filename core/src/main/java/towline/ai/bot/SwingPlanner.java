package towline.ai.bot;

import towline.math.Trigonometry;
import towline.sim.api.CableStatus;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/**
 * A prediction of the foes that the drone rams if the ship thrusts along one course now and along
 * another soon. Each pair of courses is simulated with a simple tow: two masses on an inextensible
 * rope.
 */
final class SwingPlanner {
  /** Duration of the first course, s: until the bot plans again. */
  private static final double FIRST_COURSE_TIME = 0.3;

  /** Time ahead up to which blows count, s. */
  private static final double HORIZON = 1.25;

  private static final double STEP = 1.0 / 24;

  /** Turns from the first course to the second, rad. */
  private static final double[] TURNS = {0, 1.3, -1.3, 2.6, -2.6};

  /** Place in the cable's soft zone, as a share, at which the soft pull holds the drone. */
  private static final double TAUT_SHARE = 0.5;

  /** Margin of the drone's speed over that needed to ram, m/s, because the prediction is rough. */
  private static final double SPEED_MARGIN = 1;

  /** Share by which the worth of blows at the horizon is reduced: foes may have moved by then. */
  private static final double LATE_DISCOUNT = 0.5;

  /** Distance from the ship beyond which foes are out of the cable's reach, m. */
  private static final double REACH = 24;

  private final Tracks foes = new Tracks();
  private final double[] cables;
  private int ship;
  private int drone;
  private double cable;

  // The state of the tow in the simulation.
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
   * Creates a planner.
   *
   * @param cables the lengths of cable to choose from, m; if empty, the present length is kept
   */
  SwingPlanner(double... cables) {
    this.cables = cables;
  }

  /** Finds the tow and all foes that a swing could reach. */
  void update(Snapshot snapshot, int index) {
    ship = index;
    drone = snapshot.first(EntityKind.DRONE);
    boolean hooked = snapshot.cable().hooked;
    foes.updateFoes(
        snapshot, (all, i) -> hooked && !all.row(i).armoured && all.distance(index, i) < REACH);
  }

  /**
   * Returns the worth of the best swing that begins with thrust along the direction x, y, of length
   * 1: the number of foes that it rams; swarms and late blows count less. {@link #cable()} then
   * returns its length of cable.
   *
   * @param snapshot that of the last {@link #update}
   */
  double value(Snapshot snapshot, double x, double y) {
    double best = 0;
    double length = snapshot.cable().length;
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
        double worth = simulate(snapshot, x, y, thenX, thenY, wanted);
        if (worth > best) {
          best = worth;
          cable = wanted;
        }
      }
    }
    return best;
  }

  /** Returns the length of cable of the swing that was rated last, m. */
  double cable() {
    return cable;
  }

  private double simulate(
      Snapshot snapshot, double x, double y, double thenX, double thenY, double wanted) {
    begin(snapshot);
    CableStatus tow = snapshot.cable();
    double worth = 0;
    for (double t = 0; t < HORIZON; t += STEP) {
      boolean first = t < FIRST_COURSE_TIME;
      double fromX = droneX;
      double fromY = droneY;
      step(snapshot, tow, first ? x : thenX, first ? y : thenY, wanted);
      double speed = Math.sqrt(droneVx * droneVx + droneVy * droneVy);
      if (speed > tow.ploughSpeed + SPEED_MARGIN) {
        boolean all = speed > tow.ramSpeed + SPEED_MARGIN;
        Tracks.Prey prey = all ? Tracks.Prey.ALL : Tracks.Prey.SWARM;
        double rammed = foes.meet(fromX, fromY, droneX, droneY, t, tow.ramRadius, prey);
        worth += rammed * (1 - LATE_DISCOUNT * t / HORIZON);
      }
    }
    return worth;
  }

  private void begin(Snapshot snapshot) {
    foes.begin();
    shipX = snapshot.x(ship);
    shipY = snapshot.y(ship);
    shipVx = snapshot.vx(ship);
    shipVy = snapshot.vy(ship);
    droneX = snapshot.x(drone);
    droneY = snapshot.y(drone);
    droneVx = snapshot.vx(drone);
    droneVy = snapshot.vy(drone);
    rope = snapshot.cable().length;
  }

  /** Simulates a step of thrust along x, y, while the cable approaches its wanted length. */
  private void step(Snapshot snapshot, CableStatus tow, double x, double y, double wanted) {
    shipVx += tow.shipDrag * (tow.shipTopSpeed * x - shipVx) * STEP;
    shipVy += tow.shipDrag * (tow.shipTopSpeed * y - shipVy) * STEP;
    droneVx -= tow.droneDrag * droneVx * STEP;
    droneVy -= tow.droneDrag * droneVy * STEP;
    double reeled = tow.winchSpeed * STEP;
    rope += Math.max(-reeled, Math.min(reeled, wanted - rope));
    shipX = clamp(shipX + shipVx * STEP, snapshot.width());
    shipY = clamp(shipY + shipVy * STEP, snapshot.height());
    droneX += droneVx * STEP;
    droneY += droneVy * STEP;
    double apartX = droneX - shipX;
    double apartY = droneY - shipY;
    double apart = Math.sqrt(apartX * apartX + apartY * apartY);
    double over = apart - (1 - TAUT_SHARE * tow.softZone) * rope;
    if (over > 0) {
      pull(tow, apartX / apart, apartY / apart, over);
    }
    droneX = clamp(droneX, snapshot.width());
    droneY = clamp(droneY, snapshot.height());
  }

  /** Applies the taut cable, which stops the separation and removes some of the excess length. */
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

  private static double clamp(double place, double max) {
    return Math.max(0, Math.min(max, place));
  }
}
