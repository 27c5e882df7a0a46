package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The shells of an enemy that fires at its forecast of the ship: they all land at the forecast
 * place at the same time, and hurt whatever is there, the enemy's own side too.
 *
 * @param flight the time of flight of the shells, which is also the time of the forecast, s
 * @param reload the time between two barrages, s
 * @param shells the number of shells of a barrage
 * @param blast the radius of a shell's blast, m
 * @param damage the damage of a shell to enemies in its blast, points of health
 * @param reach the distance from the ship up to which it fires, m
 * @param studyTime the time for which the ship must fly otherwise until the belief changes, s
 */
public record BarrageSpec(
    double flight,
    double reload,
    int shells,
    double blast,
    double damage,
    double reach,
    double studyTime) {
  /** Reads the barrages of a gun with its own reload time, s, and reach, m. */
  static BarrageSpec read(JsonFields in, double reload, double reach) {
    return new BarrageSpec(
        in.number("flight", 0.6, 5),
        reload,
        in.integer("shells", 1, 24),
        in.number("blast", 0.5, 20),
        in.number("damage", 0, 1000),
        reach,
        in.number("studyTime", 0.5, 60));
  }
}
