package towline.ai.bot;

import towline.internal.RandomStream;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.TargetQuery;
import towline.sim.hash.StateHash;

/**
 * Where a bot would like to go if nothing were in the way: a little to and fro, on as before, and
 * most of all to the best of what draws it.
 */
final class BotGoals implements CoursePlanner.Wish {
  private static final double WANDER = 0.4;
  private static final double KEEP_ON = 0.6;

  /** How far the wandering turns in a tick at most, radians. */
  private static final double WANDERING = 0.08;

  private static final double SHARD = 0.9;
  private static final double POWER_UP = 2.2;
  private static final double FIGHT = 1.6;
  private static final double FIGHT_FAR_VESSEL = 2.8;
  private static final double DRIFTING_DRONE = 12;
  private static final double COURIER = 2.2;
  private static final double SHADOW = -3;

  /** From this near on the drone reaches a courier well, m. */
  private static final double COURIER_DISTANCE = 15;

  /** ... and to a ship whose hull is damaged that much: it waits for a gap. */
  private static final double DRIFTING_DRONE_WHEN_HURT = 8;

  private static final double HURT = 0.7;

  /** It comes no nearer to a fight than this of its own accord, m. */
  private static final double FIGHTING_DISTANCE = 9;

  /** It does not let a vessel get farther off than this, m. */
  private static final double BOSS_DISTANCE = 11;

  /** Nearer than about this a thing draws less, m. */
  private static final double NEAR = 2;

  private static final int MOST_DRAWS = 4;

  /** The nearest of those that are sought out. */
  private static final TargetQuery.Rating WORTH_A_FIGHT =
      new NearestUnarmoured() {
        @Override
        public boolean accepts(Snapshot seen, int self, int i) {
          return super.accepts(seen, self, i) && isSoughtOut(seen.kind(i));
        }
      };

  private final double[] drawXs = new double[MOST_DRAWS];
  private final double[] drawYs = new double[MOST_DRAWS];
  private int draws;
  private double wander;
  private double onX;
  private double onY;

  BotGoals(double wander) {
    this.wander = wander;
  }

  /** Forgets what drew it; {@code course} is where it went last. */
  void begin(double course, RandomStream random) {
    wander += random.range(-WANDERING, WANDERING);
    onX = WANDER * Trigonometry.cos(wander) + KEEP_ON * Trigonometry.cos(course);
    onY = WANDER * Trigonometry.sin(wander) + KEEP_ON * Trigonometry.sin(course);
    draws = 0;
  }

  @Override
  public double value(double x, double y) {
    double drawn = 0;
    for (int i = 0; i < draws; i++) {
      drawn = Math.max(drawn, drawXs[i] * x + drawYs[i] * y);
    }
    return onX * x + onY * y + drawn;
  }

  /** The nearest shard. */
  void lookForShards(Snapshot seen, int self) {
    drawTo(seen, self, TargetQuery.nearest(seen, self, EntityKind.SHARD), SHARD);
  }

  /** Power-ups, and the drone when it drifts. */
  void lookForGain(Snapshot seen, int self) {
    drawTo(seen, self, TargetQuery.nearest(seen, self, EntityKind.POWER_UP), POWER_UP);
    if (!seen.tow().hooked) {
      boolean hurt = seen.health(self) <= HURT;
      double weight = hurt ? DRIFTING_DRONE_WHEN_HURT : DRIFTING_DRONE;
      drawTo(seen, self, seen.first(EntityKind.DRONE), weight);
    }
  }

  /**
   * A courier that is too far off for the drone, or, straight away from it, one that hangs behind
   * the drone; returns whether there is one.
   */
  boolean lookForCourier(Snapshot seen, int self, boolean isShadow) {
    int courier = seen.first(EntityKind.COURIER);
    if (courier == seen.end(EntityKind.COURIER)) {
      return false;
    }
    boolean far = seen.distance(self, courier) > COURIER_DISTANCE;
    if (isShadow || far) {
      drawTo(seen, self, courier, isShadow ? SHADOW : COURIER);
    }
    return isShadow || far;
  }

  /** The nearest foe, unless it is near already or comes by itself, as missiles do. */
  void lookForFight(Snapshot seen, int self) {
    int boss = TargetQuery.best(seen, self, KindRange.VESSEL_PARTS, WORTH_A_FIGHT);
    if (boss >= 0 && seen.distance(self, boss) > BOSS_DISTANCE) {
      drawTo(seen, self, boss, FIGHT_FAR_VESSEL);
      return;
    }
    int foe = TargetQuery.best(seen, self, KindRange.FOES, WORTH_A_FIGHT);
    if (foe >= 0 && seen.distance(self, foe) > FIGHTING_DISTANCE) {
      drawTo(seen, self, foe, FIGHT);
    }
  }

  /** Whether it is worth a flight: it fights, and does not come by itself as missiles do. */
  private static boolean isSoughtOut(EntityKind kind) {
    return kind == EntityKind.SNAKE_HEAD
        || kind.isFighter()
        || (kind.isTarget() && kind.isObstacle());
  }

  void hashInto(StateHash hash) {
    hash.add(wander);
  }

  /** Index -1 draws nowhere. */
  private void drawTo(Snapshot seen, int self, int thing, double weight) {
    if (thing >= 0) {
      double pull = weight / (seen.distance(self, thing) + NEAR);
      draw(pull * (seen.x(thing) - seen.x(self)), pull * (seen.y(thing) - seen.y(self)));
    }
  }

  private void draw(double x, double y) {
    drawXs[draws] = x;
    drawYs[draws] = y;
    draws++;
  }
}
