package towline.game.range;

import towline.aim.situation.FireProblem;
import towline.content.look.ColorRole;
import towline.view.draw.ShapeDrawer;

/** What the mouse takes hold of in a staged situation: target, velocities, barrel. Metres. */
final class AimHandles {
  /** A velocity's arrow is as long as the way of this time, s. */
  private static final double ARROW = 0.8;

  /** From the turret's middle to the handle of its barrel, m. */
  private static final double BARREL = 3.2;

  private final RangeTools tools;
  private final AimSetup setup;
  private Handle held = Handle.NOTHING;
  private double pointerX = 8;
  private double pointerY = 8;
  private double reach = 1;

  /** What can be taken hold of. */
  private enum Handle {
    NOTHING,
    TARGET,
    VELOCITY,
    BARREL,
    SHOOTER_VELOCITY
  }

  AimHandles(RangeTools tools, AimSetup setup) {
    this.tools = tools;
    this.setup = setup;
  }

  double pointerX() {
    return pointerX;
  }

  double pointerY() {
    return pointerY;
  }

  boolean isHeld() {
    return held != Handle.NOTHING;
  }

  /** The mouse is there, and takes hold of what is no farther than {@code within}. */
  void point(double x, double y, double within) {
    pointerX = x;
    pointerY = y;
    reach = Math.max(1, within);
  }

  void draw(FireProblem now) {
    ShapeDrawer pen = tools.pen();
    arrow(now.targetX, now.targetY, now.targetVelocityX, now.targetVelocityY, ColorRole.TEXT);
    arrow(now.muzzleX, now.muzzleY, now.shooterVelocityX, now.shooterVelocityY, ColorRole.SHIP);
    pen.ink(tools.palette().of(ColorRole.TEXT), held == Handle.BARREL ? 1 : 0.55);
    pen.ring(
        now.muzzleX + BARREL * Math.cos(now.facing),
        now.muzzleY + BARREL * Math.sin(now.facing),
        0.28,
        0.07);
    pen.ink(tools.palette().of(ColorRole.TEXT), held == Handle.TARGET ? 0.9 : 0.35);
    pen.ring(now.targetX, now.targetY, 1.15, 0.05);
  }

  private void arrow(double x, double y, double vx, double vy, ColorRole role) {
    ShapeDrawer pen = tools.pen();
    double tipX = x + ARROW * vx;
    double tipY = y + ARROW * vy;
    pen.ink(tools.palette().of(role), 0.7);
    pen.line(x, y, tipX, tipY, 0.07);
    pen.disc(tipX, tipY, 0.26);
  }

  /** Whether there is something of that situation to take hold of. */
  boolean canGrab(FireProblem now) {
    return handleAt(now) == Handle.TARGET;
  }

  void grab(FireProblem now) {
    held = handleAt(now);
  }

  private Handle handleAt(FireProblem now) {
    Handle nearest = Handle.NOTHING;
    double least = reach;
    for (Handle handle : Handle.values()) {
      double distance =
          Math.hypot(pointerX - handleX(handle, now), pointerY - handleY(handle, now));
      if (distance < least) {
        least = distance;
        nearest = handle;
      }
    }
    return nearest;
  }

  private static double handleX(Handle handle, FireProblem now) {
    return switch (handle) {
      case NOTHING -> Double.POSITIVE_INFINITY;
      case TARGET -> now.targetX;
      case VELOCITY -> now.targetX + ARROW * now.targetVelocityX;
      case BARREL -> now.muzzleX + BARREL * Math.cos(now.facing);
      case SHOOTER_VELOCITY -> now.muzzleX + ARROW * now.shooterVelocityX;
    };
  }

  private static double handleY(Handle handle, FireProblem now) {
    return switch (handle) {
      case NOTHING -> Double.POSITIVE_INFINITY;
      case TARGET -> now.targetY;
      case VELOCITY -> now.targetY + ARROW * now.targetVelocityY;
      case BARREL -> now.muzzleY + BARREL * Math.sin(now.facing);
      case SHOOTER_VELOCITY -> now.muzzleY + ARROW * now.shooterVelocityY;
    };
  }

  /** Moves what is held; false: nothing is. */
  boolean drag(FireProblem now) {
    switch (held) {
      case NOTHING -> {
        return false;
      }
      case TARGET -> {
        setup.stage("targetX", pointerX);
        setup.stage("targetY", pointerY);
      }
      case VELOCITY -> {
        setup.stage("targetVelocityX", (pointerX - now.targetX) / ARROW);
        setup.stage("targetVelocityY", (pointerY - now.targetY) / ARROW);
      }
      case BARREL ->
          setup.stage("facing", Math.atan2(pointerY - now.muzzleY, pointerX - now.muzzleX));
      case SHOOTER_VELOCITY -> {
        setup.stage("shooterVelocityX", (pointerX - now.muzzleX) / ARROW);
        setup.stage("shooterVelocityY", (pointerY - now.muzzleY) / ARROW);
      }
    }
    return true;
  }

  void release() {
    held = Handle.NOTHING;
  }
}
