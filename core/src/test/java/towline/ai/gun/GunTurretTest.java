package towline.ai.gun;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.pilot.ArenaScenario;
import towline.aim.SolverScratch;
import towline.internal.RandomStream;
import towline.internal.SweptCollision;
import towline.sim.WorldScenario;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.ShotSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.TankSpec.Aim;

/** Tanks that fire at a ship that flies back and forth. */
class GunTurretTest {
  private static final int TICKS = 4 * 3600;
  private static final int TANKS = 12;

  /** Number of ticks of constant velocity after which a flight counts as straight. */
  private static final int STEADY_TICKS = 30;

  @Test
  void deliberateMissesPassCloselyAheadOfAShipInStraightFlight() {
    Volley volley = fight(missing(1));
    assertThat(volley.rate()).isLessThan(0.02);
    assertThat(volley.farthest).isLessThan(2.5);
    assertThat(volley.behind).as("of those that come head on").isLessThan(volley.shots / 20);
    assertThat(volley.shots).isGreaterThan(100);
  }

  /** A rookie's misses are random, so that a player cannot rely on them. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.5, 0.8})
  void theShareOfDeliberateMissesIsThatOfTheData(double share) {
    Volley volley = fight(missing(share));
    assertThat(volley.shots).isGreaterThan(100);
    assertThat(volley.rate()).isBetween(0.4 * (1 - share), 1 - share + 0.12);
    assertThat(ArenaScenario.tank("rookie").gun().missShare()).isBetween(0.3, 0.9);
  }

  /** Returns a rookie with a share of deliberate misses. */
  private static TankSpec missing(double share) {
    TankSpec rookie = ArenaScenario.tank("rookie");
    return ArenaScenario.aiming(rookie, rookie.gun().aim(), share);
  }

  @Test
  void leadingHitsMore() {
    TankSpec gunner = ArenaScenario.tank("hunter");
    Volley direct = fight(ArenaScenario.aiming(gunner, Aim.DIRECT));
    Volley lead = fight(ArenaScenario.aiming(gunner, Aim.LEAD));
    Volley turnLead = fight(ArenaScenario.aiming(gunner, Aim.TURN_LEAD));
    System.out.printf(Locale.ROOT, "DIRECT %s%nLEAD %s%nTURN_LEAD %s%n", direct, lead, turnLead);
    assertThat(direct.rate()).isLessThan(0.2);
    assertThat(lead.rate()).isBetween(0.6, turnLead.rate());
    assertThat(turnLead.rate()).isGreaterThan(0.97);
    assertThat(turnLead.shots).isGreaterThan(100);
  }

  @Test
  void aGunAimsHigherInGravityUnlessItsShotsHome() {
    assertThat(bearing("hunter", 9)).isGreaterThan(bearing("hunter", 0));
    assertThat(bearing("torch", 9)).isEqualTo(bearing("torch", 0));
  }

  /** Returns the commanded bearing in a gravity, rad. */
  private static double bearing(String tank, double gravity) {
    TankSpec kind = ArenaScenario.aiming(ArenaScenario.tank(tank), Aim.TURN_LEAD);
    Snapshot seen =
        new WorldScenario()
            .ship(50, 27)
            .entity(EntityKind.TANK, 60, 36, 27, 0)
            .falling(gravity)
            .snapshot();
    Command command = new Command();
    new GunTurret(EnemyGun.of(kind), new SolverScratch(), new RandomStream(1))
        .decide(seen, seen.indexOf(60), 0, command);
    return command.bearing;
  }

  /** A thrown tank may be faster than its own shots. */
  @Property(seed = "29", tries = 60)
  void anySpeedOfTheTankGivesABearing(
      @ForAll @DoubleRange(min = 0, max = 40) double speed,
      @ForAll @DoubleRange(min = -3.1, max = 3.1) double course,
      @ForAll @DoubleRange(min = -3.1, max = 3.1) double facing,
      @ForAll @DoubleRange(min = -20, max = 20) double shipVx,
      @ForAll @DoubleRange(min = 0, max = 22) double gravity,
      @ForAll @IntRange(min = 0, max = 1) int missShare,
      @ForAll Aim aim) {
    TankSpec kind = ArenaScenario.aiming(ArenaScenario.tank("rookie"), aim, missShare);
    GunTurret turret = new GunTurret(EnemyGun.of(kind), new SolverScratch(), new RandomStream(7));
    Command command = new Command();
    double vx = speed * StrictMath.cos(course);
    double vy = speed * StrictMath.sin(course);
    for (int tick = 0; tick < 20; tick++) {
      double time = tick * Tick.SECONDS;
      Snapshot seen =
          new WorldScenario()
              .ship(50 + shipVx * time, 27)
              .moving(shipVx, 0)
              .entity(EntityKind.TANK, 60, 42 + vx * time, 30 + vy * time, 0)
              .moving(vx, vy)
              .falling(gravity)
              .snapshot();
      command.clear();
      turret.decide(seen, seen.indexOf(60), facing, command);
      assertThat(command.bearing).isBetween(-Math.PI, Math.PI);
    }
  }

