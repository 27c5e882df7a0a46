package towline.aim.search;

import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * A firing arc as seen from the barrel, in parts each of which lies to one side of it: left or
 * right, up to the direction opposite.
 *
 * <p>A tolerant barrel may fire when it is within the tolerance of the bearing and inside the arc.
 * Both are arcs about the same circle, whose common part may begin anywhere; but within one part of
 * the arc the barrel turns one way only, to the part's near end (till then the gun counts as not
 * ready) or to where the tolerance begins, whichever is farther. So the earliest shot is the
 * earliest of all parts. A target at the muzzle asks for no turn; the nearest part looks out for
 * it.
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

  /** Takes the arc of the engagement apart. */
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

  /** How far the barrel is from the near end of a part, radians. */
  double least(int index) {
    return leasts[index];
  }

  /** Makes the arc of the engagement the part number {@code index}. */
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

  /** Gives the engagement its whole arc back. */
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
