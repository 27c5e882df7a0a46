package towline.content;

import java.util.EnumMap;
import java.util.Map;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;

/**
 * What earns how much.
 *
 * @param kills the points for destroying a foe, for each kind of foe
 * @param snake the points for the last segment of a snake, on top
 * @param boss the points for a vessel of more than one phase, on top
 * @param powerUp the points for a power-up
 * @param shard the points for a shard
 * @param nearMiss the points for a near miss
 * @param mirror the points for turning an enemy's shot
 * @param wave the points for a cleared wave, times its number
 * @param missileFactor what a kill by one of the ship's missiles is multiplied with
 * @param lureFactor what a kill by a lured missile is multiplied with
 * @param whipFactor what a whip kill is multiplied with
 * @param moduleFactor what a kill by what is fitted is multiplied with
 * @param swing what each kill of a swing earns once more, times the swing's own multiplier
 * @param swingMost the largest multiplier of a swing; it is one less than the kills
 * @param swarmChain how much of a kill one of a swarm counts in a chain
 * @param shardChain how much of a kill a shard counts in a chain
 * @param vesselDamage the points for each point of health taken off a boss
 * @param longTowBonus what the drone's kills gain at the longest tow, as a fraction
 * @param chainTime for how long a kill keeps the chain alive, s
 * @param killsPerStep how many kills in a chain raise the multiplier by one
 * @param multiplierMost the largest multiplier
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
    int swing,
    int swingMost,
    double swarmChain,
    double shardChain,
    double vesselDamage,
    double longTowBonus,
    double chainTime,
    int killsPerStep,
    int multiplierMost) {
  private static final int MOST_POINTS = 1_000_000;

  /** Copies the map. */
  public ScoreSpec {
    kills = Map.copyOf(kills);
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
        in.integer("swing", 0, 1_000_000),
        in.integer("swingMost", 1, 100),
        in.number("swarmChain", 0, 1),
        in.number("shardChain", 0, 1),
        in.number("vesselDamage", 0, 1000),
        in.number("longTowBonus", 0, 100),
        in.number("chainTime", 0.1, 60),
        in.integer("killsPerStep", 1, 100),
        in.integer("multiplierMost", 1, 100));
  }

  private static Map<EntityKind, Integer> readKills(JsonFields in) {
    Map<EntityKind, Integer> kills = new EnumMap<>(EntityKind.class);
    for (EntityKind kind : EntityKind.values()) {
      if (KindRange.FOES.contains(kind)) {
        kills.put(kind, points(in, kind.name()));
      }
    }
    return kills;
  }

  private static int points(JsonFields in, String field) {
    return in.integer(field, 0, MOST_POINTS);
  }
}
