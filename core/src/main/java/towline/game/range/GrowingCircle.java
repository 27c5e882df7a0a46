package towline.game.range;

import towline.aim.situation.FireProblem;
import towline.content.look.ColorRole;
import towline.view.draw.LinePath;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;

/**
 * The idea behind every lead as a picture: shots fired now in all directions form a growing circle,
 * while the target moves on. Circle and target meet at the impact of a shot that needs no time to
 * turn.
 */
final class GrowingCircle {
  private static final int SEGMENTS = 24;

  private final FireProblem situation = new FireProblem();

  /** Path of the target until the end of the growth, m. */
  private final double[] pathX = new double[SEGMENTS + 1];

  private final double[] pathY = new double[SEGMENTS + 1];
  private double seconds;

  /** Sets the current situation and the time for which the circle has grown, s; 0 hides it. */
  void set(FireProblem start, double seconds) {
    this.seconds = seconds;
    situation.set(start);
    for (int i = 0; i <= SEGMENTS; i++) {
      pathX[i] = situation.targetX;
      pathY[i] = situation.targetY;
      situation.moveTarget(i < SEGMENTS ? seconds / SEGMENTS : 0);
    }
  }

  boolean isShown() {
    return seconds > 0;
  }

  double radius() {
    return seconds * situation.muzzleSpeed;
  }

  /** Returns the x of the target at that time, m. */
  double targetX() {
    return pathX[SEGMENTS];
  }

  /** Returns the y of the target at that time, m. */
  double targetY() {
    return pathY[SEGMENTS];
  }

  /** Returns true if the circle intersects the target. */
  boolean isMeeting() {
    double away = Math.hypot(targetX() - situation.muzzleX, targetY() - situation.muzzleY);
    return isShown() && Math.abs(away - radius()) <= situation.targetRadius;
  }

  void draw(ShapeDrawer pen, Palette palette) {
    if (!isShown()) {
      return;
    }
    int shots = palette.colour(ColorRole.SHIP_SHOT);
    pen.ink(shots, 0.07);
    pen.disc(situation.muzzleX, situation.muzzleY, radius());
    pen.ink(shots, 0.9);
    pen.ring(situation.muzzleX, situation.muzzleY, radius(), 0.1);
    int target = palette.colour(isMeeting() ? ColorRole.CORE : ColorRole.SNAKE_HEAD);
    pen.ink(target, 0.9);
    LinePath path = pen.path();
    for (int i = 0; i <= SEGMENTS; i++) {
      path.add(pathX[i], pathY[i]);
    }
    pen.strokeOpen(0.12);
    pen.ring(targetX(), targetY(), situation.targetRadius, 0.12);
    pen.ink(isMeeting() ? target : shots, isMeeting() ? 0.9 : 0.35);
    pen.line(situation.muzzleX, situation.muzzleY, targetX(), targetY(), isMeeting() ? 0.14 : 0.05);
  }
}
