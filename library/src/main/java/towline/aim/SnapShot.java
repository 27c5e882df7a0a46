package towline.aim;

import towline.aim.search.ShotCheck;
import towline.aim.situation.FireProblem;

/**
 * The snap shot: fire at once at what is in front of the barrel, and at what comes straight at it.
 *
 * <p>The article that proposes it tests the angle to the target; that fires at what will be gone
 * when the shot arrives. Here the target's velocity counts, so the target must be inside the cone
 * that its radius spans around where it will be.
 *
 * <p>Source: Intercepting a Moving Target with a Rotating Shooter (GameDev.net, 2014), section
 * Interesting Points.
 */
public final class SnapShot {
  private final ShotCheck check = new ShotCheck();
  private final FireProblem straight = new FireProblem();

  /**
   * Whether a shot that leaves now along the barrel hits the target if it keeps its present
   * velocity; shots fall. Constant time; allocates nothing; one for each thread.
   *
   * @throws IllegalArgumentException if a field of {@code seen} is out of its range
   */
  public boolean hits(FireProblem seen) {
    straight.set(seen);
    straight.setStraight();
    return check.hits(straight);
  }
}
