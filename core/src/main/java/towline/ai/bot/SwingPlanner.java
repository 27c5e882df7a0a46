package towline.ai.bot;

import java.util.Arrays;
import towline.math.Trigonometry;
import towline.sim.api.CableStatus;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/**
 * A prediction of the foes that the drone rams if the ship thrusts along one course now and along
 * another soon. Each pair of courses is simulated with a simple tow: two masses on an inextensible
 * rope. The pairs of a first course share its simulation.
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
  private int ship;
  private final Tracks.Filter inReach =
      (snapshot, i) ->
          snapshot.cable().hooked
              && !snapshot.row(i).armoured
              && snapshot.distance(ship, i) < REACH;
  private final double[] cables;
  private int drone;
  private double cable;

  /** The tow after the first course, with each length of cable. */
  private final Tow[] firstCourses;

  private final Tow tow = new Tow();

  /**
   * Creates a planner.
   *
   * @param cables the lengths of cable to choose from, m; if empty, the present length is kept
   */
  SwingPlanner(double... cables) {
    this.cables = cables;
    firstCourses = new Tow[Math.max(1, cables.length)];
    Arrays.setAll(firstCourses, c -> new Tow());
  }

  /** Finds the tow and all foes that a swing could reach. */
  void update(Snapshot snapshot, int index) {
    ship = index;
    drone = snapshot.first(EntityKind.DRONE);
    foes.updateFoes(snapshot, inReach);
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
    for (int c = 0; c < firstCourses.length; c++) {
      Tow first = firstCourses[c];
      first.begin(snapshot, ship, drone);
      fly(first, snapshot, x, y, wanted(c, length), FIRST_COURSE_TIME);
    }
    for (double turn : TURNS) {
      double cos = Trigonometry.cos(turn);
      double sin = Trigonometry.sin(turn);
      double thenX = x * cos - y * sin;
      double thenY = x * sin + y * cos;
      for (int c = 0; c < firstCourses.length; c++) {
        double wanted = wanted(c, length);
        tow.set(firstCourses[c]);
        fly(tow, snapshot, thenX, thenY, wanted, HORIZON);
        if (tow.worth > best) {
          best = tow.worth;
          cable = wanted;
        }
      }
    }
    return best;
  }

  private double wanted(int index, double present) {
    return cables.length == 0 ? present : cables[index];
  }

  /** Returns the length of cable of the swing that was rated last, m. */
  double cable() {
    return cable;
  }

  /** Simulates {@code tow} with thrust along x, y, up to {@code end}, s from now. */
  private void fly(Tow tow, Snapshot snapshot, double x, double y, double wanted, double end) {
    CableStatus status = snapshot.cable();
    for (; tow.time < end; tow.time += STEP) {
      double fromX = tow.droneX;
      double fromY = tow.droneY;
      tow.step(snapshot, x, y, wanted);
      double speed = Math.sqrt(tow.droneVx * tow.droneVx + tow.droneVy * tow.droneVy);
      if (speed > status.ploughSpeed + SPEED_MARGIN) {
        boolean all = speed > status.ramSpeed + SPEED_MARGIN;
        Tracks.Prey prey = all ? Tracks.Prey.ALL : Tracks.Prey.SWARM;
        foes.setMet(tow.met);
        double rammed =
            foes.meet(fromX, fromY, tow.droneX, tow.droneY, tow.time, status.ramRadius, prey);
        tow.met = foes.met();
        tow.worth += rammed * (1 - LATE_DISCOUNT * tow.time / HORIZON);
      }
    }
  }

  /** A tow in the simulation, with what its drone has rammed. */
  private static final class Tow {
    private double time;
    private double worth;

    /** The foes that have been rammed, as {@link Tracks#met} returns them. */
    private long met;

    private double shipX;
    private double shipY;
    private double shipVx;
    private double shipVy;
    private double droneX;
    private double droneY;
    private double droneVx;
    private double droneVy;
    private double rope;

    void begin(Snapshot snapshot, int ship, int drone) {
      time = 0;
      worth = 0;
      met = 0;
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

    void set(Tow other) {
      time = other.time;
      worth = other.worth;
      met = other.met;
      shipX = other.shipX;
      shipY = other.shipY;
      shipVx = other.shipVx;
      shipVy = other.shipVy;
      droneX = other.droneX;
      droneY = other.droneY;
      droneVx = other.droneVx;
      droneVy = other.droneVy;
      rope = other.rope;
    }

    /** Simulates a step of thrust along x, y, while the cable approaches its wanted length. */
    void step(Snapshot snapshot, double x, double y, double wanted) {
      CableStatus tow = snapshot.cable();
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
}
