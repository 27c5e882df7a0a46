package towline.lab.boss;

import java.util.HashSet;
import java.util.Set;
import towline.ai.aim.AimMode;
import towline.ai.pilot.GamePilotFactory;
import towline.content.GameContent;
import towline.content.SectorSpec;
import towline.internal.RandomStream;
import towline.math.Trigonometry;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Pilot;
import towline.sim.api.PilotFactory;
import towline.sim.api.Snapshot;
import towline.sim.api.Spawn;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.EntitySpec;
import towline.sim.spec.KickSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.ShipSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.WorldSpec;

/**
 * A ship that flies about a boss for a minute and does not shoot. The boss stays where it is, and
 * only its guns do anything; blows do not throw the ship off its course, and each counts.
 */
final class BossFight {
  private static final double SECONDS = 60;

  /** No shot flies longer than this, s. */
  private static final double LAST_SHOTS = 3;

  /** How fast a ship gets on its course, 1/s. */
  private static final double GAIN = 6;

  /** Wanted velocities that change faster jump, m/s^2. */
  private static final double JUMP = 80;

  /** How far from the middle the ship flies before the boss comes there, m. */
  private static final double START = (FlownCourse.NEAREST + FlownCourse.FARTHEST) / 2;

  private static final Pilot NOBODY =
      new Pilot() {
        @Override
        public void decide(Snapshot seen, int self, Command command) {}

        @Override
        public void hashInto(StateHash hash) {}
      };

  private final Command player = new Command();
  private double wantedVx;
  private double wantedVy;
  private int shots;
  private int hits;
  private final Set<Integer> flying = new HashSet<>();

  private BossFight() {}

  /** The shots of its guns. */
  int shots() {
    return shots;
  }

  /** Those that struck the ship. */
  int hits() {
    return hits;
  }

  static BossFight fly(
      GameContent content,
      Spawn boss,
      SectorSpec sector,
      TankSpec.Aim aim,
      BossFlight flight,
      long seed) {
    BossFight fight = new BossFight();
    RandomStream random = new RandomStream(seed);
    WorldSpec spec = calm(content.world());
    int mode = AimMode.HOLD.ordinal();
    try (World world = new World(spec, random.nextLong(), new GunsAlone(), mode)) {
      world.makeShipInvulnerable();
      world.setGravity(0, -sector.gravity());
      fight.player.foeAim = 1 + aim.ordinal();
      // On a long cable the drone pulls the ship off its course least.
      fight.player.reelRate = 1;
      fight.leaveMiddle(world, spec.ship());
      world.spawn(boss, spec.arena().width() / 2, spec.arena().height() / 2, 0, 0);
      fight.fly(world, spec.ship(), flight.begin(random));
    }
    return fight;
  }

  private void leaveMiddle(World world, ShipSpec can) {
    double middle = world.spec().arena().width() / 2;
    while (world.current().x(world.current().first(EntityKind.SHIP)) < middle + START) {
      steer(world.current(), can, 0);
      world.tick(player);
    }
  }

  private void fly(World world, ShipSpec can, FlownCourse flown) {
    double clock = 0;
    while (clock < SECONDS + LAST_SHOTS) {
      Snapshot seen = world.current();
      int ship = seen.first(EntityKind.SHIP);
      int boss = seen.first(EntityKind.VESSEL_CORE);
      boolean isThere = boss < seen.end(EntityKind.VESSEL_CORE);
      steer(seen, can, isThere ? flown.course(seen, ship, boss) : Math.PI / 2);
      world.tick(player);
      clock += isThere ? Tick.SECONDS : 0;
      count(world.events(), clock < SECONDS);
    }
  }

  /** Brings the ship to its speed along a course. */
  private void steer(Snapshot seen, ShipSpec can, double course) {
    int ship = seen.first(EntityKind.SHIP);
    double vx = FlownCourse.SPEED * Trigonometry.cos(course);
    double vy = FlownCourse.SPEED * Trigonometry.sin(course);
    double ax = GAIN * (vx - seen.vx(ship)) + rate(vx, wantedVx);
    double ay = GAIN * (vy - seen.vy(ship)) + rate(vy, wantedVy);
    player.thrustX = (can.drag() * vx + ax) / can.thrust();
    player.thrustY = (can.drag() * vy + ay) / can.thrust();
    wantedVx = vx;
    wantedVy = vy;
  }

  /** How fast a wanted velocity changes, m/s^2; a jump is no change to fly along with. */
  private static double rate(double now, double before) {
    double rate = (now - before) / Tick.SECONDS;
    return Math.abs(rate) < JUMP ? rate : 0;
  }

  private void count(EventList events, boolean isOn) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == EventType.FOE_FIRED && isOn) {
        shots++;
        flying.add(event.shot());
      } else if (event.type() == EventType.SHIP_HURT) {
        hits += flying.remove(event.cause()) ? 1 : 0;
      }
    }
  }

  /** A world in which a blow neither throws the ship nor makes it immune. */
  private static WorldSpec calm(WorldSpec w) {
    ShipSpec s = w.ship();
    ShipSpec ship =
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
            new KickSpec(0, 0, 0));
    return w.withShip(ship);
  }

  /** The pilots of the game, but nobody minds the drone, bays and nests. */
  private static final class GunsAlone implements PilotFactory {
    private final PilotFactory game = new GamePilotFactory();

    @Override
    public Pilot pilot(EntityKind kind, EntitySpec spec, double heading, long seed) {
      boolean isGun = spec instanceof PartSpec part && part.isGun();
      boolean flies = kind == EntityKind.VESSEL_CORE && !(spec instanceof PartSpec);
      if (flies) {
        return new Moored(game.pilot(kind, spec, heading, seed));
      }
      return isGun ? game.pilot(kind, spec, heading, seed) : NOBODY;
    }
  }

  /** Stays where it is, whatever the pilot would do. */
  private record Moored(Pilot pilot) implements Pilot {
    @Override
    public void decide(Snapshot seen, int self, Command command) {
      pilot.decide(seen, self, command);
      command.turns = false;
      command.throttle = 0;
      command.charge = 0;
    }

    @Override
    public void hashInto(StateHash hash) {
      pilot.hashInto(hash);
    }
  }
}
