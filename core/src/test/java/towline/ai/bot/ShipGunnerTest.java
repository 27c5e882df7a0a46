package towline.ai.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.WorldScenario;
import towline.sim.api.Body;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.spec.ShotSpec;

class ShipGunnerTest {
  @Test
  void theBotFiresWithinTheRangeOfTheGun() {
    assertThat(fires(23, 24)).isTrue();
    assertThat(fires(25, 24)).isFalse();
    assertThat(fires(25, 26)).isTrue();
  }

  @Test
  void theSnapshotHasRangeAndMuzzleSpeedOfTheGun() {
    GameContent content = GameContent.load();
    ShotSpec shot = content.world().ship().shot();
    try (World world = new World(content.world(), 1, new StillPilots(), 0)) {
      assertThat(world.current().ship().range).isEqualTo(shot.range());
      assertThat(world.current().ship().muzzleSpeed).isEqualTo(shot.speed());
    }
  }

  /** The shot along the bearing falls onto a tank of constant velocity. */
  @Test
  void theBotAllowsForGravity() {
    Snapshot seen = new Snapshot();
    seen.reset(0, 96, 54, 3, -22);
    seen.ship().muzzleSpeed = 30;
    seen.ship().range = 24;
    Body body = new Body();
    body.id = 1;
    body.x = 20;
    body.y = 27;
    seen.add(EntityKind.SHIP, body, 1);
    body.id = 2;
    body.x = 34;
    body.vy = 4;
    seen.add(EntityKind.TANK, body, 1);
    seen.end();
    Command command = new Command();
    new ShipGunner(new RandomStream(1)).shoot(seen, seen.first(EntityKind.SHIP), command);
    double closest = Double.POSITIVE_INFINITY;
    for (double t = 0; t < 0.8; t += 0.001) {
      double x = 20 + 30 * t * StrictMath.cos(command.bearing) + 1.5 * t * t;
      double y = 27 + 30 * t * StrictMath.sin(command.bearing) - 11 * t * t;
      closest = Math.min(closest, StrictMath.hypot(x - 34, y - 27 - 4 * t));
    }
    assertThat(closest).isLessThan(0.05);
  }

  private static boolean fires(double distance, double range) {
    Snapshot seen =
        new WorldScenario()
            .ship(20, 27)
            .gunRange(range)
            .entity(EntityKind.TANK, 60, 20 + distance, 27, 0)
            .snapshot();
    Command command = new Command();
    new ShipGunner(new RandomStream(1)).shoot(seen, seen.first(EntityKind.SHIP), command);
    return command.fire;
  }
}
