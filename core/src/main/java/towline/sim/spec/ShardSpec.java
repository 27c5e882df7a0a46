package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The numbers of shards.
 *
 * @param radius their radius, m
 * @param life their lifetime, s
 * @param burst their greatest initial speed, m/s
 * @param drag their linear damping, 1/s
 * @param maxCount the greatest number of shards in the sector; beyond that none are dropped
 * @param pullReach the distance from which the ship attracts them, m
 * @param pull their acceleration towards the ship, m/s^2
 * @param deathsAShard the mean number of direct kills of swarm members for each shard
 */
public record ShardSpec(
    double radius,
    double life,
    double burst,
    double drag,
    int maxCount,
    double pullReach,
    double pull,
    int deathsAShard) {
  public static ShardSpec read(JsonFields in) {
    return new ShardSpec(
        in.number("radius", 0.05, 2),
        in.number("life", 0.5, 120),
        in.number("burst", 0, 60),
        in.number("drag", 0, 20),
        in.integer("most", 0, 100_000),
        in.number("pullReach", 0, 50),
        in.number("pull", 0, 500),
        in.integer("deathsAShard", 1, 1000));
  }
}
