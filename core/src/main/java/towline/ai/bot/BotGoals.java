package towline.ai.bot;

import towline.internal.RandomStream;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.TargetQuery;
import towline.sim.hash.StateHash;

/**
 * The wishes of a bot for its course, obstacles aside: some wandering, some persistence, and above
 * all the strongest attraction.
 */
final class BotGoals implements CoursePlanner.Wish {
  private static final double WANDER_WEIGHT = 0.4;
  private static final double PERSISTENCE_WEIGHT = 0.6;

  /** Greatest turn of the wandering in a tick, rad. */
  private static final double MAX_WANDER_TURN = 0.08;

  private static final double SHARD_WEIGHT = 0.9;
  private static final double POWER_UP_WEIGHT = 2.2;
  private static final double FIGHT_WEIGHT = 1.6;
  private static final double FAR_VESSEL_WEIGHT = 2.8;
  private static final double DRIFTING_DRONE_WEIGHT = 12;
  private static final double COURIER_WEIGHT = 2.2;
  private static final double SHADOW_WEIGHT = -3;

  /** Distance within which the drone reaches a courier well, m. */
  private static final double COURIER_DISTANCE = 15;

  /** Weight of the drifting drone for a damaged ship, which waits for a gap. */
  private static final double DRIFTING_DRONE_WEIGHT_WHEN_HURT = 8;

  /** Share of the hull up to which the ship counts as damaged. */
  private static final double DAMAGED_HEALTH = 0.7;

  /** Distance within which a foe attracts no more, m. */
  private static final double FIGHTING_DISTANCE = 9;

  /** Distance beyond which a vessel attracts more strongly, m. */
  private static final double BOSS_DISTANCE = 11;

  /** Distance below which attraction weakens, m. */
  private static final double SOFTENING_DISTANCE = 2;

  /** Distance behind a haul gate to which a bot flies, m. */
  private static final double BEHIND_GATE = 2;

  private static final int MAX_ATTRACTIONS = 5;

  /** Rating of the foes that are worth a flight by distance. */
  private static final TargetQuery.Rating WORTH_A_FIGHT =
      new NearestUnarmoured() {
        @Override
        public boolean accepts(Snapshot snapshot, int index, int i) {
          return super.accepts(snapshot, index, i) && isWorthAFlight(snapshot.kind(i));
        }
      };

  private final double[] attractionXs = new double[MAX_ATTRACTIONS];
  private final double[] attractionYs = new double[MAX_ATTRACTIONS];
  private int attractions;
  private double wander;
  private double onX;
  private double onY;

  BotGoals(double wander) {
    this.wander = wander;
  }

  /** Removes all attractions; {@code course} is the bearing of the last course, rad. */
  void begin(double course, RandomStream random) {
    wander += random.range(-MAX_WANDER_TURN, MAX_WANDER_TURN);
    onX = WANDER_WEIGHT * Trigonometry.cos(wander) + PERSISTENCE_WEIGHT * Trigonometry.cos(course);
    onY = WANDER_WEIGHT * Trigonometry.sin(wander) + PERSISTENCE_WEIGHT * Trigonometry.sin(course);
    attractions = 0;
  }

  @Override
  public double value(double x, double y) {
    double attraction = 0;
    for (int i = 0; i < attractions; i++) {
      attraction = Math.max(attraction, attractionXs[i] * x + attractionYs[i] * y);
    }
    return onX * x + onY * y + attraction;
  }

  /** Adds the attraction of the nearest shard. */
  void addShards(Snapshot snapshot, int index) {
    attractTo(
        snapshot, index, TargetQuery.nearest(snapshot, index, EntityKind.SHARD), SHARD_WEIGHT);
  }

