package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.GameContent;
import towline.homing.HomingLaw;
import towline.internal.RandomStream;
import towline.sim.Spawns;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.WorldScenario;
import towline.sim.api.Command;
import towline.sim.api.EnemyOverrides;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.Pilot;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.TankSpec;

/** Missiles of both sides under every homing law. */
class MissilePilotTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int MISSILE = 50;
  private static final int NO_TARGET = 0;

  private final Command command = new Command();

  @ParameterizedTest
  @EnumSource
  void ownMissilesHitTanksThatDriveStraight(HomingLaw law) {
    int hits = 0;
    int flights = 24;
    for (int i = 0; i < flights; i++) {
      hits += hitsATank(law, new RandomStream(i)) ? 1 : 0;
    }
    assertThat(hits).isEqualTo(flights);
  }

  @Property(seed = "71", tries = 60)
  void byItsOwnLawNoMissileOrbitsAShipAtRest(
      @ForAll @DoubleRange(min = 1, max = 95) double x,
      @ForAll @DoubleRange(min = 1, max = 53) double y,
      @ForAll @DoubleRange(min = -3.14, max = 3.14) double heading) {
    for (MissileSpec spec : CONTENT.missiles()) {
      MissileSpec lasting = withFuel(spec, 40);
      try (World world = new World(CONTENT.world(), 3, new Missiles(), 0)) {
        Spawns.missile(world, lasting, x, y, heading);
        Command nothing = new Command();
        world.tick(nothing);
        for (int tick = 0; tick < 30 * 60 && world.missiles() > 0; tick++) {
          world.tick(nothing);
        }
        assertThat(world.missiles()).as("%s still flies", spec.name()).isZero();
      }
    }
  }

  @Property(seed = "72", tries = 200)
  void everyCommandIsFiniteInAnySituation(@ForAll @LongRange(min = 0, max = 1 << 20) long seed) {
    RandomStream random = new RandomStream(seed);
    Pilot[] pilots = {
      new MissilePilot(spec("hornet"), EntityKind.MISSILE, random.range(-3, 3), seed),
      new MissilePilot(spec("ember"), EntityKind.SEEKER, random.range(-3, 3), seed),
      new MissilePilot(spec("pike"), EntityKind.OWN_MISSILE, random.range(-3, 3), 0)
    };
    for (int tick = 0; tick < 80; tick++) {
      Snapshot seen = chaos(random);
      for (Pilot pilot : pilots) {
        decide(pilot, seen);
        double sum = command.thrustX + command.thrustY + command.bearing;
        assertThat(sum).as("tick %d", tick).isFinite();
        assertThat(StrictMath.hypot(command.thrustX, command.thrustY)).isLessThan(1 + 1e-9);
      }
    }
  }

  @Test
  void missilesOfTheGameHaveTheirLaws() {
    assertThat(spec("hornet").law()).isEqualTo(HomingLaw.SMOOTH_EXACT.ordinal());
    for (MissileSpec spec : CONTENT.missiles()) {
      if (!spec.name().equals("hornet")) {
        assertThat(spec.law()).as(spec.name()).isEqualTo(HomingLaw.LEAD_ARC.ordinal());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void eachMissileFollowsItsOwnLawUnlessThePlayerWantsAnotherForAll(HomingLaw own) {
    for (HomingLaw forAll : HomingLaw.values()) {
      double alike = bearing(own, 1 + forAll.ordinal());
      assertThat(alike).as("%s for all", forAll).isEqualTo(bearing(forAll, 0));
    }
    int beyond = 1 + HomingLaw.values().length;
    assertThat(bearing(own, beyond)).as("an index without a law").isEqualTo(bearing(own, 0));
  }

  @Test
  void theLawsDiffer() {
    Set<Double> bearings = new HashSet<>();
    for (HomingLaw law : HomingLaw.values()) {
      bearings.add(bearing(law, 0));
    }
    // The smoothed direction is the same at 60 Hz, exact or as published.
    assertThat(bearings).hasSize(HomingLaw.values().length - 1);
  }

  /** Returns the commanded bearing of a missile with its own law {@code own} at a crossing ship. */
  private double bearing(HomingLaw own, int missileLaw) {
    MissileSpec spec = withLaw(spec("lancer"), own);
    Snapshot seen =
        new WorldScenario()
            .without(EntityKind.DRONE)
            .ship(50, 20.3)
            .moving(0, 0.4)
            .entity(EntityKind.MISSILE, MISSILE, 30, 20, 0)
            .missileLaw(missileLaw)
            .snapshot();
    decide(new MissilePilot(spec, EntityKind.MISSILE, 0, 1), seen);
    return Math.rint(command.bearing * 1e9);
  }

  @Test
  void aMissilePicksEachFriendInSightByItsSeed() {
    Snapshot seen = friends();
    Set<Integer> picked = new HashSet<>();
    for (long seed = 0; seed < 100; seed++) {
      int target = target(new MissilePilot(spec("hornet"), EntityKind.MISSILE, 0, seed), seen);
      assertThat(target(new MissilePilot(spec("hornet"), EntityKind.MISSILE, 0, seed), seen))
          .isEqualTo(target);
      picked.add(target);
    }
    assertThat(picked).containsExactlyInAnyOrder(1, 2, 3, 4);
  }

  @Test
  void aFriendOutOfSightIsNotPicked() {
    MissileSpec shortSighted = withFuel(spec("hornet"), 1);
    for (long seed = 0; seed < 50; seed++) {
      Pilot pilot = new MissilePilot(shortSighted, EntityKind.MISSILE, 0, seed);
      Snapshot seen = missileAt(20, 20).ship(20, 20 + 12.9).drone(20 + 13.1, 20, 0).snapshot();
      assertThat(target(pilot, seen)).isEqualTo(1);
    }
  }

  @Test
  void aTargetIsKeptUntilItIsGoneAndThenTheMissileFliesStraightOn() {
    Pilot pilot = new MissilePilot(spec("hornet"), EntityKind.MISSILE, 0, 5);
    int first = target(pilot, friends());
    for (int tick = 0; tick < 50; tick++) {
      assertThat(target(pilot, friends())).isEqualTo(first);
    }
    WorldScenario without = missileAt(30, 20).entity(EntityKind.TANK, 60, 40, 20, 0);
    for (EntityKind friend :
        new EntityKind[] {EntityKind.SHIP, EntityKind.DRONE, EntityKind.WINGMAN}) {
      without.without(friend);
    }
    Snapshot seen = without.snapshot();
    decide(pilot, seen);
    double bearing = command.bearing;
    for (int tick = 0; tick < 50; tick++) {
      assertThat(target(pilot, turnedTo(bearing))).isEqualTo(NO_TARGET);
      assertThat(command.bearing).isCloseTo(bearing, within(1e-9));
    }
  }

  @Test
  void aMissileOfTheShipChoosesTheFoeNearestToItsLineAndAnotherAfterIt() {
    Pilot pilot = new MissilePilot(spec("pike"), EntityKind.OWN_MISSILE, 0, 0);
    WorldScenario worldScenario =
        missileAt(20, 20)
            .entity(EntityKind.VESSEL_CORE, 60, 30, 20, 0)
            .armoured()
            .entity(EntityKind.TANK, 61, 26, 25, 0)
            .entity(EntityKind.TANK, 62, 35, 21, 0)
            .entity(EntityKind.SNAKE_HEAD, 63, 16, 20, 0);
    assertThat(target(pilot, worldScenario.snapshot())).isEqualTo(62);
    assertThat(target(pilot, worldScenario.head(21, 20).snapshot())).as("kept").isEqualTo(62);
    WorldScenario later = missileAt(20, 20).entity(EntityKind.TANK, 61, 26, 25, 0);
    assertThat(target(pilot, later.snapshot())).isEqualTo(61);
    assertThat(target(pilot, missileAt(20, 20).snapshot())).isEqualTo(NO_TARGET);
    assertThat(target(pilot, later.snapshot())).as("found again").isEqualTo(61);
  }

  @Test
  void aSeekerFliesAtItsTarget() {
    for (int friend = 1; friend <= 4; friend++) {
      Snapshot seen = friends();
      int i = seen.indexOf(friend);
      double bearing = StrictMath.atan2(seen.y(i) - 20, seen.x(i) - 30);
      Snapshot fired = friendsAnd(EntityKind.SEEKER, bearing).snapshot();
      assertThat(target(new MissilePilot(spec("ember"), EntityKind.SEEKER, bearing, 1), fired))
          .isEqualTo(friend);
    }
  }

  @Test
  void anExplanationShowsTheWantedDirectionAndChangesNothing() {
    Pilot pilot = new MissilePilot(spec("pike"), EntityKind.OWN_MISSILE, 0, 0);
    Snapshot seen = missileAt(20, 20).entity(EntityKind.TANK, 60, 20, 30, 0).snapshot();
    decide(pilot, seen);
    long before = hash(pilot);
    PilotTrace trace = new PilotTrace();
    pilot.explain(seen, seen.indexOf(MISSILE), PilotTrace.Layer.VISION, trace);
    assertThat(trace.size()).isEqualTo(3);
    for (int i = 0; i < trace.size(); i++) {
      if (trace.get(i).mark() == PilotTrace.Mark.WANTED) {
        assertThat(trace.get(i).directionY()).as("straight up").isCloseTo(1, within(1e-9));
      }
    }
    assertThat(hash(pilot)).isEqualTo(before);
  }

  private static boolean hitsATank(HomingLaw law, RandomStream random) {
    try (World world = new World(CONTENT.world(), 1, new Missiles(), 0)) {
      double bearing = random.range(-Math.PI, Math.PI);
      double distance = random.range(9, 16);
      double heading = random.range(-Math.PI, Math.PI);
      TankSpec tank = CONTENT.tanks().get(0);
      Spawns.tank(
          world,
          tank,
          48 + distance * StrictMath.cos(bearing),
          27 + distance * StrictMath.sin(bearing),
          heading);
      Command player = new Command();
      player.missileLaw = 1 + law.ordinal();
      world.tick(player);
      player.turning = true;
      player.bearing = bearing;
      player.launch = true;
      for (int tick = 0; tick < 300; tick++) {
        world.tick(player);
        player.launch = false;
        if (happened(world, EventType.FRIEND_SHOT_HIT)) {
          return true;
        }
      }
      return false;
    }
  }

  private static boolean happened(World world, EventType type) {
    return world.events().count(type) > 0;
  }

  /**
   * Returns a random situation: any law, even one that does not exist, and entities on the missile.
   */
  private static Snapshot chaos(RandomStream random) {
    WorldScenario worldScenario =
        missileAt(20, 20).missileLaw(random.index(EnemyOverrides.MAX_INDEX + 1));
    worldScenario.moving(random.range(-9, 9), random.range(-9, 9));
    for (int id = 60; id < 64; id++) {
      if (random.index(3) > 0) {
        worldScenario
            .entity(EntityKind.TANK, id, near(random), near(random), 0)
            .moving(speed(random), 0);
      }
    }
    worldScenario.ship(near(random), near(random)).moving(speed(random), speed(random));
    return random.index(4) == 0
        ? worldScenario.without(EntityKind.SHIP).snapshot()
        : worldScenario.snapshot();
  }

  private static double near(RandomStream random) {
    return random.index(2) == 0 ? 20 : random.range(10, 30);
  }

  private static double speed(RandomStream random) {
    return random.index(2) == 0 ? 0 : random.range(-40, 40);
  }

  private static WorldScenario missileAt(double x, double y) {
    return new WorldScenario().entity(EntityKind.OWN_MISSILE, MISSILE, x, y, 0);
  }

  private static Snapshot turnedTo(double heading) {
    return new WorldScenario()
        .without(EntityKind.SHIP)
        .without(EntityKind.DRONE)
        .entity(EntityKind.MISSILE, MISSILE, 30, 20, heading)
        .snapshot();
  }

  private static Snapshot friends() {
    return friendsAnd(EntityKind.MISSILE, 0).snapshot();
  }

  private static WorldScenario friendsAnd(EntityKind missile, double heading) {
    return new WorldScenario()
        .ship(48, 30)
        .drone(35, 8, 0)
        .entity(EntityKind.WINGMAN, 3, 20, 33, 0)
        .entity(EntityKind.WINGMAN, 4, 44, 5, 0)
        .entity(missile, MISSILE, 30, 20, heading);
  }

  private int target(Pilot pilot, Snapshot seen) {
    decide(pilot, seen);
    return command.target;
  }

  private void decide(Pilot pilot, Snapshot seen) {
    command.clear();
    pilot.decide(seen, seen.indexOf(MISSILE), command);
  }

  private static long hash(Pilot pilot) {
    StateHash hash = new StateHash();
    pilot.hashInto(hash);
    return hash.value();
  }

  private static MissileSpec spec(String name) {
    return CONTENT.missiles().stream()
        .filter(spec -> spec.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static MissileSpec withLaw(MissileSpec spec, HomingLaw law) {
    return missile(spec, law.ordinal(), spec.fuel());
  }

  private static MissileSpec withFuel(MissileSpec spec, double fuel) {
    return missile(spec, spec.law(), fuel);
  }

  private static MissileSpec missile(MissileSpec spec, int law, double fuel) {
    return new MissileSpec(
        spec.name(),
        spec.form(),
        law,
        spec.speed(),
        spec.turnRate(),
        spec.directionKept(),
        spec.radius(),
        spec.health(),
        fuel,
        spec.fuse(),
        spec.blast(),
        spec.damage(),
        spec.atRim(),
        spec.arming(),
        spec.shipWeight());
  }

  /** Pilots of missiles; tanks drive straight on. */
  private static final class Missiles extends StillPilots {
    private final GamePilotFactory game = new GamePilotFactory();

    @Override
    public Pilot missile(MissileSpec spec, double heading, long seed) {
      return game.pilot(EntityKind.MISSILE, spec, heading, seed);
    }

    @Override
    public Pilot ownMissile(MissileSpec spec, double heading, long seed) {
      return game.pilot(EntityKind.OWN_MISSILE, spec, heading, seed);
    }

    @Override
    public Pilot tank(TankSpec spec, long seed) {
      return new Pilot() {
        @Override
        public void decide(Snapshot seen, int self, Command command) {
          command.throttle = 1;
        }

        @Override
        public void hashInto(StateHash hash) {}
      };
    }
  }
}
