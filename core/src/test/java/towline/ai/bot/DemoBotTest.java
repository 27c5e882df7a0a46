package towline.ai.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.ai.aim.AimMode;
import towline.ai.pilot.GamePilotFactory;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.sim.Spawns;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;

/** The bot dodges enemies of one kind that are spawned without end. */
@Tag("long")
class DemoBotTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int TICKS = 60 * 60;
  private static final int RUNS = 6;
  private static final int MAX_TANKS = 7;

  /** A kind of enemy that is spawned. */
  enum Danger {
    HORNETS(80),
    LANCERS(80),
    SNAKES(240),
    GUNNERS(100),
    MORTARS(100),
    TORCHES(100);

    private final int everyTicks;

    Danger(int everyTicks) {
      this.everyTicks = everyTicks;
    }

    private void spawn(World world, RandomStream random) {
      switch (this) {
        case HORNETS -> missile(world, "hornet", random);
        case LANCERS -> missile(world, "lancer", random);
        case SNAKES ->
            Spawns.snake(world, CONTENT.snakes().get(0), random.range(0, 96), 0, Math.PI / 2, 9);
        case GUNNERS -> tank(world, "gunner", random);
        case MORTARS -> tank(world, "mortar", random);
        case TORCHES -> tank(world, "torch", random);
      }
    }

    private static void missile(World world, String name, RandomStream random) {
      for (MissileSpec spec : CONTENT.missiles()) {
        if (spec.name().equals(name)) {
          Spawns.missile(world, spec, random.range(0, 96), 0, Math.PI / 2);
        }
      }
    }

    private static void tank(World world, String name, RandomStream random) {
      for (TankSpec spec : CONTENT.tanks()) {
        if (spec.name().equals(name) && world.current().count(EntityKind.TANK) < MAX_TANKS) {
          Spawns.tank(world, spec, random.range(5, 90), random.range(5, 49), 0);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void theDemoBotIsStruckLessThanHalfAsOftenAsARandomOne(Danger danger) {
    int demo = 0;
    int chaotic = 0;
    for (int seed = 1; seed <= RUNS; seed++) {
      demo += blows("demo", danger, seed);
      chaotic += blows("chaotic", danger, seed);
    }
    assertThat(chaotic).isGreaterThan(RUNS);
    assertThat(2 * demo).isLessThan(chaotic);
  }

  /** Returns the number of blows to the ship, which is repaired each time. */
  private static int blows(String bot, Danger danger, int seed) {
    RandomStream random = new RandomStream(seed);
    Pilot pilot = Bots.create(bot, seed);
    Command command = new Command();
    int blows = 0;
    try (World world = new World(CONTENT.world(), seed, new Enemies(), AimMode.HOLD.ordinal())) {
      for (int tick = 0; tick < TICKS; tick++) {
        if (tick % danger.everyTicks == 0) {
          danger.spawn(world, random);
        }
        command.clear();
        pilot.decide(world.current(), world.current().first(EntityKind.SHIP), command);
        command.missileLaw = Command.UNCHANGED;
        world.tick(command);
        world.repairShip(1);
        blows += world.events().count(EventType.SHIP_HURT);
      }
    }
    return blows;
  }

  /** The drone does nothing; tanks do not move and fire at the ship's present place. */
  private static final class Enemies extends StillPilots {
    private final GamePilotFactory game = new GamePilotFactory();

    @Override
    public Pilot snake(SnakeSpec spec, long seed) {
      return game.pilot(EntityKind.SNAKE_HEAD, spec, 0, seed);
    }

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
          int ship = seen.first(EntityKind.SHIP);
          double x = seen.x(ship) - seen.x(self);
          double y = seen.y(ship) - seen.y(self);
          command.turning = true;
          command.bearing = StrictMath.atan2(y, x);
          command.fire = StrictMath.hypot(x, y) < spec.gun().reach();
          command.landingX = x / spec.gun().reach();
          command.landingY = y / spec.gun().reach();
        }

        @Override
        public void hashInto(StateHash hash) {}
      };
    }
  }
}
