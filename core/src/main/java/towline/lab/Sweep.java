package towline.lab;

/** Closest approach within a tick. */
final class Sweep {
  private Sweep() {}

  /** Which part of the way from one point to another, in [0, 1], comes closest to the origin. */
  static double closestPart(double fromX, double fromY, double toX, double toY) {
    double wayX = toX - fromX;
    double wayY = toY - fromY;
    double way2 = wayX * wayX + wayY * wayY;
    double part = way2 > 0 ? -(fromX * wayX + fromY * wayY) / way2 : 0;
    return Math.max(0, Math.min(1, part));
  }
}
