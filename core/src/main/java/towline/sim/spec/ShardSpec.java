package towline.sim.spec;

import towline.data.JsonFields;

/**
 * What a shard does.
 *
 * @param radius its radius, m
 * @param life how long it lasts, s
 * @param burst the speed with which it leaves the dead, m/s
 * @param drag its linear damping, 1/s
 * @param maxCount how many there are at most; beyond that the dead drop nothing
 * @param pullReach from how near the ship draws it, m
 * @param pull how strongly, m/s^2
 * @param deathsAShard how many of a swarm that are killed directly drop one shard, on average
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
