package towline.sim.api;

import java.util.Set;

/**
 * The kind of an entity in a {@link Snapshot}. Snapshots list entities kind by kind, in this order;
 * kinds that are often looked for together are neighbours, see {@link KindRange}.
 */
public enum EntityKind {
  /** The player's ship. */
  SHIP(Team.FRIEND, Trait.TARGET),
  /** The Defence Drone; its heading is the bearing of its barrel. */
  DRONE(Team.FRIEND, Trait.TARGET),
  /** A side plane that keeps formation with the ship. */
  WINGMAN(Team.FRIEND, Trait.TARGET),
  /** The first segment of a snake. */
  SNAKE_HEAD(Team.FOE, Trait.TARGET, Trait.ARRIVES),
  /** Any other segment of a snake. */
  SNAKE_SEGMENT(Team.FOE, Trait.TARGET),
  /** An enemy missile. */
  MISSILE(Team.FOE, Trait.TARGET),
  /** A courier, which only shots of the drone that were aimed at it can hurt. */
  COURIER(Team.FOE, Trait.TARGET),
  /** A tank; its heading is that of its hull. */
  TANK(Team.FOE, Trait.TARGET, Trait.FIGHTER, Trait.OBSTACLE, Trait.VEHICLE, Trait.ARRIVES),
  /** A mite: a small tank without a gun, one of a school. */
  MITE(Team.FOE, Trait.TARGET, Trait.OBSTACLE, Trait.VEHICLE, Trait.ARRIVES, Trait.SWARM),
  /** A turret of a vessel; its heading is the bearing of its barrel. */
  VESSEL_TURRET(Team.FOE, Trait.TARGET, Trait.OBSTACLE, Trait.VESSEL_PART),
  /** A bay of a vessel that launches missiles. */
  VESSEL_BAY(Team.FOE, Trait.TARGET, Trait.OBSTACLE, Trait.VESSEL_PART),
  /** A nest of a vessel that spawns snakes. */
  VESSEL_NEST(Team.FOE, Trait.TARGET, Trait.OBSTACLE, Trait.VESSEL_PART),
  /** The core of a vessel; the vessel dies with it. */
  VESSEL_CORE(Team.FOE, Trait.TARGET, Trait.OBSTACLE, Trait.VESSEL_PART, Trait.ARRIVES),
  /** A plate of a vessel's hull, which no shot breaks. */
  VESSEL_HULL(Team.FOE, Trait.OBSTACLE, Trait.VESSEL_PART),
  /** A missile of the ship. */
  OWN_MISSILE(Team.FRIEND),
  /** A shot of the ship's own gun. */
  SHIP_SHOT(Team.FRIEND),
  /** A shot of the Defence Drone. */
  DRONE_SHOT(Team.FRIEND),
  /** A shot of a wingman. */
  WINGMAN_SHOT(Team.FRIEND),
  /** A shot of an enemy. */
  FOE_SHOT(Team.FOE),
  /** A shot of an enemy that curves a little towards its target. */
  SEEKER(Team.FOE),
  /** A mortar's shell, above everything until it lands. */
  SHELL(Team.FOE),
  /** A shard, dropped by a destroyed foe, worth points to the ship that flies over it. */
  SHARD(Team.NEUTRAL),
  /** A power-up that drifts until the ship flies over it. */
  POWER_UP(Team.NEUTRAL),
  /** A warp gate, out of which enemies come. */
  WARP_GATE(Team.NEUTRAL),
  /** A haul gate, which banks the haul of the ship that flies or tows the drone through it. */
  HAUL_GATE(Team.NEUTRAL),
  /** An enemy that flees at the end of a wave, and is no foe any more. */
  FUGITIVE(Team.NEUTRAL);

  private enum Trait {
    TARGET,
    FIGHTER,
    OBSTACLE,
    VEHICLE,
    VESSEL_PART,
    ARRIVES,
    SWARM
  }

  private static final EntityKind[] ALL = values();

  private final Team team;
  private final boolean target;
  private final boolean fighter;
  private final boolean obstacle;
  private final boolean vehicle;
  private final boolean vesselPart;
  private final boolean arrives;
  private final boolean swarm;

  EntityKind(Team team, Trait... traits) {
    this.team = team;
    Set<Trait> has = Set.of(traits);
    target = has.contains(Trait.TARGET);
    fighter = has.contains(Trait.FIGHTER);
    obstacle = has.contains(Trait.OBSTACLE);
    vehicle = has.contains(Trait.VEHICLE);
    vesselPart = has.contains(Trait.VESSEL_PART);
    arrives = has.contains(Trait.ARRIVES);
    swarm = has.contains(Trait.SWARM);
  }

  /** Returns the number of kinds. */
  public static int count() {
    return ALL.length;
  }

  /** Returns the kind with the given ordinal. */
  public static EntityKind of(int ordinal) {
    return ALL[ordinal];
  }

  /** Returns the side it is on. */
  public Team team() {
    return team;
  }

  /** Returns true if the other team's pilots aim at it. */
  public boolean isTarget() {
    return target;
  }

  /**
   * Returns true for a foe of a single entity, not a part of a snake, a vessel or a school. Drone,
   * wingmen and bots treat it like a tank, and it has the effects, sounds and points that the data
   * give {@code FIGHTERS}.
   */
  public boolean isFighter() {
    return fighter;
  }

  /**
   * Returns true if it takes up room in the sector for good, so that others must appear beside it.
   */
  public boolean isObstacle() {
    return obstacle;
  }

  /** Returns true if it drives by an avoidance law. */
  public boolean isVehicle() {
    return vehicle;
  }

  /** Returns true for a part of a vessel. */
  public boolean isVesselPart() {
    return vesselPart;
  }

  /** Returns true if it comes through warp gates by itself, not as a part of another. */
  public boolean arrives() {
    return arrives;
  }

  /** Returns its number among the kinds that come through warp gates, from 0 on. */
  public int arrival() {
    int number = 0;
    for (int k = 0; k < ordinal(); k++) {
      number += ALL[k].arrives ? 1 : 0;
    }
    return number;
  }

  /** Returns the kind whose {@link #arrival} is {@code number}. */
  static EntityKind arrived(int number) {
    for (EntityKind kind : ALL) {
      if (kind.arrives && kind.arrival() == number) {
        return kind;
      }
    }
    throw new IllegalArgumentException("no kind arrives as number " + number);
  }

  /**
   * Returns true for a kind that comes in crowds and carries no gun; a single one hardly counts.
   */
  public boolean isSwarm() {
    return swarm;
  }
}