  /** Adds the attractions of the nearest power-up and of a drifting drone. */
  void addGains(Snapshot snapshot, int index) {
    attractTo(
        snapshot,
        index,
        TargetQuery.nearest(snapshot, index, EntityKind.POWER_UP),
        POWER_UP_WEIGHT);
    if (!snapshot.cable().hooked) {
      boolean hurt = snapshot.health(index) <= DAMAGED_HEALTH;
      double weight = hurt ? DRIFTING_DRONE_WEIGHT_WHEN_HURT : DRIFTING_DRONE_WEIGHT;
      attractTo(snapshot, index, snapshot.first(EntityKind.DRONE), weight);
    }
  }

  /**
   * Adds the attraction of the oldest haul gate. Next to it that of a point behind it, so that the
   * ship flies through and not up to it.
   */
  void addHaulGate(Snapshot snapshot, int index, double weight) {
    int gate = snapshot.first(EntityKind.HAUL_GATE);
    if (gate == snapshot.end(EntityKind.HAUL_GATE)) {
      return;
    }
    double normalX = Trigonometry.cos(snapshot.heading(gate));
    double normalY = Trigonometry.sin(snapshot.heading(gate));
    double toX = snapshot.x(gate) - snapshot.x(index);
    double toY = snapshot.y(gate) - snapshot.y(index);
    double side = Math.signum(toX * normalX + toY * normalY);
    double aimX = toX + side * BEHIND_GATE * normalX;
    double aimY = toY + side * BEHIND_GATE * normalY;
    double pull = weight / (StrictMath.hypot(aimX, aimY) + SOFTENING_DISTANCE);
    attract(pull * aimX, pull * aimY);
  }

  /**
   * Adds the attraction of a courier that is too far off for the drone, or the repulsion of one
   * that shadows the drone; returns true if there is one.
   */
  boolean addCourier(Snapshot snapshot, int index, boolean isShadow) {
    int courier = snapshot.first(EntityKind.COURIER);
    if (courier == snapshot.end(EntityKind.COURIER)) {
      return false;
    }
    boolean far = snapshot.distance(index, courier) > COURIER_DISTANCE;
    if (isShadow || far) {
      attractTo(snapshot, index, courier, isShadow ? SHADOW_WEIGHT : COURIER_WEIGHT);
    }
    return isShadow || far;
  }

  /**
   * Adds the attraction of the nearest foe, unless it is near or approaches by itself, as missiles
   * do.
   */
  void addFight(Snapshot snapshot, int index) {
    int boss = TargetQuery.best(snapshot, index, KindRange.VESSEL_PARTS, WORTH_A_FIGHT);
    if (boss >= 0 && snapshot.distance(index, boss) > BOSS_DISTANCE) {
      attractTo(snapshot, index, boss, FAR_VESSEL_WEIGHT);
      return;
    }
    int foe = TargetQuery.best(snapshot, index, KindRange.FOES, WORTH_A_FIGHT);
    if (foe >= 0 && snapshot.distance(index, foe) > FIGHTING_DISTANCE) {
      attractTo(snapshot, index, foe, FIGHT_WEIGHT);
    }
  }

  /** Returns true if it fights and does not approach by itself, as missiles do. */
  private static boolean isWorthAFlight(EntityKind kind) {
    return kind == EntityKind.SNAKE_HEAD
        || kind.isFighter()
        || (kind.isTarget() && kind.isObstacle());
  }

  void hashInto(StateHash hash) {
    hash.add(wander);
  }

  /** Adds the attraction of an entity; none for index -1. */
  private void attractTo(Snapshot snapshot, int index, int entity, double weight) {
    if (entity >= 0) {
      double pull = weight / (snapshot.distance(index, entity) + SOFTENING_DISTANCE);
      attract(
          pull * (snapshot.x(entity) - snapshot.x(index)),
          pull * (snapshot.y(entity) - snapshot.y(index)));
    }
  }

  private void attract(double x, double y) {
    attractionXs[attractions] = x;
    attractionYs[attractions] = y;
    attractions++;
  }
}
