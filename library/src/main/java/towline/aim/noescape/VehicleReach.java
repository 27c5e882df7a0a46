package towline.aim.noescape;

import java.util.Arrays;
import towline.math.Trigonometry;

/**
 * Bounds of the places that a vehicle can reach: after each tick a polygon about the reachable set,
 * in the frame of the vehicle as it is now, with +x ahead. The vehicle drives where its hull
 * points, at any speed up to its top speed v, and turns no faster than its turn rate w.
 *
 * <p>In each tick the vehicle turns first, and then drives. To get as far as possible in a
 * direction at an angle phi to its hull, it turns towards that direction as fast as it can, and
 * drives in every tick in which that takes it farther. No course can gain more in any tick than
 * this one: {@code v dt cos(max(0, phi - i w dt))} in tick i, or 0 if that is negative. So the sum
 * of the gains is exactly the support function of the reachable set.
 *
 * <p>The tangents at {@value #SIDES} + 1 directions from ahead to astern, and as many on the other
 * side, are the sides of the polygon. It encloses the reachable set, so from any place its farthest
 * corner is at least as far away as the farthest place of the set.
 *
 * <p>Between two ticks a vehicle moves straight. There the polygon is the mean of those at both
 * ticks, weighted by time, and so is each corner.
 *
 * <p>Holds tables, kept as long as the vehicle stays the same; allocates nothing after
 * construction.
 */
final class VehicleReach {
  /** Number of corners of the polygon to the left of the vehicle, and to its right. */
  private static final int SIDES = 32;

  /** Ticks after which a vehicle counts as able to be anywhere. */
  private static final int MOST_TICKS = 64;

  private static final double STEP = Math.PI / SIDES;
  private static final double STEP_COSINE = Trigonometry.cos(STEP);
  private static final double STEP_SINE = Trigonometry.sin(STEP);
  private static final double[] COSINES = new double[SIDES + 1];
  private static final double[] SINES = new double[SIDES + 1];

  static {
    for (int k = 0; k <= SIDES; k++) {
      COSINES[k] = Trigonometry.cos(k * STEP);
      SINES[k] = Trigonometry.sin(k * STEP);
    }
  }

  /** Support function after {@link #known} ticks, at directions from ahead to astern, m. */
  private final double[] supports = new double[SIDES + 1];

  private final double[] cornerXs = new double[(MOST_TICKS + 1) * SIDES];
  private final double[] cornerYs = new double[(MOST_TICKS + 1) * SIDES];
  private final double[] middles = new double[MOST_TICKS + 1];
  private final double[] radii = new double[MOST_TICKS + 1];
  private int known;
  private double topSpeed = Double.NaN;
  private double turnRate = Double.NaN;
  private double dt = Double.NaN;

  /**
   * Loads a vehicle.
   *
   * @param speed its top speed, m/s
   * @param mostTurnRate its greatest turn rate, rad/s; +infinity: it turns at once
   * @param tick seconds in a tick
   */
  void load(double speed, double mostTurnRate, double tick) {
    if (speed == topSpeed && mostTurnRate == turnRate && tick == dt) {
      return;
    }
    topSpeed = speed;
    turnRate = mostTurnRate;
    dt = tick;
    known = 0;
    Arrays.fill(supports, 0);
  }

  /**
   * Returns the distance of the middle of the reach ahead of the target after {@code ticks} ticks,
   * m.
   */
  double middle(int ticks) {
    int row = row(ticks);
    return middles[row];
  }

  /** Returns the greatest distance of the target from the middle of its reach, m. */
  double radius(int ticks) {
    int row = row(ticks);
    return radii[row] + beyond(ticks);
  }

