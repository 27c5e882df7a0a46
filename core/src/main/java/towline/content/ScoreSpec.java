package towline.content;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import towline.data.JsonFields;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;

/**
 * What earns how much.
 *
 * @param kills the points for destroying a foe, for each kind of foe but couriers
 * @param snake the points for the last segment of a snake, on top
 * @param boss the points for a vessel of more than one phase, on top
 * @param powerUp the points for a power-up
 * @param shard the points for a shard
 * @param nearMiss the points for a near miss
 * @param mirror the points for turning an enemy's shot
 * @param wave the points for a cleared wave, times its number
 * @param missileFactor what a kill by one of the ship's missiles is multiplied with
 * @param lureFactor what a kill by a lured missile is multiplied with
 * @param whipFactor what a whip kill is multiplied with; of a swing of so many it is for the root
 * @param moduleFactor what a kill by what is fitted is multiplied with
 * @param swarmChain how much of a kill one of a swarm counts in a chain
 * @param shardChain how much of a kill a shard counts in a chain
 * @param patience the time after which all but a living boss earns half, s, from the moment at
 *     which a boss comes, or a wave has been on for the time of its crowd; from then on enemies
 *     beside a boss fire faster and faster, up to a limit
 * @param vesselDamage the points for each point of health taken off a boss
 * @param longTowBonus what the drone's kills gain at the longest tow, as a fraction
 * @param chainTime for how long a kill keeps the chain alive, s
 * @param multiplierAt how many kills in a chain raise the multiplier to 2, to 3 and so on
 */
public record ScoreSpec(
    Map<EntityKind, Integer> kills,
    int snake,
    int boss,
    int powerUp,
    int shard,
    int nearMiss,
    int mirror,
    int wave,
    double missileFactor,
    double lureFactor,
    double whipFactor,
    double moduleFactor,
    double swarmChain,
    double shardChain,
    double patience,
    double vesselDamage,
    double longTowBonus,
    double chainTime,
    List<Integer> multiplierAt) {
  private static final double MOST_ANGER = 1.4;

  private static final int MOST_POINTS = 1_000_000;

  /** Copies map and list, and checks the list. */
  public ScoreSpec {
    kills = Map.copyOf(kills);
    multiplierAt = List.copyOf(multiplierAt);
    for (int step = 1; step < multiplierAt.size(); step++) {
      if (multiplierAt.get(step) <= multiplierAt.get(step - 1)) {
        throw new IllegalArgumentException("multiplierAt must rise, not be " + multiplierAt);
      }
    }
  }

  /**
   * Returns the share that all but a boss itself earns, and that raises the haul, after {@code
   * overtime} s of a boss, or of a wave beyond its time; all of it together comes to no more than
   * {@code patience} * pi / 2 seconds of full pay.
   */
  public double crowdShare(double overtime) {
    double lost = overtime / patience;
    return 1 / (1 + lost * lost);
  }

  /** By what factor enemies fire more often when a boss has lived for that long, s. */
  public double anger(double bossFor) {
    return Math.max(1, Math.min(MOST_ANGER, bossFor / patience));
  }

  /** The largest multiplier. */
  public int multiplierMost() {
    return 1 + multiplierAt.size();
  }

  /** The multiplier after so many kills in a chain. */
  public int multiplier(double chain) {
    int multiplier = 1;
    while (multiplier < multiplierMost() && chain >= multiplierAt.get(multiplier - 1)) {
      multiplier++;
    }
    return multiplier;
  }

  /** The points for destroying one of that kind; 0 for what is no foe. */
  public int kill(EntityKind kind) {
    Integer points = kills.get(kind);
    return points == null ? 0 : points;
  }

  static ScoreSpec read(JsonFields in) {
    return new ScoreSpec(
        in.part("kills", ScoreSpec::readKills),
        points(in, "snake"),
        points(in, "boss"),
        points(in, "powerUp"),
        points(in, "shard"),
        points(in, "nearMiss"),
        points(in, "mirror"),
        points(in, "wave"),
        in.number("missileFactor", 1, 100),
        in.number("lureFactor", 1, 100),
        in.number("whipFactor", 1, 100),
        in.number("moduleFactor", 1, 100),
        in.number("swarmChain", 0, 1),
        in.number("shardChain", 0, 1),
        in.number("patience", 1, 1000),
        in.number("vesselDamage", 0, 1000),
        in.number("longTowBonus", 0, 100),
        in.number("chainTime", 0.1, 60),
        in.integers("multiplierAt", 1, 10_000));
  }

  private static Map<EntityKind, Integer> readKills(JsonFields in) {
    Map<EntityKind, Integer> kills = new EnumMap<>(EntityKind.class);
    for (EntityKind kind : EntityKind.values()) {
      if (KindRange.FOES.contains(kind) && kind != EntityKind.COURIER) {
        kills.put(kind, points(in, KindNames.field(in, kind)));
      }
    }
    return kills;
  }

  private static int points(JsonFields in, String field) {
    return in.integer(field, 0, MOST_POINTS);
  }
}
