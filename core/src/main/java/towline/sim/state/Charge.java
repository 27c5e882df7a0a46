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
  /** The middle of the rear end of the lane. */
  private double x;

  private double y;

  /** Length of the lane, m; 0: there is no charge. */
  private double length;

  private double halfWidth;
  private double windUp;
  private double windUpLeft;

  /** The part of its way that the vessel has not gone yet, m. */
  private double wayLeft;

  Charge() {}

  /** True from the announcement to the end. */
  public boolean isAnnounced() {
    return length > 0;
  }

  /** True after the announcement: the vessel is on its way and hurts. */
  public boolean isOn() {
    return length > 0 && windUpLeft == 0;
  }

  /**
   * Begins the announcement.
   *
   * @param vessel the vessel, whose heading is the direction of the charge
   * @param way the way that it goes from its present place, m, more than 0
   */
  public void announce(Vessel vessel, ChargeSpec spec, double way) {
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
    length = way + bow - rear;
    wayLeft = way;
    windUp = spec.windUp();
    windUpLeft = windUp;
  }

  /** Ends the charge: the vessel brakes. */
  public void end() {
    length = 0;
    wayLeft = 0;
    windUpLeft = 0;
  }

  /**
   * Lets a tick pass before the vessel moves, and ends a charge whose way has no room for a step.
   *
   * @param step the longest way that the vessel can go in the tick, m
   */
  void pass(double step, double dt) {
    windUpLeft = Math.max(0, windUpLeft - dt);
    if (wayLeft < step) {
      end();
    }
  }

  /** Takes a step off the way, m. */
  void go(double step) {
    wayLeft = Math.max(0, wayLeft - step);
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
    hash.add(wayLeft);
  }

  void reset() {
    end();
    x = 0;
    y = 0;
    halfWidth = 0;
    windUp = 0;
  }
}
