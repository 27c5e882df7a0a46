package towline.content;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import towline.data.JsonFields;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;

/**
 * The points for all events.
 *
 * @param kills the points for destroying a foe, for each kind of foe but couriers
 * @param snake the additional points for the last segment of a snake
 * @param boss the additional points for a vessel of more than one phase
 * @param powerUp the points for a power-up
 * @param shard the points for a shard
 * @param nearMiss the points for a near miss
 * @param mirror the points for reflecting an enemy's shot
 * @param wave the points for a cleared wave, times its number
 * @param sweep the points for each second that a wave's last foe dies before all would have fled,
 *     times the wave's number
 * @param missileFactor the factor for a kill by one of the ship's missiles
 * @param lureFactor the factor for a kill by a lured missile
 * @param barrageFactor the factor for damage and kills by an enemy's own barrage
 * @param whipFactor the factor for a kill by the whip; in a swing of n kills it applies to sqrt(n)
 * @param moduleFactor the factor for a kill by a module
 * @param swarmChain the part of a kill that a member of a swarm counts in a chain
 * @param shardChain the part of a kill that a shard counts in a chain
 * @param patience the time from the entry of a boss after which all points but its own are halved,
 *     s; from then on enemies beside it fire faster and faster, up to a limit
 * @param vesselDamage the points for each point of health taken from a boss
 * @param longTowBonus the gain of the drone's kills at the longest tow, as a fraction
 * @param chainTime the time for which a kill keeps the chain alive, s
 * @param multiplierAt the numbers of kills in a chain that raise the multiplier to 2, to 3 and so
 *     on
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
    int sweep,
    double missileFactor,
    double lureFactor,
    double barrageFactor,
    double whipFactor,
    double moduleFactor,
    double swarmChain,
    double shardChain,
    double patience,
    double vesselDamage,
    double longTowBonus,
    double chainTime,
    List<Integer> multiplierAt) {
  private static final double MAX_ANGER = 1.4;

  private static final int MAX_POINTS = 1_000_000;

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
   * Returns the factor of all points but a boss's own, and of gains of the haul, when a boss has
   * lived for {@code bossFor}, s. Its integral is at most {@code patience} * pi / 2, s.
   */
  public double crowdShare(double bossFor) {
    double lost = bossFor / patience;
    return 1 / (1 + lost * lost);
  }

  /** Returns the factor of enemies' fire when a boss has lived for {@code bossFor}, s. */
  public double anger(double bossFor) {
    return Math.max(1, Math.min(MAX_ANGER, bossFor / patience));
  }

  /** Returns the greatest multiplier. */
  public int multiplierMost() {
    return 1 + multiplierAt.size();
  }

  /** Returns the multiplier after {@code chain} kills in a chain. */
  public int multiplier(double chain) {
    int multiplier = 1;
    while (multiplier < multiplierMost() && chain >= multiplierAt.get(multiplier - 1)) {
      multiplier++;
    }
    return multiplier;
  }

  /** Returns the points for destroying a foe of {@code kind}; 0 for other kinds. */
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
        points(in, "sweep"),
        in.number("missileFactor", 1, 100),
        in.number("lureFactor", 1, 100),
        in.number("barrageFactor", 1, 100),
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
    return in.integer(field, 0, MAX_POINTS);
  }
}
