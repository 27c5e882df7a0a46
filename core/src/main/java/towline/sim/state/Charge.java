package towline.sim.state;

import towline.math.Trigonometry;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;
import towline.sim.spec.ChargeSpec;

/**
 * The charge of a vessel: a straight lane that is shown for a while and then followed to its end.
 * The lane holds all parts of the vessel from the announcement on, and no charge leaves its lane.
 */
public final class Charge {
  /** Middle of the rear end of the lane, m. */
  private double x;

  private double y;

  /** Length of the lane, m; 0 without a charge. */
  private double length;

  private double halfWidth;
  private double windUp;
  private double windUpLeft;

  /** Distance to the end of the charge, m. */
  private double distanceLeft;

  Charge() {}

  /** Returns true from the announcement to the end. */
  public boolean isAnnounced() {
    return length > 0;
  }

  /** Returns true after the announcement, while the vessel flies and hurts. */
  public boolean isOn() {
    return length > 0 && windUpLeft == 0;
  }

  /**
   * Begins the announcement.
   *
   * @param vessel the vessel, whose heading is the direction of the charge
   * @param distance the length of the charge from its present place, m, more than 0
   */
  public void announce(Vessel vessel, ChargeSpec spec, double distance) {
    double rear = 0;
    double bow = 0;
    halfWidth = 0;
    for (int i = 0; i < vessel.parts.size(); i++) {
      Part part = vessel.parts.get(i);
      rear = Math.min(rear, part.spec.along() - part.radius);
      bow = Math.max(bow, part.spec.along() + part.radius);
      halfWidth = Math.max(halfWidth, Math.abs(part.spec.across()) + part.radius);
    }
    x = vessel.x + rear * Trigonometry.cos(vessel.heading);
    y = vessel.y + rear * Trigonometry.sin(vessel.heading);
    length = distance + bow - rear;
    distanceLeft = distance;
    windUp = spec.windUp();
    windUpLeft = windUp;
  }

  /** Ends the charge: the vessel brakes. */
  public void end() {
    length = 0;
    distanceLeft = 0;
    windUpLeft = 0;
  }

  /**
   * Runs the clock before the vessel moves, and ends a charge that has no room for another step.
   *
   * @param maxStep the greatest distance that the vessel can fly in the tick, m
   */
  void update(double maxStep, double dt) {
    windUpLeft = Math.max(0, windUpLeft - dt);
    if (distanceLeft < maxStep) {
      end();
    }
  }

  /** Subtracts a step of the vessel, m, from the distance left. */
  void advance(double step) {
    distanceLeft = Math.max(0, distanceLeft - step);
  }

  void describe(EntityRow row) {
    row.charge = length > 0 ? 1 - windUpLeft / windUp : 0;
    row.chargeX = x;
    row.chargeY = y;
    row.chargeLength = length;
    row.chargeHalfWidth = halfWidth;
  }

  void hashInto(StateHash hash) {
    hash.add(x);
    hash.add(y);
    hash.add(length);
    hash.add(halfWidth);
    hash.add(windUpLeft);
    hash.add(distanceLeft);
  }

  void reset() {
    end();
    x = 0;
    y = 0;
    halfWidth = 0;
    windUp = 0;
  }
}
