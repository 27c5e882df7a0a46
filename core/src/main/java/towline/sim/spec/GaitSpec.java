package towline.sim.spec;

import towline.data.JsonFields;

/**
 * How a vessel moves in one of its phases.
 *
 * @param steering where it wants to go
 * @param speed its speed, m/s
 * @param standOff how far from the ship it wants to be, m
 */
public record GaitSpec(Steering steering, double speed, double standOff) {
  /** Where a vessel wants to go. */
  public enum Steering {
    /** About the ship, at its distance. */
    ORBIT,
    /** To where the ship is going, to cross its way. */
    CUT_OFF,
    /** About the ship, and again and again straight at it, as its {@link ChargeSpec} says. */
    CHARGE
  }

  public static GaitSpec read(JsonFields in) {
    return new GaitSpec(
        in.constant("steering", Steering.class),
        in.number("speed", 0, 20),
        in.number("standOff", 0, 100));
  }
}
