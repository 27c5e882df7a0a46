package towline.aim.search;

import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * The parts of a firing arc, each on one side of the barrel, left or right, up to the opposite
 * direction.
 *
 * <p>A tolerant barrel may fire when it is within the tolerance of the bearing and inside the arc.
 * Both are arcs about the same circle, whose common part may begin anywhere; but within one part of
 * the arc the barrel turns one way only, to the part's near end (till then the gun counts as not
 * ready) or to where the tolerance begins, whichever is farther. So the earliest shot is the
 * earliest of all parts. A target at the muzzle needs no turn; the nearest part handles it.
 */
final class ArcParts {
  private final Engagement engagement;
  private final double[] leasts = new double[4];
  private final double[] mosts = new double[4];
  private final double[] sides = new double[4];
  private int count;
  private double facing;
  private double wholeX;
  private double wholeY;
  private double wholeHalf;
  private double timeToReady;
  private double nearest;

  ArcParts(Engagement engagement) {
    this.engagement = engagement;
  }

  /** Splits the engagement's arc into parts. */
  void find() {
    facing = Trigonometry.atan2(engagement.facingY, engagement.facingX);
    wholeX = engagement.arcCentreX;
    wholeY = engagement.arcCentreY;
    wholeHalf = engagement.arcHalf;
    timeToReady = engagement.timeToReady;
    nearest = Double.POSITIVE_INFINITY;
    count = 0;
    double middle = Angles.wrap(Trigonometry.atan2(wholeY, wholeX) - facing);
    for (double side = -1; side <= 1; side += 2) {
      add(side, side * middle);
      add(side, side * middle + Math.copySign(Angles.TURN, -side * middle));
    }
  }

  private void add(double side, double middle) {
    double least = Math.max(0, middle - wholeHalf);
    double most = Math.min(Math.PI, middle + wholeHalf);
    if (least <= most) {
      nearest = Math.min(nearest, least);
      leasts[count] = least;
      mosts[count] = most;
      sides[count++] = side;
    }
  }

  int count() {
    return count;
  }

  /** Returns the angle from the barrel to the near end of part {@code index}, rad, at least 0. */
  double least(int index) {
    return leasts[index];
  }

  /** Replaces the engagement's arc by part {@code index}. */
  void enter(int index) {
    double turn = 0.5 * (leasts[index] + mosts[index]);
    engagement.isArcPart = true;
    engagement.arcSide = sides[index];
    engagement.arcTurn = turn;
    engagement.timeToReady = Math.max(timeToReady, leasts[index] / engagement.slewRate);
    boolean isNearest = leasts[index] == nearest;
    engagement.timeToContact = isNearest ? timeToReady : engagement.timeToReady;
    engagement.arcHalf = 0.5 * (mosts[index] - leasts[index]);
    engagement.arcCentreX = Trigonometry.cos(facing + sides[index] * turn);
    engagement.arcCentreY = Trigonometry.sin(facing + sides[index] * turn);
  }

  /** Restores the engagement's whole arc. */
  void leave() {
    if (!engagement.isArcPart) {
      return;
    }
    engagement.isArcPart = false;
    engagement.timeToReady = timeToReady;
    engagement.timeToContact = timeToReady;
    engagement.arcHalf = wholeHalf;
    engagement.arcCentreX = wholeX;
    engagement.arcCentreY = wholeY;
  }
}
