package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import towline.aim.search.FireSolver;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.math.Angles;
import towline.sim.Spawns;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.WorldScenario;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.Pilot;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Snapshot;
import towline.sim.spec.WingmanSpec;

/** Wingmen in a world without other pilots. */
class WingmanPilotTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final double SHIP_X = 48;
  private static final double SHIP_Y = 27;

  private final RandomStream random = new RandomStream(17);
  private final Command player = new Command();
  private int fired;
  private int hits;

  @Test
  void wingmenNeverFireWithoutAFoe() {
    play(world -> {}, 1200);
    assertThat(fired).isZero();
  }

  @Test
  void wingmenNeverFireAtOrThroughArmour() {
    WorldScenario alone =
        wingman(0).entity(EntityKind.VESSEL_HULL, 60, 54, 30, 0).radius(1.5).armoured();
    assertThat(fires(alone)).as("at a hull").isFalse();
    alone.entity(EntityKind.TANK, 61, 60, 30, 0);
    assertThat(fires(alone)).as("at a tank behind a hull").isFalse();
    WorldScenario beside =
        wingman(0)
            .entity(EntityKind.VESSEL_HULL, 60, 54, 36, 0)
            .radius(1.5)
            .armoured()
            .entity(EntityKind.TANK, 61, 60, 30, 0);
    assertThat(fires(beside)).as("at a tank beside a hull").isTrue();
  }

  @Test
  void everyShotHitsWithoutMotion() {
    play(world -> Spawns.vessel(world, CONTENT.vessels().get(1), SHIP_X + 12, SHIP_Y, 0), 300);
    assertThat(fired).as("at its turrets").isPositive();
    assertThat(hits).isGreaterThan(fired * 9 / 10);
  }

  @Test
  void wingmenAimHigherInGravityAndHit() {
    play(
        world -> {
          world.setGravity(0, -11);
          Spawns.tank(world, CONTENT.tanks().get(0), SHIP_X + 16, SHIP_Y + 3, 2);
        },
        180);
    assertThat(fired).isGreaterThan(2);
    assertThat(hits).isGreaterThanOrEqualTo(fired - 2);
  }

  @Test
  void wingmenHitCrossingFoes() {
    play(world -> Spawns.tank(world, CONTENT.tanks().get(0), SHIP_X + 10, SHIP_Y + 6, 2), 600);
    assertThat(hits).isGreaterThan(3);
  }

  @Test
  void wingmenFireOnlyWhenTheShotWouldHit() {
    assertThat(fires(0, 58)).isTrue();
    assertThat(fires(0.046, 58)).as("within 0.8 of both radii").isTrue();
    assertThat(fires(0.05, 58)).as("beyond 0.8 of both radii").isFalse();
    assertThat(fires(Math.PI, 58)).as("behind the nose").isFalse();
    assertThat(fires(0, 78)).as("out of range").isFalse();
  }

  private static boolean fires(double nose, double foeX) {
    return fires(wingman(nose).entity(EntityKind.TANK, 60, foeX, 30, 0));
  }

  private static WorldScenario wingman(double nose) {
    return new WorldScenario().ship(48, 27).entity(EntityKind.WINGMAN, 3, 48, 30, nose);
  }

  private static boolean fires(WorldScenario scenario) {
    Snapshot seen = scenario.snapshot();
    Command command = new Command();
    new WingmanPilot(CONTENT.world().wingman(), new FireSolver())
        .decide(seen, seen.indexOf(3), command);
    return command.fire;
  }

  @Test
  void wingmenPointAlongWithTheShipWithoutAFoe() {
    try (World world = worldWithWingmen()) {
      player.thrustX = -0.3;
      player.thrustY = 0.3;
      ticks(world, 90);
      Snapshot seen = world.current();
      double heading = seen.heading(seen.first(EntityKind.SHIP));
      for (int i = seen.first(EntityKind.WINGMAN); i < seen.end(EntityKind.WINGMAN); i++) {
        assertThat(Math.abs(Angles.difference(seen.heading(i), heading))).isLessThan(0.05);
      }
    }
  }

  private void play(Consumer<World> foes, int ticks) {
    try (World world = worldWithWingmen()) {
      foes.accept(world);
      ticks(world, ticks);
    }
  }

  private void ticks(World world, int ticks) {
    for (int tick = 0; tick < ticks; tick++) {
      world.tick(player);
      fired += world.events().count(EventType.WINGMAN_FIRED);
      hits += world.events().count(EventType.FRIEND_SHOT_HIT);
    }
  }

  private World worldWithWingmen() {
    World world = new World(CONTENT.world(), random.nextLong(), new Wingmen(), 0);
    Spawns.powerUp(world, PowerUpKind.WINGMEN, SHIP_X, SHIP_Y);
    ticks(world, 3);
    assertThat(world.current().count(EntityKind.WINGMAN)).isEqualTo(2);
    return world;
  }

  private static final class Wingmen extends StillPilots {
    @Override
    public Pilot wingman(WingmanSpec spec) {
      return new WingmanPilot(spec, new FireSolver());
    }
  }
}
