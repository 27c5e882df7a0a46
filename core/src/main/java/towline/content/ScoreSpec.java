package towline.content;

/**
 * What earns how much.
 *
 * @param segment the points for a destroyed segment
 * @param head the points for a destroyed head
 * @param snake the points for the last segment of a snake, on top
 * @param missile the points for an enemy missile shot down
 * @param tank the points for a tank
 * @param turret the points for a turret of a vessel
 * @param bay the points for a bay or a nest of a vessel
 * @param core the points for the core of a vessel
 * @param boss the points for a vessel of more than one phase, on top
 * @param gift the points for a pick-up
 * @param lureFactor what a kill by a lured missile is multiplied with
 * @param shard the points for a shard
 * @param nearMiss the points for a near miss
 * @param wave the points for a cleared wave, times its number
 * @param whipFactor what a whip kill is multiplied with
 * @param swing what each kill of a swing earns once more, times the swing's own multiplier
 * @param swingMost the largest multiplier of a swing; it is one less than the kills
 * @param mite the points for a mite
 * @param miteChain how much of a kill a mite counts in a chain
 * @param vesselDamage the points for each point of health taken off a boss
 * @param longTowBonus what the drone's kills gain at the longest tow, as a fraction
 * @param chainTime for how long a kill keeps the chain alive, s
 * @param killsPerStep how many kills in a chain raise the multiplier by one
 * @param multiplierMost the largest multiplier
 */
public record ScoreSpec(
    int segment,
    int head,
    int snake,
    int missile,
    int tank,
    int turret,
    int bay,
    int core,
    int boss,
    int gift,
    double lureFactor,
    int shard,
    int nearMiss,
    int wave,
    double whipFactor,
    int swing,
    int swingMost,
    int mite,
    double miteChain,
    double vesselDamage,
    double longTowBonus,
    double chainTime,
    int killsPerStep,
    int multiplierMost) {

  static ScoreSpec read(JsonFields in) {
    return new ScoreSpec(
        in.integer("segment", 0, 1_000_000),
        in.integer("head", 0, 1_000_000),
        in.integer("snake", 0, 1_000_000),
        in.integer("missile", 0, 1_000_000),
        in.integer("tank", 0, 1_000_000),
        in.integer("turret", 0, 1_000_000),
        in.integer("bay", 0, 1_000_000),
        in.integer("core", 0, 1_000_000),
        in.integer("boss", 0, 1_000_000),
        in.integer("gift", 0, 1_000_000),
        in.number("lureFactor", 1, 100),
        in.integer("shard", 0, 1_000_000),
        in.integer("nearMiss", 0, 1_000_000),
        in.integer("wave", 0, 1_000_000),
        in.number("whipFactor", 1, 100),
        in.integer("swing", 0, 1_000_000),
        in.integer("swingMost", 1, 100),
        in.integer("mite", 0, 1_000_000),
        in.number("miteChain", 0, 1),
        in.number("vesselDamage", 0, 1000),
        in.number("longTowBonus", 0, 100),
        in.number("chainTime", 0.1, 60),
        in.integer("killsPerStep", 1, 100),
        in.integer("multiplierMost", 1, 100));
  }
}
