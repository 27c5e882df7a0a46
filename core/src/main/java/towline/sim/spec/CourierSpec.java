package towline.sim.spec;

import java.util.List;

/**
 * The abilities of a kind of courier: a flyer with a motion of its own that only shots of the drone
 * that were aimed at it can open.
 *
 * @param index its place among the kinds
 * @param name the name of the kind, in the data and in the text bundle
 * @param motion its motion
 * @param figure the numbers of that motion
 * @param radius its radius, m
 * @param speed its greatest speed, m/s
 * @param acceleration its greatest acceleration, m/s^2; 0: it takes on any velocity at once
 * @param layers the number of layers of its shell
 * @param lockable true if the drone can lock onto it; if false, every shot of a barrel that is
 *     locked to the cable is meant for it
 * @param keepOff the least distance of its station from the drone, m
 * @param opener the index of the only aim mode that breaks more than half of its shell; {@link
 *     #ANY_MODE} if all do
 * @param station the numbers that all kinds have in common
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
    int opener,
    Station station)
    implements FoeSpec {
  /** The opener of a courier that every aim mode opens. */
  public static final int ANY_MODE = -1;

  /** Time after which a hopping courier turns back, s. */
  public static final double HOPPING_STRETCH = 2.5;

  /**
   * Greatest swing of a weaving courier, rad; from 2.405 on it makes no headway, then flies back.
   */
  public static final double WIDEST_SWING = 2.2;

  /** The motion of a courier; {@code lab duel} uses the same names for those that it knows. */
  public enum Motion {
    /** Trembling about a place: by {@code size} m, {@code rate} times a second. */
    TREMBLING,
    /** Straight legs at {@code pace}. */
    STRAIGHT,
    /** Straight legs in pulses: {@code pace} plus or minus {@code size} m/s, {@code rate} Hz. */
    PULSING,
    /** A circle of radius {@code size} at {@code rate} rad/s. */
    CIRCLING,
    /** Hops of height {@code size} under an acceleration of {@code rate} m/s^2, at {@code pace}. */
    HOPPING,
    /** A swing about straight legs at {@code pace}: by {@code size} rad, {@code rate} Hz. */
    WEAVING,
    /**
     * A sway towards the drone and back by {@code size} m at {@code rate} rad/s; when a shot
     * leaves, the courier darts aside for {@code time} s.
     */
    EVADING,
    /** Flight in tow of the drone, {@code size} m behind it, with a lag of {@code time} s. */
    SHADOWING
  }

  /**
   * The numbers of a motion; {@link Motion} says which of them it uses.
   *
   * @param size metres, m/s or radians
   * @param rate Hz, rad/s or m/s^2
   * @param pace m/s
   * @param time s
   */
  public record Figure(double size, double rate, double pace, double time) {}

  /**
   * The numbers that all kinds have in common: duration and place of their stay.
   *
   * @param stay the duration of the stay, s
   * @param shards the number of shards that an opened courier drops
   * @param cracks the number of layers that a hit breaks, for each aim mode by its index
   * @param away the distance of the station from the ship along x, m
   * @param aside the distance of the station from the ship along y, m
   * @param leash the distance from the ship above which the courier moves to a new station, m
   * @param tooNear the distance from the drone below which the courier moves to a new station, m
   * @param haste the speed on the way to a new station, m/s
   * @param push the acceleration on that way, m/s^2
   * @param edge the least distance of the station from the sector's edge, m
   * @param reach the distance beyond the ship at which a leg ends, along x, m
   * @param flatness the share of that distance along y
   * @param foresight the time by which legs lead the ship, s
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
   * Returns the greatest distance of its figure from the place or leg about which it flies, m; 0
   * for motions that keep off the sector's edge themselves.
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

  /** Returns the greatest jump of its velocity beside its acceleration, m/s. */
  public double jump() {
    return acceleration > 0 ? 0 : 2 * speed;
  }

  /** Returns a copy with another number of layers. */
  public CourierSpec withLayers(int other) {
    return with(other, opener, station);
  }

  /** Returns a copy that stays for {@code seconds}. */
  public CourierSpec staying(double seconds) {
    return with(layers, opener, station.staying(seconds));
  }

  /** Returns a copy whose shell only {@code mode} breaks by more than half. */
  public CourierSpec openedOnlyBy(int mode) {
    return with(layers, mode, station);
  }

  private CourierSpec with(int newLayers, int newOpener, Station newStation) {
    return new CourierSpec(
        index,
        name,
        motion,
        figure,
        radius,
        speed,
        acceleration,
        newLayers,
        lockable,
        keepOff,
        newOpener,
        newStation);
  }

  /** Returns the number of layers that aim mode {@code mode} cannot break. */
  public int layersKeptFrom(int mode) {
    return opener == ANY_MODE || opener == mode ? 0 : layers - layers / 2;
  }

  @Override
  public double health() {
    return layers;
  }
}
