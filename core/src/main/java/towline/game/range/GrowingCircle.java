package towline.game.range;

import towline.aim.situation.FireProblem;
import towline.content.look.ColorRole;
import towline.view.draw.LinePath;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;

/**
 * The picture behind every lead: shots that leave now, in all directions, are on a circle that
 * grows, while the target goes its way. Where circle and target meet is where a shot hits that
 * needs no time to turn.
 */
final class GrowingCircle {
  private static final int PIECES = 24;

  private final FireProblem now = new FireProblem();

  /** The target's way until then, m. */
  private final double[] wayX = new double[PIECES + 1];

  private final double[] wayY = new double[PIECES + 1];
  private double seconds;

  /** Takes over where everything is now, and for how long the circle has grown, s; 0: it hides. */
  void set(FireProblem start, double seconds) {
    this.seconds = seconds;
    now.set(start);
    for (int i = 0; i <= PIECES; i++) {
      wayX[i] = now.targetX;
      wayY[i] = now.targetY;
      now.moveTarget(i < PIECES ? seconds / PIECES : 0);
    }
  }

  boolean isShown() {
    return seconds > 0;
  }

  double radius() {
    return seconds * now.muzzleSpeed;
  }

  /** Where the target is by then, m. */
  double targetX() {
    return wayX[PIECES];
  }

  /** See {@link #targetX}. */
  double targetY() {
    return wayY[PIECES];
  }

  /** Whether the circle goes through the target. */
  boolean isMeeting() {
    double away = Math.hypot(targetX() - now.muzzleX, targetY() - now.muzzleY);
    return isShown() && Math.abs(away - radius()) <= now.targetRadius;
  }

  void draw(ShapeDrawer pen, Palette palette) {
    if (!isShown()) {
      return;
    }
    int shots = palette.of(ColorRole.SHIP_SHOT);
    pen.ink(shots, 0.07);
    pen.disc(now.muzzleX, now.muzzleY, radius());
    pen.ink(shots, 0.9);
    pen.ring(now.muzzleX, now.muzzleY, radius(), 0.1);
    int target = palette.of(isMeeting() ? ColorRole.CORE : ColorRole.SNAKE_HEAD);
    pen.ink(target, 0.9);
    LinePath path = pen.path();
    for (int i = 0; i <= PIECES; i++) {
      path.add(wayX[i], wayY[i]);
    }
    pen.strokeOpen(0.12);
    pen.ring(targetX(), targetY(), now.targetRadius, 0.12);
    pen.ink(isMeeting() ? target : shots, isMeeting() ? 0.9 : 0.35);
    pen.line(now.muzzleX, now.muzzleY, targetX(), targetY(), isMeeting() ? 0.14 : 0.05);
  }
}
