package towline.content;

import java.util.List;
import towline.sim.api.PowerUpKind;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;

/**
 * All kinds that a wave can name.
 *
 * @param snakes the kinds of snake
 * @param missiles the kinds of missile
 * @param tanks the kinds of tank
 * @param mites the kinds of mite
 * @param vessels the kinds of vessel
 */
public record EntityCatalogue(
    List<SnakeSpec> snakes,
    List<MissileSpec> missiles,
    List<TankSpec> tanks,
    List<MiteSpec> mites,
    List<VesselSpec> vessels) {
  /** Copies the lists. */
  public EntityCatalogue {
    snakes = List.copyOf(snakes);
    missiles = List.copyOf(missiles);
    tanks = List.copyOf(tanks);
    mites = List.copyOf(mites);
    vessels = List.copyOf(vessels);
  }

  /**
   * What the fields name: one of snake (with segments), tank, school (with size and formation),
   * vessel, powerUp.
   */
  Spawn spawn(JsonFields in) {
    if (in.has("snake")) {
      return new Spawn.OfSnake(
          in.reference("snake", snakes, SnakeSpec::name),
          in.integer("segments", 1, SnakeSpec.MOST_SEGMENTS));
    }
    if (in.has("tank")) {
      return new Spawn.OfTank(in.reference("tank", tanks, TankSpec::name));
    }
    if (in.has("school")) {
      return new Spawn.OfSchool(
          in.reference("school", mites, MiteSpec::name),
          in.integer("size", 1, Spawn.OfSchool.MOST),
          in.constant("formation", Spawn.Formation.class));
    }
    if (in.has("vessel")) {
      return new Spawn.OfVessel(in.reference("vessel", vessels, VesselSpec::name));
    }
    return new Spawn.OfPowerUp(in.constant("powerUp", PowerUpKind.class));
  }
}