  /**
   * Returns the greatest distance of the target from a place, m.
   *
   * @param part fraction of the next tick that has passed, 0 to 1
   * @param ahead distance of the place ahead of the target, m
   * @param across its distance to either side, m
   */
  double farthest(int ticks, double part, double ahead, double across) {
    int row = row(ticks);
    int next = part > 0 ? row(ticks + 1) : row;
    double side = Math.abs(across);
    double farthest = 0;
    for (int k = 0; k < SIDES; k++) {
      double fromX = cornerXs[row * SIDES + k];
      double fromY = cornerYs[row * SIDES + k];
      double x = fromX + part * (cornerXs[next * SIDES + k] - fromX) - ahead;
      // The corner's mirror image, on the other side of the vehicle, is at least as far away.
      double y = fromY + part * (cornerYs[next * SIDES + k] - fromY) + side;
      farthest = Math.max(farthest, x * x + y * y);
    }
    return Math.sqrt(farthest) + beyond(ticks) + part * (beyond(ticks + 1) - beyond(ticks));
  }

  /**
   * Returns the greatest displacement of the target along a direction, m.
   *
   * @param part fraction of the next tick that has passed, 0 to 1
   * @param ahead the direction, a vector of length 1
   * @param across its component to either side
   */
  double support(int ticks, double part, double ahead, double across) {
    int row = row(ticks);
    int next = part > 0 ? row(ticks + 1) : row;
    double side = Math.abs(across);
    // The corner between the two tangents whose directions enclose the given one.
    int k = Math.min(SIDES - 1, (int) (Trigonometry.atan2(side, ahead) / STEP));
    double fromX = cornerXs[row * SIDES + k];
    double fromY = cornerYs[row * SIDES + k];
    double x = fromX + part * (cornerXs[next * SIDES + k] - fromX);
    double y = fromY + part * (cornerYs[next * SIDES + k] - fromY);
    return x * ahead + y * side + beyond(ticks) + part * (beyond(ticks + 1) - beyond(ticks));
  }

  /** Returns the displacement after the last tick of the table, m. */
  private double beyond(int ticks) {
    return ticks <= MOST_TICKS ? 0 : (ticks - MOST_TICKS) * dt * topSpeed;
  }

  /** Returns the row of the tables for a tick, and fills it and those before it. */
  private int row(int ticks) {
    int row = Math.min(ticks, MOST_TICKS);
    while (known < row) {
      known++;
      drive();
      findCorners();
      findMiddle();
    }
    return row;
  }

  /** Adds to the support function the gain of tick {@link #known}. */
  private void drive() {
    double turned = Math.min(known * turnRate * dt, Math.PI);
    double cosine = Trigonometry.cos(turned);
    double sine = Trigonometry.sin(turned);
    for (int k = 0; k <= SIDES; k++) {
      double best = 1;
      if (k * STEP > turned) {
        best = Math.max(0, COSINES[k] * cosine + SINES[k] * sine);
      }
      supports[k] += topSpeed * dt * best;
    }
  }

  /** Computes the intersections of neighbouring tangents. */
  private void findCorners() {
    for (int k = 0; k < SIDES; k++) {
      double along = supports[k];
      double across = (supports[k + 1] - along * STEP_COSINE) / STEP_SINE;
      cornerXs[known * SIDES + k] = along * COSINES[k] - across * SINES[k];
      cornerYs[known * SIDES + k] = Math.max(0, along * SINES[k] + across * COSINES[k]);
    }
  }

  /**
   * Finds a disc about the reach that is nearly the smallest. It is the smaller of two: the
   * smallest whose rim passes the vehicle's present place, and one about the point half way ahead.
   */
  private void findMiddle() {
    double most = 0;
    for (int k = 0; k < SIDES; k++) {
      double x = cornerXs[known * SIDES + k];
      double y = cornerYs[known * SIDES + k];
      double square = x * x + y * y;
      most = Math.max(most, x > 0 ? square / (2 * x) : 0);
    }
    double half = 0.5 * supports[0];
    double aboutMost = farthest(known, 0, most, 0);
    double aboutHalf = farthest(known, 0, half, 0);
    middles[known] = aboutMost < aboutHalf ? most : half;
    radii[known] = Math.min(aboutMost, aboutHalf);
  }
}
