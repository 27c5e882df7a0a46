package towline.sim.spec;

import java.util.List;

/**
 * What a kind of courier can do: a flyer with a motion of its own, that only shots of the drone
 * open which were aimed at it.
 *
 * @param index its place among the kinds
 * @param name the name of the kind, in the data and in the text bundle
 * @param motion how it flies
 * @param figure the numbers of that motion
 * @param radius its radius, m
 * @param speed its speed at most, m/s
 * @param acceleration how much it changes its velocity at most, m/s^2; 0: it is at any velocity at
 *     once
 * @param layers how many layers its shell has
 * @param lockable whether the drone can lock onto it; what it cannot lock onto, every shot of a
 *     barrel that is locked to the cable is meant for
 * @param keepOff how far its place is from the drone at least, m
 * @param station what all kinds have in common
 */
public record CourierSpec(
    int index,
    String name,
    Motion motion,
    Figure figure,
    double radius,
    double speed,
    double acceleration,
    int layers,
    boolean lockable,
    double keepOff,
    Station station)
    implements FoeSpec {
  /** Time after which a hopping courier turns back, s. */
  public static final double HOPPING_STRETCH = 2.5;

  /** Widest swing of a weaving courier, rad: from 2.405 on it gets nowhere, then goes backwards. */
  public static final double WIDEST_SWING = 2.2;

  /** How a courier flies; those that {@code lab duel} knows as well have the same name there. */
  public enum Motion {
    /** Shivers about a place: by {@code size} m, {@code rate} times a second. */
    TREMBLING,
    /** Straight legs at {@code pace}. */
    STRAIGHT,
    /** The same in pulses: at up to {@code size} m/s more or less, {@code rate} times a second. */
    PULSING,
    /** A circle of radius {@code size} at {@code rate} rad/s. */
    CIRCLING,
    /** Hops of height {@code size} under an acceleration of {@code rate} m/s^2, at {@code pace}. */
    HOPPING,
    /** To and fro about straight legs at {@code pace}: by {@code size} rad, {@code rate} Hz. */
    WEAVING,
    /**
     * Sways towards the drone and back by {@code size} m at {@code rate} rad/s; as a shot leaves,
     * it darts aside for {@code time} s.
     */
    EVADING,
    /** As if towed by the drone, {@code size} m behind it, with a lag of {@code time} s. */
    SHADOWING
  }

  /**
   * The numbers of a motion; which of them it has, {@link Motion} says.
   *
   * @param size metres, m/s or radians
   * @param rate Hz, rad/s or m/s^2
   * @param pace m/s
   * @param time s
   */
  public record Figure(double size, double rate, double pace, double time) {}

  /**
   * What all kinds have in common: how long they stay, and where.
   *
   * @param stay how long one stays, s
   * @param shards how many shards an opened one leaves
   * @param cracks how many layers a hit breaks, for each aim mode by its index
   * @param away how far from the ship its place is, along x, m
   * @param aside the same along y
   * @param leash it goes to a new place when that is farther off than this, m
   * @param tooNear or when the drone comes as near as this, m
   * @param haste how fast it goes there, m/s
   * @param push how hard it speeds up for that, m/s^2
   * @param edge how far from the sector's edge its place is, m
   * @param reach how far beyond the ship a leg ends, along x, m
   * @param flatness the share of that along y
   * @param foresight how far ahead of the ship legs are laid, s
   */
  public record Station(
      double stay,
      int shards,
      List<Integer> cracks,
      double away,
      double aside,
      double leash,
      double tooNear,
      double haste,
      double push,
      double edge,
      double reach,
      double flatness,
      double foresight) {
    /** Copies the list. */
    public Station {
      cracks = List.copyOf(cracks);
    }

    private Station staying(double seconds) {
      return new Station(
          seconds, shards, cracks, away, aside, leash, tooNear, haste, push, edge, reach, flatness,
          foresight);
    }
  }

  /**
   * Farthest distance of its figure from the place or the leg about which it flies, m; 0 for
   * motions that keep off the sector's edge themselves.
   */
  public double reach() {
    return switch (motion) {
      case TREMBLING, CIRCLING -> figure.size();
      case HOPPING -> Math.max(figure.pace() * HOPPING_STRETCH, figure.size()) / 2;
      // The sine of the swing is at most the swing itself.
      case WEAVING -> figure.pace() * figure.size() / (2 * Math.PI * figure.rate());
      case STRAIGHT, PULSING, EVADING, SHADOWING -> 0;
    };
  }

  /** How far its velocity may jump beside what its acceleration allows, m/s. */
  public double jump() {
    return acceleration > 0 ? 0 : 2 * speed;
  }

  /** The same with another number of layers. */
  public CourierSpec withLayers(int other) {
    return new CourierSpec(
        index,
        name,
        motion,
        figure,
        radius,
        speed,
        acceleration,
        other,
        lockable,
        keepOff,
        station);
  }

  /** The same, but it stays for that long, s. */
  public CourierSpec staying(double seconds) {
    return new CourierSpec(
        index,
        name,
        motion,
        figure,
        radius,
        speed,
        acceleration,
        layers,
        lockable,
        keepOff,
        station.staying(seconds));
  }

  @Override
  public double health() {
    return layers;
  }
}
