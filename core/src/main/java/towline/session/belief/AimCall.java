package towline.session.belief;

import towline.ai.aim.AimMode;
import towline.aim.situation.FireProblem;

/**
 * The choice of an aim mode put to the proof by a shot, in two lines that begin at the target's
 * place when the shot left: the way that the mode believed the target would take until the shot
 * struck or passed, and the way it took.
 */
public final class AimCall {
  /** Number of places of the believed line; the first is the start. */
  private static final int BELIEVED_PLACES = 9;

  private final double[] believedX = new double[BELIEVED_PLACES];
  private final double[] believedY = new double[BELIEVED_PLACES];
  private final TargetTrack flown = new TargetTrack();
  private int number;
  private int shot;
  private int mode;

  /** Takes over another call. */
  void set(AimCall other) {
    number = other.number;
    shot = other.shot;
    mode = other.mode;
    System.arraycopy(other.believedX, 0, believedX, 0, BELIEVED_PLACES);
    System.arraycopy(other.believedY, 0, believedY, 0, BELIEVED_PLACES);
    flown.set(other.flown);
  }

  /**
   * Takes over a shot that has ended.
   *
   * @param shotId the id of the shot
   * @param wanted its aim mode
   * @param problem the problem when it left
   * @param belief a buffer
   * @param time its time of flight, s
   * @param way the way of its target
   */
  void set(
      int shotId,
      AimMode wanted,
      FireProblem problem,
      FireProblem belief,
      double time,
      TargetTrack way) {
    number++;
    shot = shotId;
    mode = wanted.ordinal();
    wanted.believe(problem, belief);
    for (int i = 0; i < BELIEVED_PLACES; i++) {
      believedX[i] = belief.targetX;
      believedY[i] = belief.targetY;
      belief.moveTarget(time / (BELIEVED_PLACES - 1));
    }
    flown.set(way);
  }

  /** Returns the number of calls so far; 0 while there is none to read. */
  public int number() {
    return number;
  }

  /** Returns the id of the shot. */
  public int shot() {
    return shot;
  }

  /** Returns the index of the aim mode. */
  public int mode() {
    return mode;
  }

  /** Returns the number of places of the believed line. */
  public int believedSize() {
    return BELIEVED_PLACES;
  }

  /** Returns the x coordinate of a place of the believed line, m. */
  public double believedX(int place) {
    return believedX[place];
  }

  /** Returns the y coordinate of a place of the believed line, m. */
  public double believedY(int place) {
    return believedY[place];
  }

  /** Returns the number of places of the flown line. */
  public int flownSize() {
    return flown.size();
  }

  /** Returns the x coordinate of a place of the flown line, m. */
  public double flownX(int place) {
    return flown.x(place);
  }

  /** Returns the y coordinate of a place of the flown line, m. */
  public double flownY(int place) {
    return flown.y(place);
  }

  /** Returns the distance between the ends of both lines, m. */
  public double error() {
    int believedEnd = BELIEVED_PLACES - 1;
    int flownEnd = flown.size() - 1;
    return StrictMath.hypot(
        believedX[believedEnd] - flown.x(flownEnd), believedY[believedEnd] - flown.y(flownEnd));
  }

  /** Returns the length of the flown line, m. */
  public double flownLength() {
    double length = 0;
    for (int i = 1; i < flown.size(); i++) {
      length += StrictMath.hypot(flown.x(i) - flown.x(i - 1), flown.y(i) - flown.y(i - 1));
    }
    return length;
  }
}
