package towline.aim.article;

import towline.aim.situation.Situation;

/**
 * The predictive-aim article's lob for its second strategy: the flight of a straight shot is found
 * by iteration, the acceleration of the target with it, and kept; the launch velocity is what then
 * meets the target under gravity.
 *
 * <p>What it gets wrong: all that {@link FixedPointRun} does; and the launch speed is not the
 * muzzle speed, which the article knows and accepts.
 *
 * <p>Source: Kain Shin, Predictive Aim Mathematics for AI Targeting, 2009, Supporting Lobbed
 * Projectiles for Strategy 2.
 */
final class IteratedLobRun extends FixedPointRun {
  IteratedLobRun(Situation now, int mostSteps) {
    super(now, mostSteps);
  }

  @Override
  void atEnd(double time) {
    moveImpact(time);
    ArticleMethods.launchAtFixedTime(this, time);
  }
}