  /** A gun of a boss turns during the announcement, so its barrel can have any bearing before. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 1, 2.5, -2})
  void aGunThatAnnouncesItsSalvoDoesSoAtAnyBearing(double facing) {
    EnemyGun gun =
        EnemyGun.of(
            ArenaScenario.vessel("leviathan").parts().stream()
                .filter(part -> part.gun().isPresent())
                .findFirst()
                .orElseThrow());
    assertThat(gun.announces()).isTrue();
    GunTurret turret = new GunTurret(gun, new SolverScratch(), new RandomStream(3));
    Command command = new Command();
    boolean fires = false;
    for (int tick = 0; tick < 2 * gun.reload() / Tick.SECONDS; tick++) {
      Snapshot seen =
          new WorldScenario()
              .ship(30, 20)
              .entity(EntityKind.VESSEL_CORE, 60, 48, 27, facing)
              .radius(0.85)
              .snapshot();
      command.clear();
      turret.decide(seen, seen.indexOf(60), facing, command);
      fires |= command.fire;
    }
    assertThat(fires).isTrue();
  }

  @Test
  void aSwarmDoesNotFireInOneTick() {
    try (ArenaScenario arenaScenario =
        new ArenaScenario(4).tanks(List.of(ArenaScenario.tank("gunner")), 40, 4)) {
      int most = 0;
      for (int tick = 0; tick < TICKS / 4; tick++) {
        arenaScenario.flyRounds();
        arenaScenario.tick();
        most = Math.max(most, arenaScenario.count(EventType.FOE_FIRED));
      }
      assertThat(most).isBetween(1, 4);
    }
  }

  private static Volley fight(TankSpec kind) {
    Volley volley = new Volley();
    try (ArenaScenario arenaScenario = new ArenaScenario(2).tanks(List.of(kind), TANKS, 6)) {
      for (int tick = 0; tick < TICKS; tick++) {
        arenaScenario.flyToAndFro(0.6);
        arenaScenario.tick();
        volley.watch(arenaScenario, kind);
      }
    }
    return volley;
  }

  /** The passes of shots by the ship, if it kept its velocity after they left. */
  private static final class Volley {
    int steady;
    int all;
    int steadyTicks;
    int shots;
    int hits;
    int behind;
    double touch;
    double nearest = Double.POSITIVE_INFINITY;
    double farthest;

    void watch(ArenaScenario arenaScenario, TankSpec kind) {
      Snapshot seen = arenaScenario.world.current();
      int ship = seen.first(EntityKind.SHIP);
      touch = seen.radius(ship) + kind.gun().shot().orElseThrow().radius();
      steady = arenaScenario.isShipSteady() ? steady + 1 : 0;
      all += arenaScenario.count(EventType.FOE_FIRED);
      steadyTicks += steady >= STEADY_TICKS ? 1 : 0;
      if (steady < STEADY_TICKS) {
        return;
      }
      for (int i = 0; i < arenaScenario.world.events().size(); i++) {
        if (arenaScenario.world.events().get(i).type() == EventType.FOE_FIRED) {
          pass(
              seen,
              ship,
              seen.indexOf(EntityKind.FOE_SHOT, arenaScenario.world.events().get(i).shot()),
              kind);
        }
      }
    }

    private void pass(Snapshot seen, int ship, int shot, TankSpec kind) {
      double rx = seen.x(shot) - seen.x(ship);
      double ry = seen.y(shot) - seen.y(ship);
      ShotSpec shotSpec = kind.gun().shot().orElseThrow();
      double time = shotSpec.range() / shotSpec.speed();
      double vx = (seen.vx(shot) - seen.vx(ship)) * time;
      double vy = (seen.vy(shot) - seen.vy(ship)) * time;
      double part = SweptCollision.closestPart(rx, ry, rx + vx, ry + vy);
      double x = rx + part * vx;
      double y = ry + part * vy;
      double gap = StrictMath.hypot(x, y);
      shots++;
      hits += gap < touch ? 1 : 0;
      behind += x * seen.vx(ship) + y * seen.vy(ship) < 0 ? 1 : 0;
      nearest = Math.min(nearest, gap);
      farthest = Math.max(farthest, gap);
    }

    double rate() {
      return (double) hits / shots;
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%d shots of %d (steady for %d ticks), hit rate %.3f, pass at %.2f to %.2f m, %d behind",
          shots,
          all,
          steadyTicks,
          rate(),
          nearest,
          farthest,
          behind);
    }
  }
}
