package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The motion of a vessel in one of its phases.
 *
 * @param steering its steering
 * @param speed its speed, m/s
 * @param standOff its wanted distance from the ship, m
 */
public record GaitSpec(Steering steering, double speed, double standOff) {
  /** The steering of a vessel. */
  public enum Steering {
    /** Around the ship, at its wanted distance. */
    ORBIT,
    /** Towards a point ahead of the ship, to cross its way. */
    CUT_OFF,
    /** Around the ship, with repeated charges straight at it, see {@link ChargeSpec}. */
    CHARGE
  }

  public static GaitSpec read(JsonFields in) {
    return new GaitSpec(
        in.constant("steering", Steering.class),
        in.number("speed", 0, 20),
        in.number("standOff", 0, 100));
  }
}
