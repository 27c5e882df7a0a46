package towline.content.look;

import java.util.Arrays;
import java.util.Locale;
import towline.sim.api.EntityKind;

/**
 * A role with a colour of its own in {@code assets/look/palette.properties}. Every aim mode has a
 * colour there too, under {@code aim.} and its name.
 */
public enum ColorRole {
  /** The sky in the middle of the sector. */
  SKY,
  /** The sky at its foot. */
  SKY_LOW,
  /** The sky at its top. */
  SKY_HIGH,
  /** A veil in the sky. */
  SKY_VEIL,
  /** The second veil in the sky. */
  SKY_GLOW,
  /** Stars. */
  STAR,
  /** The plates of the great hull. */
  PLATE,
  /** The joints of the plates. */
  PLATE_JOINT,
  /** The edges, rivets and hatches of the plates. */
  PLATE_EDGE,
  /** The lamps on the plates. */
  PLATE_LAMP,
  /** The deep, half-way down. */
  DEEP,
  /** The deep at its bottom. */
  DEEP_LOW,
  /** The deep at its top, lit from above. */
  DEEP_HIGH,
  /** Particles that fall in the deep. */
  CURRENT,
  /** Caustics, refracted light in the deep. */
  CAUSTIC,
  /** The grid. */
  GRID,
  /** The grid where it is stirred. */
  GRID_STIRRED,
  /** The sector's edge. */
  EDGE,
  /** The ship. */
  SHIP,
  /** The ship's thrust. */
  THRUST,
  /** The ship's shots. */
  SHIP_SHOT,
  /** The drone's body. */
  DRONE,
  /** The inside of bodies; dark, so that the grid is not visible through them. */
  HULL,
  /** The cable at rest. */
  CABLE,
  /** The cable under tension. */
  CABLE_TAUT,
  /** The cable where it is worn. */
  CABLE_WORN,
  /** Snakes at the head. */
  SNAKE_HEAD,
  /** Snakes at the tail. */
  SNAKE_TAIL,
  /** The eyes of snakes. */
  SNAKE_EYE,
  /** Shards and power-ups. */
  SHARD,
  /** Enemy missiles. */
  MISSILE,
  /** The ship's missiles. */
  OWN_MISSILE,
  /** Tanks. */
  TANK,
  /** Couriers, their ribbons and lances: white gold, which nothing else has. */
  COURIER,
  /** Mites: as warm as tanks, and darker. */
  MITE,
  /** Vessels that are no bosses. */
  VESSEL,
  /** The boss of the first sector, and its forecast of the ship. */
  HYDRA,
  /** The boss of the second sector, and its forecast. */
  BASTION,
  /** The boss of the third sector, and its forecast. */
  LEVIATHAN,
  /** The open core of a vessel. */
  VESSEL_CORE,
  /** Enemy shots. */
  FOE_SHOT,
  /** Wingmen and their shots. */
  WINGMAN,
  /** The ship's shield. */
  SHIELD,
  /** Hot cores, muzzle flashes. */
  CORE,
  /** Blasts. */
  BLAST,
  /** Warnings. */
  WARNING,
  /** Highlights on pages and in titles. */
  ACCENT,
  /** Medals of the first of several tiers. */
  BRONZE,
  /** Medals of the second tier. */
  SILVER,
  /** Text. */
  TEXT,
  /** Secondary text. */
  TEXT_QUIET;

  private static final ColorRole[] OF_KINDS =
      Arrays.stream(EntityKind.values()).map(ColorRole::find).toArray(ColorRole[]::new);

  /**
   * Returns the role of a kind: that of its name if there is one; all parts of vessels share one.
   */
  public static ColorRole of(EntityKind kind) {
    return OF_KINDS[kind.ordinal()];
  }

  /** Returns the role of a vessel by its name in the data: bosses have colours of their own. */
  public static ColorRole ofVessel(String name) {
    return switch (name) {
      case "hydra" -> HYDRA;
      case "bastion" -> BASTION;
      case "leviathan" -> LEVIATHAN;
      default -> VESSEL;
    };
  }

  private static ColorRole find(EntityKind kind) {
    if (kind.isVesselPart()) {
      return VESSEL;
    }
    for (ColorRole role : values()) {
      if (role.name().equals(kind.name())) {
        return role;
      }
    }
    return switch (kind) {
      case SNAKE_SEGMENT -> SNAKE_HEAD;
      case DRONE_SHOT -> DRONE;
      case WINGMAN_SHOT -> WINGMAN;
      case SEEKER -> FOE_SHOT;
      case SHELL -> WARNING;
      case POWER_UP, HAUL_GATE -> SHARD;
      default -> TANK;
    };
  }

  /** Returns its key in the palette files, such as {@code ship.shot}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '.');
  }
}
