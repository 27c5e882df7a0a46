package towline.session.belief;

import towline.ai.aim.AimMode;
import towline.aim.situation.FireProblem;

/**
 * A miss of the drone in two lines that begin at the target's place when the shot left: the way
 * that the aim mode believed the target would take until the shot passed, and the way it took.
 */
public final class AimMiss {
  /** Number of places of the believed line; the first is the start. */
  private static final int BELIEVED_PLACES = 9;

  private final double[] believedX = new double[BELIEVED_PLACES];
  private final double[] believedY = new double[BELIEVED_PLACES];
  private final TargetTrack flown = new TargetTrack();
  private int number;
  private int mode;

  /** Takes over a miss; {@code belief} is a buffer. */
  void set(AimMode wanted, FireProblem problem, FireProblem belief, double time, TargetTrack way) {
    number++;
    mode = wanted.ordinal();
    wanted.believe(problem, belief);
    for (int i = 0; i < BELIEVED_PLACES; i++) {
      believedX[i] = belief.targetX;
      believedY[i] = belief.targetY;
      belief.moveTarget(time / (BELIEVED_PLACES - 1));
    }
    flown.set(way);
  }

  /** Returns the number of misses so far; 0 while there is none to read. */
  public int number() {
    return number;
  }

  /** Returns the index of the aim mode that missed. */
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
}
