package towline.ai.targeting;

import towline.sim.api.EntityKind;

/**
 * What pilots and bots make of a kind of thing. A kind of thing that has no tactics does not
 * compile.
 *
 * @param threat what shooting it is worth to the drone, s of time to a hit; 0 for what does little,
 *     less for what is left for last
 * @param dodgeMargin by how much it may come nearer than it would on its present course, m; 0: it
 *     hurts nobody
 * @param missileUse when a bot launches a missile at it
 * @param motion how it moves
 */
public record KindTactics(double threat, double dodgeMargin, MissileUse missileUse, Motion motion) {

  /** When a missile is launched at something. */
  public enum MissileUse {
    /** Whenever it can be. */
    ALWAYS,
    /** Only while the rack is full. */
    WHILE_FULL,
    /** It is left to the guns. */
    NEVER
  }

  /** How something moves. */
  public enum Motion {
    /** Hardly at all, for its size. */
    SLOW,
    /** Steadily, on straights and wide arcs. */
    STEADY,
    /** To and fro about its way. */
    WEAVING,
    /** At what it chases. */
    HOMING
  }

  private static final KindTactics NONE = new KindTactics(0, 0, MissileUse.NEVER, Motion.SLOW);

  private static final KindTactics[] ALL = new KindTactics[EntityKind.count()];

  static {
    for (EntityKind kind : EntityKind.values()) {
      ALL[kind.ordinal()] = tactics(kind);
    }
  }

  /** The tactics for a kind. */
  public static KindTactics of(EntityKind kind) {
    return ALL[kind.ordinal()];
  }

  /**
   * Whether a bot flies towards it to fight it: it is worth a shot, and does not come by itself.
   */
  public boolean isSoughtOut() {
    return threat != 0 && motion != Motion.HOMING;
  }

  private static KindTactics tactics(EntityKind kind) {
    return switch (kind) {
      case SNAKE_HEAD -> new KindTactics(0.25, 5, MissileUse.WHILE_FULL, Motion.WEAVING);
      case SNAKE_SEGMENT -> new KindTactics(0, 5, MissileUse.WHILE_FULL, Motion.WEAVING);
      // How much it threatens depends on what it chases, and how near that is.
      case MISSILE -> new KindTactics(0, 4, MissileUse.NEVER, Motion.HOMING);
      case TANK -> new KindTactics(0.3, 3, MissileUse.ALWAYS, Motion.STEADY);
      // Left for last: there are many, and a shot at one is a shot not fired at what matters.
      case MITE -> new KindTactics(-3, 2, MissileUse.NEVER, Motion.STEADY);
      case VESSEL_TURRET -> new KindTactics(1.3, 3, MissileUse.ALWAYS, Motion.SLOW);
      case VESSEL_BAY, VESSEL_NEST -> new KindTactics(1.6, 3, MissileUse.ALWAYS, Motion.SLOW);
      case VESSEL_CORE -> new KindTactics(2, 3, MissileUse.ALWAYS, Motion.SLOW);
      case VESSEL_HULL -> new KindTactics(0, 3, MissileUse.NEVER, Motion.SLOW);
      case FOE_SHOT -> new KindTactics(0, 1.5, MissileUse.NEVER, Motion.STEADY);
      case SEEKER -> new KindTactics(0, 2, MissileUse.NEVER, Motion.HOMING);
      case SHELL -> new KindTactics(0, 1, MissileUse.NEVER, Motion.STEADY);
      case SHIP,
          DRONE,
          WINGMAN,
          OWN_MISSILE,
          SHIP_SHOT,
          DRONE_SHOT,
          WINGMAN_SHOT,
          SHARD,
          POWER_UP,
          WARP_GATE ->
          NONE;
    };
  }
}
