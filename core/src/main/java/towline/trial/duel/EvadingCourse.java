package towline.trial.duel;

import towline.aim.situation.Agility;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.SweptCollision;
import towline.math.Trigonometry;

/**
 * A course that is straight until a shot leaves; from then on it accelerates in the direction in
 * which the shot passes farthest away.
 */
public class EvadingCourse extends TargetCourse {
  /** Number of evenly spaced directions tried first. */
  private static final int DIRECTIONS = 32;

  /**
   * Rounds of refinement between the neighbours of the best direction; each divides the step by
   * three.
   */
  private static final int ROUNDS = 6;

  private final double acceleration;
  private double ax;
  private double ay;

  /** Creates a course that evades with up to {@code acceleration}, m/s^2. */
  protected EvadingCourse(TargetStart start, double acceleration) {
    super(start);
    this.acceleration = acceleration;
  }

  /** Sets the acceleration until the shot leaves, m/s^2. */
  protected final void accelerate(double x, double y) {
    ax = x;
    ay = y;
  }

  @Override
  public void advance(double dt) {
    vx += dt * ax;
    vy += dt * ay;
    x += dt * vx;
    y += dt * vy;
  }

  @Override
  protected void writeAgility(Agility agility) {
    agility.setAccelerating(acceleration);
  }

  @Override
  protected void onShot(FireProblem sight, int ticks) {
    double best = 0;
    double step = 2 * Math.PI / DIRECTIONS;
    double greatest = -1;
    for (int i = 0; i < DIRECTIONS; i++) {
      double distanceSquared = leastDistanceSquared(sight, i * step, ticks);
      if (distanceSquared > greatest) {
        greatest = distanceSquared;
        best = i * step;
      }
    }
    for (int round = 0; round < ROUNDS; round++) {
      step /= 3;
      double middle = best;
      for (int side = -2; side <= 2; side++) {
        double distanceSquared = leastDistanceSquared(sight, middle + side * step, ticks);
        if (distanceSquared > greatest) {
          greatest = distanceSquared;
          best = middle + side * step;
        }
      }
    }
    ax = acceleration * Trigonometry.cos(best);
    ay = acceleration * Trigonometry.sin(best);
  }

  /**
   * Returns the square of the shot's closest approach if the target accelerates in {@code
   * direction}, m^2.
   */
  private double leastDistanceSquared(FireProblem sight, double direction, int ticks) {
    double dt = DuelTurret.TICK;
    double shotVx = sight.muzzleSpeed * Trigonometry.cos(sight.facing);
    double shotVy = sight.muzzleSpeed * Trigonometry.sin(sight.facing);
    double inherited = sight.shotFrame == ShotFrame.SHOOTER ? 1 : 0;
    double relativeX = x - sight.muzzleX;
    double relativeY = y - sight.muzzleY;
    double relativeVx = vx - shotVx - inherited * sight.shooterVelocityX;
    double relativeVy = vy - shotVy - inherited * sight.shooterVelocityY;
    double gainX = dt * acceleration * Trigonometry.cos(direction);
    double gainY = dt * acceleration * Trigonometry.sin(direction);
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < ticks; i++) {
      double fromX = relativeX;
      double fromY = relativeY;
      relativeVx += gainX;
      relativeVy += gainY;
      // The shot falls along a parabola.
      double fall = dt * dt * (i + 0.5);
      relativeX += dt * relativeVx - fall * sight.gravityX;
      relativeY += dt * relativeVy - fall * sight.gravityY;
      double part = SweptCollision.closestPart(fromX, fromY, relativeX, relativeY);
      double atX = fromX + part * (relativeX - fromX);
      double atY = fromY + part * (relativeY - fromY);
      least = Math.min(least, atX * atX + atY * atY);
    }
    return least;
  }
}
