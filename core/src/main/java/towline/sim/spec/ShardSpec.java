package towline.sim.spec;

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
  /** Checks the ranges. */
  public ShardSpec {
    Check.positive("radius of a shard", radius);
    Check.positive("life of a shard", life);
    Check.notNegative("burst of a shard", burst);
    Check.notNegative("drag of a shard", drag);
    Check.within("most shards", maxCount, 0, 100_000);
    Check.notNegative("pull reach of a shard", pullReach);
    Check.notNegative("pull of a shard", pull);
    Check.within("deaths for a shard", deathsAShard, 1, 1000);
  }
}
