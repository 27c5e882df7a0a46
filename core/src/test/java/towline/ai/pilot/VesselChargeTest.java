package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.internal.RandomStream;
import towline.math.Angles;
import towline.sim.Spawns;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.ChargeSpec;
import towline.sim.spec.KickSpec;
import towline.sim.spec.ShipSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WorldSpec;

/** The charges of bosses, flown by their pilots at a ship that crosses their lanes. */
class VesselChargeTest {
  private static final double ROUNDING = 1e-6;

  @ParameterizedTest
  @ValueSource(strings = {"hydra", "bastion", "leviathan"})
  void aChargeStaysInItsLaneAndHurtsNowhereElse(String name) {
    check(name, 8, 11);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"hydra", "bastion", "leviathan"})
  void noneOfManyChargesLeavesItsLaneOrHurtsOutside(String name) {
    check(name, 100, 12);
  }

  private static void check(String name, int charges, long seed) {
    Fight fight = new Fight(name);
    fight.fly(charges, seed);
    assertThat(fight.charges).as("charges").isEqualTo(charges);
    assertThat(fight.hurts).as("blows of charges").isGreaterThan(charges / 4);
    assertThat(fight.charges / (fight.ticks * Tick.SECONDS / 60))
        .as("charges a minute")
        .isGreaterThan(2);
  }

  /** The lane of a charge in a row. */
  private record Lane(double x, double y, double heading, double length, double halfWidth) {
    static Lane of(EntityRow row) {
      return new Lane(
          row.chargeX, row.chargeY, row.vesselHeading, row.chargeLength, row.chargeHalfWidth);
    }

    double along(double atX, double atY) {
      return (atX - x) * StrictMath.cos(heading) + (atY - y) * StrictMath.sin(heading);
    }

    double across(double atX, double atY) {
      return (atY - y) * StrictMath.cos(heading) - (atX - x) * StrictMath.sin(heading);
    }

    double atX(double along, double across) {
      return x + along * StrictMath.cos(heading) - across * StrictMath.sin(heading);
    }

    double atY(double along, double across) {
      return y + along * StrictMath.sin(heading) + across * StrictMath.cos(heading);
    }

    boolean holdsDisc(double atX, double atY, double radius) {
      double along = along(atX, atY);
      return along - radius >= -ROUNDING
          && along + radius <= length + ROUNDING
          && Math.abs(across(atX, atY)) + radius <= halfWidth + ROUNDING;
    }

    double distance(double atX, double atY) {
      double along = along(atX, atY);
      double beyond = Math.max(0, Math.max(-along, along - length));
      return StrictMath.hypot(beyond, Math.max(0, Math.abs(across(atX, atY)) - halfWidth));
    }
  }

  /** A boss in its last phase that only charges, and a ship that blows do not push. */
  private static final class Fight {
    final VesselSpec boss;
    final ChargeSpec spec;
    int charges;
    int hurts;
    int ticks;
    private final Command player = new Command();
    private Lane lane = new Lane(0, 0, 0, 0, 0);
    private double announcedFor;
    private double goalX;
    private double goalY;

    Fight(String name) {
      boss = ArenaScenario.vessel(name);
      spec = boss.charge().orElseThrow();
    }

    void fly(int most, long seed) {
      for (long next = seed; charges < most; next++) {
        assertThat(next - seed).as("worlds").isLessThan(most);
        fly(most, new RandomStream(next));
      }
    }

    /** Fights one boss, until it has charged often enough or the drone has destroyed it. */
    private void fly(int most, RandomStream random) {
      WorldSpec calm = calm(ArenaScenario.CONTENT.world());
      try (World world = new World(calm, random.nextLong(), new Charging(), 0)) {
        world.makeShipInvulnerable();
        Spawns.vessel(world, boss, 25, 27, 1);
        world.tick(player);
        disarm(world);
        while (charges < most || core(world.current()).charge > 0) {
          steer(world.current(), random);
          world.tick(player);
          if (world.current().count(EntityKind.VESSEL_CORE) == 0) {
            return;
          }
          ticks++;
          assertThat(ticks).as("ticks").isLessThan(3600 * most);
          watch(world);
        }
      }
    }

    private void disarm(World world) {
      for (int tick = 0; core(world.current()).vesselPhase < boss.phases() - 1; tick++) {
        assertThat(tick).isLessThan(3600);
        Snapshot seen = world.current();
        int end = seen.end(EntityKind.VESSEL_NEST);
        for (int i = seen.first(EntityKind.VESSEL_TURRET); i < end; i++) {
          if (!seen.row(i).armoured) {
            world.spawnShot(seen.x(i), seen.y(i), 0, 1000);
          }
        }
        world.tick(player);
      }
    }

    /** Steers to random places in the sector, and in and out of a lane while that is shown. */
    private void steer(Snapshot seen, RandomStream random) {
      EntityRow core = core(seen);
      if (core.charge > 0 && seen.tick() % 45 == 0) {
        double along = random.range(0.3, 1.2) * core.chargeLength;
        double across = random.range(-1.4, 1.4) * core.chargeHalfWidth;
        goalX = Lane.of(core).atX(along, across);
        goalY = Lane.of(core).atY(along, across);
      } else if (seen.tick() % 300 == 0) {
        goalX = random.range(0, seen.width());
        goalY = random.range(0, seen.height());
      }
      int ship = seen.first(EntityKind.SHIP);
      player.thrustX = 0.5 * (goalX - seen.x(ship) - 0.3 * seen.vx(ship));
      player.thrustY = 0.5 * (goalY - seen.y(ship) - 0.3 * seen.vy(ship));
    }

    private void watch(World world) {
      EntityRow before = core(world.previous());
      EntityRow now = core(world.current());
      if (now.charge > 0 && before.charge == 0) {
        begin(world);
      }
      if (now.charge > 0) {
        assertThat(Lane.of(now)).as("the lane, its heading too").isEqualTo(lane);
        checkParts(world.current());
        announcedFor += now.charge < 1 ? Tick.SECONDS : 0;
      }
      if (now.charge == 1) {
        assertThat(announcedFor).isGreaterThan(spec.windUp() - 2 * Tick.SECONDS);
      }
      checkBlows(world, now);
    }

    /** Checks that the announcement causes an event, and that the ship is ahead of the bow. */
    private void begin(World world) {
      charges++;
      announcedFor = 0;
      lane = Lane.of(core(world.current()));
      EventList events = world.events();
      boolean isAnnounced = false;
      for (int i = 0; i < events.size(); i++) {
        isAnnounced |=
            events.get(i).type() == EventType.VOLLEY_ANNOUNCED
                && events.get(i).seconds() == spec.windUp();
      }
      assertThat(isAnnounced).isTrue();
      Snapshot seen = world.previous();
      EntityRow core = core(seen);
      int ship = seen.first(EntityKind.SHIP);
      double along = boss.parts().get(core.partIndex).along();
      double x = seen.x(ship) - core.x + along * StrictMath.cos(core.vesselHeading);
      double y = seen.y(ship) - core.y + along * StrictMath.sin(core.vesselHeading);
      assertThat(StrictMath.hypot(x, y)).isBetween(5.0, 2 * spec.way());
      assertThat(Math.abs(Angles.difference(StrictMath.atan2(y, x), core.vesselHeading)))
          .isLessThanOrEqualTo(0.4 + ROUNDING);
    }

    private void checkParts(Snapshot seen) {
      int end = seen.end(EntityKind.VESSEL_HULL);
      for (int i = seen.first(EntityKind.VESSEL_TURRET); i < end; i++) {
        double radius = seen.radius(i);
        assertThat(lane.holdsDisc(seen.x(i), seen.y(i), radius)).as("%s in lane", i).isTrue();
        assertThat(seen.x(i)).isBetween(radius, seen.width() - radius);
        assertThat(seen.y(i)).isBetween(radius, seen.height() - radius);
      }
    }

    private void checkBlows(World world, EntityRow now) {
      EventList events = world.events();
      Snapshot from = world.previous();
      Snapshot to = world.current();
      int was = from.first(EntityKind.SHIP);
      int is = to.first(EntityKind.SHIP);
      for (int i = 0; i < events.size(); i++) {
        if (events.get(i).type() == EventType.SHIP_HURT) {
          hurts++;
          assertThat(now.charge).as("charge at a blow").isEqualTo(1);
          double nearest =
              Math.min(lane.distance(from.x(was), from.y(was)), lane.distance(to.x(is), to.y(is)));
          assertThat(nearest).isLessThanOrEqualTo(to.radius(is) + ROUNDING);
        }
      }
    }

    private static EntityRow core(Snapshot seen) {
      return seen.row(seen.first(EntityKind.VESSEL_CORE));
    }

    /** Returns a copy in which blows neither push the ship nor make it immune. */
    private static WorldSpec calm(WorldSpec w) {
      ShipSpec s = w.ship();
      return w.withShip(
          new ShipSpec(
              s.mass(),
              s.radius(),
              s.thrust(),
              s.topSpeed(),
              s.turnRate(),
              s.hull(),
              0,
              s.gun(),
              s.shot(),
              s.reach(),
              s.nearMiss(),
              new KickSpec(0, 0, 0)));
    }
  }

  /** Pilots with vessels as in the game; all others want nothing. */
  private static final class Charging extends StillPilots {
    @Override
    public Pilot vessel(VesselSpec spec, long seed) {
      Pilot pilot = new GamePilotFactory().pilot(EntityKind.VESSEL_CORE, spec, 0, seed);
      return new WithoutBarrages(pilot);
    }
  }

  /** A pilot that does as {@code pilot} but fires no barrage. */
  private record WithoutBarrages(Pilot pilot) implements Pilot {
    @Override
    public void decide(Snapshot snapshot, int index, Command command) {
      pilot.decide(snapshot, index, command);
      command.fire = false;
    }

    @Override
    public void hashInto(StateHash hash) {
      pilot.hashInto(hash);
    }
  }
}
