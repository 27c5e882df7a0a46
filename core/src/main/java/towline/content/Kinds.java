package towline.content;

import java.util.List;
import towline.sim.entity.PowerUp;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;

/**
 * All kinds that a wave can name.
 *
 * @param snakes the kinds of snake
 * @param missiles the kinds of missile
 * @param tanks the kinds of tank
 * @param vessels the kinds of vessel
 */
public record Kinds(
    List<SnakeSpec> snakes,
    List<MissileSpec> missiles,
    List<TankSpec> tanks,
    List<VesselSpec> vessels) {
  /** Copies the lists. */
  public Kinds {
    snakes = List.copyOf(snakes);
    missiles = List.copyOf(missiles);
    tanks = List.copyOf(tanks);
    vessels = List.copyOf(vessels);
  }

  /** Whoever the fields name: one of snake (with segments), tank, vessel, gift. */
  Newcomer newcomer(Fields in) {
    if (in.has("snake")) {
      return new Newcomer.OfSnake(
          in.named("snake", snakes, SnakeSpec::name),
          in.whole("segments", 1, SnakeSpec.MOST_SEGMENTS));
    }
    if (in.has("tank")) {
      return new Newcomer.OfTank(in.named("tank", tanks, TankSpec::name));
    }
    if (in.has("vessel")) {
      return new Newcomer.OfVessel(in.named("vessel", vessels, VesselSpec::name));
    }
    return new Newcomer.OfGift(in.constant("gift", PowerUp.Gift.class));
  }
}
