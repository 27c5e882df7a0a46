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
import towline.sim.spec.WorldSpec;

/**
 * A fight in which a ship flies about a boss for a minute and does not shoot. The boss stays in
 * place, and only its guns act; blows do not throw the ship off its course, and each counts.
 */
final class BossFight {
  private static final double FIGHT_SECONDS = 60;

  /** Longest flight of a shot, s. */
  private static final double LONGEST_FLIGHT = 3;

  /** Gain of the velocity control, 1/s. */
  private static final double GAIN = 6;

  /** Rate of change of the wanted velocity above which it counts as a jump, m/s^2. */
  private static final double JUMP_RATE = 80;

  /** Distance of the ship from the middle at which the boss enters, m. */
  private static final double START_DISTANCE = (FlownCourse.NEAREST + FlownCourse.FARTHEST) / 2;

  private static final Pilot IDLE_PILOT =
      new Pilot() {
        @Override
        public void decide(Snapshot snapshot, int index, Command command) {}

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

  /** Returns the number of shells of the boss's barrages. */
  int shots() {
    return shots;
  }

  /** Returns the number of these shells that struck the ship. */
  int hits() {
    return hits;
  }

  static BossFight fly(
      GameContent content, Spawn boss, SectorSpec sector, BossFlight flight, long seed) {
    BossFight fight = new BossFight();
    RandomStream random = new RandomStream(seed);
    WorldSpec spec = calm(content.world());
    int mode = AimMode.HOLD.ordinal();
    try (World world = new World(spec, random.nextLong(), new BarragesAlone(), mode)) {
      world.makeShipInvulnerable();
      world.setGravity(0, -sector.gravity());
      // A long cable disturbs the ship's course least.
      fight.player.reelRate = 1;
      fight.leaveMiddle(world, spec.ship());
      world.spawn(boss, spec.arena().width() / 2, spec.arena().height() / 2, 0, 0);
      fight.fly(world, spec.ship(), flight.begin(random));
    }
    return fight;
  }

  private void leaveMiddle(World world, ShipSpec shipSpec) {
    double middle = world.spec().arena().width() / 2;
    while (world.current().x(world.current().first(EntityKind.SHIP)) < middle + START_DISTANCE) {
      steer(world.current(), shipSpec, 0);
      world.tick(player);
    }
  }

  private void fly(World world, ShipSpec shipSpec, FlownCourse course) {
    double clock = 0;
    while (clock < FIGHT_SECONDS + LONGEST_FLIGHT) {
      Snapshot snapshot = world.current();
      int ship = snapshot.first(EntityKind.SHIP);
      int boss = snapshot.first(EntityKind.VESSEL_CORE);
      boolean hasBoss = boss < snapshot.end(EntityKind.VESSEL_CORE);
      steer(snapshot, shipSpec, hasBoss ? course.course(snapshot, ship, boss) : Math.PI / 2);
      world.tick(player);
      clock += hasBoss ? Tick.SECONDS : 0;
      count(world.events(), clock < FIGHT_SECONDS);
    }
  }

  /** Steers the ship to its speed along {@code course}, rad. */
  private void steer(Snapshot snapshot, ShipSpec shipSpec, double course) {
    int ship = snapshot.first(EntityKind.SHIP);
    double vx = FlownCourse.SPEED * Trigonometry.cos(course);
    double vy = FlownCourse.SPEED * Trigonometry.sin(course);
    double ax = GAIN * (vx - snapshot.vx(ship)) + rate(vx, wantedVx);
    double ay = GAIN * (vy - snapshot.vy(ship)) + rate(vy, wantedVy);
    player.thrustX = (shipSpec.drag() * vx + ax) / shipSpec.thrust();
    player.thrustY = (shipSpec.drag() * vy + ay) / shipSpec.thrust();
    wantedVx = vx;
    wantedVy = vy;
  }

  /**
   * Returns the rate of change of a wanted velocity, m/s^2; 0 for a jump, which cannot be followed.
   */
  private static double rate(double after, double before) {
    double rate = (after - before) / Tick.SECONDS;
    return Math.abs(rate) < JUMP_RATE ? rate : 0;
  }

  private void count(EventList events, boolean counts) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == EventType.MORTAR_FIRED && counts) {
        shots++;
        flying.add(event.shot());
      } else if (event.type() == EventType.SHIP_HURT) {
        hits += flying.remove(event.cause()) ? 1 : 0;
      }
    }
  }

  /** Returns a world in which a blow neither throws the ship nor makes it immune. */
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

  /** The pilots of the game for vessels, and no others. */
  private static final class BarragesAlone implements PilotFactory {
    private final PilotFactory game = new GamePilotFactory();

    @Override
    public Pilot pilot(EntityKind kind, EntitySpec spec, double heading, long seed) {
      boolean flies = kind == EntityKind.VESSEL_CORE && !(spec instanceof PartSpec);
      return flies ? new Moored(game.pilot(kind, spec, heading, seed)) : IDLE_PILOT;
    }
  }

  /** A pilot that stays in place but otherwise does as {@code pilot}. */
  private record Moored(Pilot pilot) implements Pilot {
    @Override
    public void decide(Snapshot snapshot, int index, Command command) {
      pilot.decide(snapshot, index, command);
      command.turning = false;
      command.throttle = 0;
      command.charge = 0;
    }

    @Override
    public void hashInto(StateHash hash) {
      pilot.hashInto(hash);
    }
  }
}
