package towline.ai.published;

import towline.aim.situation.FireProblem;

/**
 * The predictive-aim article's lob for its second strategy: the flight of a straight shot is found
 * by iteration, the acceleration of the target with it, and kept; the launch velocity is what then
 * gets under gravity to the place for which that flight was worked out, {@code Pt[n]} in {@code
 * t[n]} seconds.
 *
 * <p>What it gets wrong: all that {@link FixedPointRun} does, and while that has not settled the
 * shot misses: {@code Pt[n]} is where the target is after {@code t[n-1]} seconds; and the launch
 * speed is not the muzzle speed, which the article knows and accepts.
 *
 * <p>Source: Kain Shin, Predictive Aim Mathematics for AI Targeting, 2009, Supporting Lobbed
 * Projectiles for Strategy 2.
 */
final class IteratedLobRun extends FixedPointRun {
  IteratedLobRun(FireProblem now, int mostSteps) {
    super(now, mostSteps);
  }

  @Override
  void atEnd(double time) {
    ArticleMethods.launchAtFixedTime(this, estimate, time);
  }
}
