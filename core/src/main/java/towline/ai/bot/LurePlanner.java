package towline.ai.bot;

import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/**
 * What the missiles that chase the ship would strike if it pushed along a course: each is flown
 * ahead as a pure pursuit, as fast as it can turn, until its fuse finds something.
 */
final class LurePlanner {
  /** From so far ahead on nothing counts, s. */
  private static final double HORIZON = 1.5;

  private static final double STEP = 1.0 / 12;

  private final Tracks foes = new Tracks();
  private int ship;

  /** Takes in the foes around. */
  void look(Snapshot seen, int self) {
    ship = self;
    foes.updateFoes(seen, (all, i) -> all.kind(i) != EntityKind.MISSILE);
  }

  /**
   * The worth of pushing along the direction x, y, of length 1: the number of foes that missiles
   * strike on the way.
   *
   * @param seen what was looked at
   */
  double value(Snapshot seen, double x, double y) {
    double worth = 0;
    if (foes.isEmpty()) {
      return 0;
    }
    for (int i = seen.first(EntityKind.MISSILE); i < seen.end(EntityKind.MISSILE); i++) {
      if (seen.row(i).chasedId == seen.id(ship)) {
        worth += fly(seen, i, x, y);
      }
    }
    return worth;
  }

  /** What the missile strikes first, if anything. */
  private double fly(Snapshot seen, int missile, double x, double y) {
    double atX = seen.x(missile);
    double atY = seen.y(missile);
    double speed = StrictMath.hypot(seen.vx(missile), seen.vy(missile));
    double course = StrictMath.atan2(seen.vy(missile), seen.vx(missile));
    double turn = seen.row(missile).turnRate * STEP;
    double reach = seen.radius(missile) + seen.row(missile).fuse;
    double strikesShip = seen.radius(ship) + reach;
    foes.begin();
    for (double t = STEP; t < HORIZON; t += STEP) {
      double toX = CoursePlanner.ahead(seen.tow(), seen.x(ship), seen.vx(ship), x, t) - atX;
      double toY = CoursePlanner.ahead(seen.tow(), seen.y(ship), seen.vy(ship), y, t) - atY;
      if (toX * toX + toY * toY < strikesShip * strikesShip) {
        return 0;
      }
      course = Angles.towards(course, StrictMath.atan2(toY, toX), turn);
      double oldX = atX;
      double oldY = atY;
      atX += speed * Trigonometry.cos(course) * STEP;
      atY += speed * Trigonometry.sin(course) * STEP;
      double struck = foes.meet(oldX, oldY, atX, atY, t, reach, Tracks.Prey.ALL);
      if (struck > 0) {
        return struck;
      }
    }
    return 0;
  }
}
