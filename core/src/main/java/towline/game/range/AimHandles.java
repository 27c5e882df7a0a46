package towline.game.range;

import towline.aim.situation.FireProblem;
import towline.content.look.ColorRole;
import towline.view.draw.ShapeDrawer;

/** The parts of a staged situation that the mouse can grab: target, velocities, barrel. Metres. */
final class AimHandles {
  /** Length of a velocity's arrow, as the time of that motion, s. */
  private static final double ARROW_SECONDS = 0.8;

  /** Distance from the turret's middle to the handle of its barrel, m. */
  private static final double BARREL_DISTANCE = 3.2;

  private final RangeTools tools;
  private final AimSetup setup;
  private Handle heldHandle = Handle.NOTHING;
  private double pointerX = 8;
  private double pointerY = 8;
  private double reach = 1;

  /** A part that can be grabbed. */
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
    return heldHandle != Handle.NOTHING;
  }

  /** Moves the mouse to x, y; it can grab handles up to {@code within} away, but at least 1 m. */
  void point(double x, double y, double within) {
    pointerX = x;
    pointerY = y;
    reach = Math.max(1, within);
  }

  void draw(FireProblem situation) {
    ShapeDrawer pen = tools.shapes();
    arrow(
        situation.targetX,
        situation.targetY,
        situation.targetVelocityX,
        situation.targetVelocityY,
        ColorRole.TEXT);
    arrow(
        situation.muzzleX,
        situation.muzzleY,
        situation.shooterVelocityX,
        situation.shooterVelocityY,
        ColorRole.SHIP);
    pen.ink(tools.palette().colour(ColorRole.TEXT), heldHandle == Handle.BARREL ? 1 : 0.55);
    pen.ring(
        situation.muzzleX + BARREL_DISTANCE * Math.cos(situation.facing),
        situation.muzzleY + BARREL_DISTANCE * Math.sin(situation.facing),
        0.28,
        0.07);
    pen.ink(tools.palette().colour(ColorRole.TEXT), heldHandle == Handle.TARGET ? 0.9 : 0.35);
    pen.ring(situation.targetX, situation.targetY, 1.15, 0.05);
  }

  private void arrow(double x, double y, double vx, double vy, ColorRole role) {
    ShapeDrawer pen = tools.shapes();
    double tipX = x + ARROW_SECONDS * vx;
    double tipY = y + ARROW_SECONDS * vy;
    pen.ink(tools.palette().colour(role), 0.7);
    pen.line(x, y, tipX, tipY, 0.07);
    pen.disc(tipX, tipY, 0.26);
  }

  /** Returns true if the target is under the mouse. */
  boolean canGrab(FireProblem situation) {
    return handleAt(situation) == Handle.TARGET;
  }

  void grab(FireProblem situation) {
    heldHandle = handleAt(situation);
  }

  private Handle handleAt(FireProblem situation) {
    Handle nearest = Handle.NOTHING;
    double least = reach;
    for (Handle handle : Handle.values()) {
      double distance =
          Math.hypot(pointerX - handleX(handle, situation), pointerY - handleY(handle, situation));
      if (distance < least) {
        least = distance;
        nearest = handle;
      }
    }
    return nearest;
  }

  private static double handleX(Handle handle, FireProblem situation) {
    return switch (handle) {
      case NOTHING -> Double.POSITIVE_INFINITY;
      case TARGET -> situation.targetX;
      case VELOCITY -> situation.targetX + ARROW_SECONDS * situation.targetVelocityX;
      case BARREL -> situation.muzzleX + BARREL_DISTANCE * Math.cos(situation.facing);
      case SHOOTER_VELOCITY -> situation.muzzleX + ARROW_SECONDS * situation.shooterVelocityX;
    };
  }

  private static double handleY(Handle handle, FireProblem situation) {
    return switch (handle) {
      case NOTHING -> Double.POSITIVE_INFINITY;
      case TARGET -> situation.targetY;
      case VELOCITY -> situation.targetY + ARROW_SECONDS * situation.targetVelocityY;
      case BARREL -> situation.muzzleY + BARREL_DISTANCE * Math.sin(situation.facing);
      case SHOOTER_VELOCITY -> situation.muzzleY + ARROW_SECONDS * situation.shooterVelocityY;
    };
  }

  /** Moves the held part; returns false if none is held. */
  boolean drag(FireProblem situation) {
    switch (heldHandle) {
      case NOTHING -> {
        return false;
      }
      case TARGET -> {
        setup.stage("targetX", pointerX);
        setup.stage("targetY", pointerY);
      }
      case VELOCITY -> {
        setup.stage("targetVelocityX", (pointerX - situation.targetX) / ARROW_SECONDS);
        setup.stage("targetVelocityY", (pointerY - situation.targetY) / ARROW_SECONDS);
      }
      case BARREL ->
          setup.stage(
              "facing", Math.atan2(pointerY - situation.muzzleY, pointerX - situation.muzzleX));
      case SHOOTER_VELOCITY -> {
        setup.stage("shooterVelocityX", (pointerX - situation.muzzleX) / ARROW_SECONDS);
        setup.stage("shooterVelocityY", (pointerY - situation.muzzleY) / ARROW_SECONDS);
      }
    }
    return true;
  }

  void release() {
    heldHandle = Handle.NOTHING;
  }
}
