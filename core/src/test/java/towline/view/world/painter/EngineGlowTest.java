package towline.view.world.painter;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.lifecycle.BeforeTry;
import org.assertj.core.data.Offset;
import towline.content.GameContent;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Tick;
import towline.sim.spec.ShipSpec;
import towline.view.effect.CosmeticRandom;
import towline.view.effect.Sparks;
import towline.view.scene.InterpolatedScene;

/** The flame is as long as the engine thrusts, whatever the tuning of the ship. */
class EngineGlowTest {
  private static final ShipSpec SHIPPED = GameContent.load().world().ship();

  private InterpolatedScene scene = new InterpolatedScene();

  @BeforeTry
  void reset() {
    scene = new InterpolatedScene();
  }

  @Property(seed = "1", tries = 200)
  void theFlameShowsTheShareOfTheThrust(
      @ForAll @DoubleRange(min = 0, max = 1) double share,
      @ForAll @DoubleRange(min = -1, max = 1) double speedShare,
      @ForAll @DoubleRange(min = 20, max = 200) double thrust) {
    ShipSpec ship =
        new ShipSpec(
            SHIPPED.mass(),
            SHIPPED.radius(),
            thrust,
            SHIPPED.topSpeed(),
            SHIPPED.turnRate(),
            SHIPPED.hull(),
            SHIPPED.immunity(),
            SHIPPED.gun(),
            SHIPPED.shot(),
            SHIPPED.reach(),
            SHIPPED.nearMiss(),
            SHIPPED.kick());
    double before = speedShare * ship.topSpeed();
    // As Box2D damps: v' = (v + a dt) / (1 + drag dt).
    double after =
        (before + share * ship.thrust() * Tick.SECONDS) / (1 + ship.drag() * Tick.SECONDS);
    scene.update(
        new Snapshots(1).moving(EntityKind.SHIP, 1, 40, 20, before, 0, 1).done(),
        new Snapshots(2).moving(EntityKind.SHIP, 1, 40, 20, after, 0, 1).done(),
        1);
    EngineGlow glow = new EngineGlow(ship);
    CosmeticRandom random = new CosmeticRandom(1);
    glow.update(scene, 100, new Sparks(random), random, 0xffffff);
    assertThat(glow.thrust()).isCloseTo(share, Offset.offset(1e-6));
  }
}
