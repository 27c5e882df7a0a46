package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.FlightBelief;
import towline.sim.api.Pilot;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.BarrageSpec;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.ShardSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WingmanSpec;
import towline.sim.spec.WorldSpec;

/** Missiles, tanks, vessels, wingmen and power-ups carry out the commands of puppets. */
class ArsenalTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final double SHIP_X = 48;
  private static final double SHIP_Y = 27;

  private final Map<String, Command> wishes = new HashMap<>();
  private final Command player = new Command();
  private final World world = new World(CONTENT.world(), 5, new Puppets(), 0);

  @AfterEach
  void close() {
    world.close();
  }

  @Test
  void anEnemyMissileBurstsAtTheShipAndHurtsItOnce() {
    wish("missile").thrustY = -1;
    Spawns.missile(world, missile("hornet"), SHIP_X, SHIP_Y + 6, 0);

    int blows = 0;
    int bursts = 0;
    for (int tick = 0; tick < 120; tick++) {
      world.tick(player);
      blows += count(EventType.SHIP_HURT);
      bursts += count(EventType.MISSILE_BURST);
    }

    assertThat(bursts).isEqualTo(1);
    assertThat(blows).isEqualTo(1);
    assertThat(world.missiles()).isZero();
  }

  @Test
  void aMissileFliesAtMostAtItsSpeedAndEndsWithItsFuel() {
    wish("missile").thrustX = 7;
    wish("missile").thrustY = 7;
    MissileSpec hornet = missile("hornet");
    Spawns.missile(world, hornet, 5, 5, 0);
    world.tick(player);
    int at = world.current().first(EntityKind.MISSILE);
    double x = world.current().x(at);
    double y = world.current().y(at);

    world.tick(player);

    at = world.current().first(EntityKind.MISSILE);
    double distance = Math.hypot(world.current().x(at) - x, world.current().y(at) - y);
    assertThat(distance / Tick.SECONDS).isCloseTo(hornet.speed(), within(1e-9));
    int spent = 0;
    for (int tick = 0; tick < 60 * hornet.fuel() + 2; tick++) {
      world.tick(player);
      spent += count(EventType.MISSILE_SPENT);
    }
    assertThat(spent).isEqualTo(1);
    assertThat(world.missiles()).isZero();
  }

  @Test
  void aMissileLuredIntoATankBurstsThereAndHurtsIt() {
    wish("missile").thrustX = 1;
    Spawns.tank(world, tank("gunner"), 20, 40, 0);
    Spawns.missile(world, missile("lancer"), 5, 40, 0);

    int lured = 0;
    for (int tick = 0; tick < 120; tick++) {
      world.tick(player);
      lured += count(EventType.KILLED_BY_LURED_MISSILE);
    }

    assertThat(lured).isEqualTo(1);
    assertThat(world.current().count(EntityKind.TANK)).isZero();
  }

  @Test
  void aTankDrivesTheExactArcOfItsCommand() {
    TankSpec gunner = tank("gunner");
    wish("tank").throttle = 1;
    wish("tank").turnRate = 0.5;
    Spawns.tank(world, gunner, 20, 20, 0);
    world.tick(player);
    for (int tick = 0; tick < 60; tick++) {
      world.tick(player);
    }

    int at = world.current().first(EntityKind.TANK);
    double turned = 0.5 * gunner.turnRate();
    double radius = gunner.speed() / turned;
    assertThat(world.current().heading(at)).isCloseTo(turned, within(1e-9));
    assertThat(world.current().x(at)).isCloseTo(20 + radius * Math.sin(turned), within(1e-9));
    assertThat(world.current().y(at)).isCloseTo(20 + radius * (1 - Math.cos(turned)), within(1e-9));
  }

  @Test
  void aTankFiresAlongItsBarrelNoFasterThanItReloadsAndSlewsNoFasterThanItsSpec() {
    TankSpec gunner = tank("gunner");
    Command wish = wish("tank");
    wish.fire = true;
    wish.turning = true;
    wish.bearing = 2;
    Spawns.tank(world, gunner, 20, 20, 0);
    int shots = 0;
    for (int tick = 0; tick < 600; tick++) {
      double before = world.current().count(EntityKind.TANK) == 0 ? 0 : barrel();
      world.tick(player);
      shots += count(EventType.FOE_FIRED);
      assertThat(Math.abs(barrel() - before) / Tick.SECONDS)
          .isLessThanOrEqualTo(gunner.gun().slewRate() + 1e-9);
    }
    assertThat(shots).isEqualTo((int) (10 / gunner.gun().reload()));
    assertThat(barrel()).isCloseTo(2, within(1e-9));
  }

  @Test
  void aShellLandsAtItsLandingPointAndOnlyTheLandingHurts() {
    TankSpec mortar = tank("mortar");
    Command wish = wish("tank");
    wish.fire = true;
    wish.landingX = (SHIP_X - 30) / mortar.gun().reach();
    wish.landingY = (SHIP_Y - 20) / mortar.gun().reach();
    Spawns.tank(world, mortar, 30, 20, 0);
    double landedX = 0;
    double landedY = 0;
    for (int tick = 0; tick < 400 && landedX == 0; tick++) {
      world.tick(player);
      int event = find(EventType.SHELL_LANDED);
      if (event >= 0) {
        landedX = world.events().get(event).x();
        landedY = world.events().get(event).y();
        assertThat(count(EventType.SHIP_HURT)).isEqualTo(1);
      } else {
        assertThat(count(EventType.SHIP_HURT)).isZero();
      }
    }
    assertThat(landedX).isCloseTo(SHIP_X, within(1e-6));
    assertThat(landedY).isCloseTo(SHIP_Y, within(1e-6));
  }

  /** Ship and enemies in the blast are hurt alike; an enemy beside it is not. */
  @Test
  void aBarrageHurtsWhateverIsAtTheForecast() {
    TankSpec marksman = tank("marksman");
    BarrageSpec barrage = marksman.gun().barrage().orElseThrow();
    Command wish = wish("tank");
    wish.fire = true;
    wish.belief = FlightBelief.STRAIGHT;
    wish.forecastX = SHIP_X;
    wish.forecastY = SHIP_Y;
    double side = barrage.blast() + 0.9 * tank("spitter").radius();
    double beyond = barrage.blast() + 1.1 * tank("spitter").radius();
    Spawns.tank(world, tank("spitter"), SHIP_X + side, SHIP_Y, 0);
    Spawns.tank(world, tank("spitter"), SHIP_X - beyond, SHIP_Y, 0);
    world.tick(player);
    Spawns.tank(world, marksman, 30, 20, 0);
    int hits = 0;
    int kills = 0;
    int landed = 0;
    int hurts = 0;
    for (int tick = 0; tick < 400 && landed == 0; tick++) {
      world.tick(player);
      landed += count(EventType.SHELL_LANDED);
      hits += count(EventType.BARRAGE_HIT);
      kills += count(EventType.KILLED_BY_BARRAGE);
      hurts += landed > 0 ? count(EventType.SHIP_HURT) : 0;
    }
    assertThat(landed).isEqualTo(barrage.shells());
    assertThat(hurts).isEqualTo(1);
    assertThat(hits).isEqualTo(1);
    assertThat(kills).isEqualTo(1);
    assertThat(world.current().count(EntityKind.TANK)).isEqualTo(2);
  }

  @Test
  void theCoreOfTheLeviathanIsHurtInTheLastPhaseOnlyAndAllPartsDieWithIt() {
    VesselSpec leviathan = vessel("leviathan");
    Spawns.vessel(world, leviathan, 20, 40, 0);
    world.tick(player);
    assertThat(world.current().count(EntityKind.VESSEL_HULL)).isPositive();
    int phases = 0;
    boolean died = false;
    for (int tick = 0; tick < 4000 && !died; tick++) {
      bombard();
      world.tick(player);
      phases += count(EventType.VESSEL_PHASE);
      died = count(EventType.VESSEL_DIED) > 0;
      boolean coreHurt =
          !died && world.current().health(world.current().first(EntityKind.VESSEL_CORE)) < 1;
      assertThat(coreHurt && phases < leviathan.phases() - 1)
          .as("the core is hurt before the last phase")
          .isFalse();
    }
    assertThat(died).isTrue();
    assertThat(phases).isEqualTo(leviathan.phases() - 1);
    assertThat(world.current().count(EntityKind.VESSEL_CORE)).isZero();
    assertThat(world.current().count(EntityKind.VESSEL_HULL)).isZero();
    assertThat(world.current().count(EntityKind.SHARD)).isGreaterThanOrEqualTo(leviathan.shards());
  }

  @Test
  void aBurstingVesselDropsNoMoreShardsThanTheLimit() {
    WorldSpec few = withShardLimit(CONTENT.world(), 7);
    try (World small = new World(few, 5, new Puppets(), 0)) {
      VesselSpec launcher = vessel("launcher");
      assertThat(launcher.shards()).isGreaterThan(7);
      Spawns.vessel(small, launcher, 20, 40, 0);
      small.tick(player);
      int core = small.current().first(EntityKind.VESSEL_CORE);
      small.spawnShot(small.current().x(core) - 1, small.current().y(core), 0, 1000);
      int shards = 0;
      for (int tick = 0; tick < 10; tick++) {
        small.tick(player);
        shards = Math.max(shards, small.current().count(EntityKind.SHARD));
      }
      assertThat(small.current().count(EntityKind.VESSEL_CORE)).isZero();
      assertThat(shards).isEqualTo(7);
    }
  }

  private static WorldSpec withShardLimit(WorldSpec world, int most) {
    ShardSpec shard = world.shard();
    return new WorldSpec(
        world.arena(),
        world.ship(),
        world.drone(),
        world.cable(),
        new ShardSpec(
            shard.radius(),
            shard.life(),
            shard.burst(),
            shard.drag(),
            most,
            shard.pullReach(),
            shard.pull(),
            shard.deathsAShard()),
        world.rack(),
        world.wingman(),
        world.powerUp(),
        world.warp(),
        world.families());
  }

  @Test
  void aSalvoHasTheLengthOfItsSpec() {
    List<PartSpec> bays =
        vessel("hive").parts().stream().filter(part -> part.missile().isPresent()).toList();
    wish("part").fire = true;
    Spawns.vessel(world, vessel("hive"), 20, 40, 0);
    int missiles = 0;
    for (int tick = 0; tick < 60 * (bays.get(0).salvo().reload() + 1); tick++) {
      world.tick(player);
      missiles += count(EventType.MISSILE_LAUNCHED);
    }
    assertThat(missiles).isEqualTo(bays.stream().mapToInt(bay -> bay.salvo().count()).sum());
  }

  @Test
  void theRackLaunchesOneAtATimeAndReloads() {
    player.launch = true;
    int launched = 0;
    for (int tick = 0; tick < 120; tick++) {
      world.tick(player);
      launched += count(EventType.MISSILE_LAUNCHED);
    }
    assertThat(launched).isEqualTo(CONTENT.world().rack().capacity());
    assertThat(world.current().ship().missiles).isZero();
    player.launch = false;
    for (int tick = 0; tick < 60 * CONTENT.world().rack().reload(); tick++) {
      world.tick(player);
    }
    assertThat(world.current().ship().missiles).isEqualTo(1);
  }

  @Test
  void powerUpsGiveTheirGifts() {
    give(PowerUpKind.WINGMEN);
    assertThat(world.current().count(EntityKind.WINGMAN)).isEqualTo(2);
    give(PowerUpKind.WINGMEN);
    assertThat(world.current().count(EntityKind.WINGMAN)).as("never more than two").isEqualTo(2);
    give(PowerUpKind.SHIELD);
    assertThat(world.current().ship().shielded).isTrue();
    wish("missile").thrustY = -1;
    Spawns.missile(world, missile("hornet"), SHIP_X, SHIP_Y + 8, 0);
    int broken = 0;
    for (int tick = 0; tick < 60; tick++) {
      world.tick(player);
      broken += count(EventType.SHIELD_BROKEN);
      assertThat(count(EventType.SHIP_HURT)).isZero();
    }
    assertThat(broken).isEqualTo(1);
  }

  @Test
  void theEnemiesLawsFollowThePlayerAndCauseEvents() {
    player.missileLaw = 2;
    player.tankLaw = 1;
    player.foeAim = 3;
    world.tick(player);

    assertThat(world.current().enemyLaws().missileLaw()).isEqualTo(2);
    assertThat(world.current().enemyLaws().tankLaw()).isEqualTo(1);
    assertThat(world.current().enemyLaws().foeAim()).isEqualTo(3);
    assertThat(count(EventType.MISSILE_LAW_CHANGED)).isEqualTo(1);
    long before = world.hash();
    player.missileLaw = 0;
    world.tick(player);
    assertThat(world.hash()).isNotEqualTo(before);
  }

  private void give(PowerUpKind gift) {
    Spawns.powerUp(world, gift, SHIP_X, SHIP_Y);
    world.tick(player);
    world.tick(player);
    assertThat(count(EventType.POWER_UP_TAKEN)).isEqualTo(1);
    world.tick(player);
  }

  /** Fires shots of the drone at every part that can be hurt. */
  private void bombard() {
    Snapshot now = world.current();
    for (int i = now.first(EntityKind.VESSEL_TURRET); i < now.end(EntityKind.VESSEL_CORE); i++) {
      world.spawnShot(now.x(i) - 1, now.y(i), 0);
    }
  }

  private double barrel() {
    return world.current().row(world.current().first(EntityKind.TANK)).barrel;
  }

  private Command wish(String kind) {
    return wishes.computeIfAbsent(kind, key -> new Command());
  }

  private int count(EventType type) {
    return world.events().count(type);
  }

  private int find(EventType type) {
    for (int i = 0; i < world.events().size(); i++) {
      if (world.events().get(i).type() == type) {
        return i;
      }
    }
    return -1;
  }

  private static MissileSpec missile(String name) {
    return CONTENT.missiles().stream().filter(m -> m.name().equals(name)).findFirst().orElseThrow();
  }

  private static TankSpec tank(String name) {
    return CONTENT.tanks().stream().filter(t -> t.name().equals(name)).findFirst().orElseThrow();
  }

  private static VesselSpec vessel(String name) {
    return CONTENT.vessels().stream().filter(v -> v.name().equals(name)).findFirst().orElseThrow();
  }

  /** Pilots that all want the command of their kind in {@link #wishes}. */
  private final class Puppets extends StillPilots {
    @Override
    public Pilot snake(SnakeSpec spec, long seed) {
      return new Puppet("snake");
    }

    @Override
    public Pilot missile(MissileSpec spec, double heading, long seed) {
      return new Puppet("missile");
    }

    @Override
    public Pilot tank(TankSpec spec, long seed) {
      return new Puppet("tank");
    }

    @Override
    public Pilot part(PartSpec spec, long seed) {
      return new Puppet("part");
    }

    @Override
    public Pilot wingman(WingmanSpec spec) {
      return new Puppet("wingman");
    }
  }

  private final class Puppet implements Pilot {
    private final String kind;

    Puppet(String kind) {
      this.kind = kind;
    }

    @Override
    public void decide(Snapshot seen, int self, Command command) {
      command.set(wish(kind));
    }

    @Override
    public void hashInto(StateHash hash) {}
  }
}
