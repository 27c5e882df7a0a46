package towline.lab.load;

import java.util.List;
import towline.ai.aim.AimMode;
import towline.ai.bot.Bots;
import towline.ai.pilot.GamePilotFactory;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.math.Angles;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Spawn;
import towline.sim.spec.EntitySpec;
import towline.sim.spec.SnakeSpec;

/**
 * A world with more entities than any wave brings. Dead and expired entities are replaced in the
 * same tick, and the ship is repaired in every tick, so that the numbers hold.
 */
public final class LoadedWorld implements AutoCloseable {
  /**
   * Damage of a shot, points of health: so little that the entities are the load, not the
   * respawning of dead ones.
   */
  private static final double DAMAGE = 0.01;

  private static final long WORLD_STREAM = 1;
  private static final long SPAWN_STREAM = 2;
  private static final long BOT_STREAM = 3;

  /** Distance from the edge at which any tank has room for its turning circle, m. */
  private static final double MARGIN = 4;

  /** Number of schools of mites. */
  private static final int SCHOOLS = 6;

  private final List<Spawn> tanks;
  private final List<Spawn> missiles;
  private final Spawn mite;
  private final GameContent content;
  private final LoadOptions options;
  private final RandomStream random;
  private final World world;
  private final Pilot bot;
  private final Command command = new Command();
  private int nextKind;

  /** Creates the world before its first tick, already full. */
  public LoadedWorld(GameContent content, LoadOptions options) {
    this.content = content;
    this.options = options;
    tanks = content.tanks().stream().map(kind -> drift(EntityKind.TANK, kind, 1)).toList();
    missiles = content.missiles().stream().map(kind -> drift(EntityKind.MISSILE, kind, 1)).toList();
    mite = drift(EntityKind.MITE, content.mites().get(0), 1);
    RandomStream root = new RandomStream(options.seed());
    random = root.split(SPAWN_STREAM);
    bot = Bots.create("demo", root.split(BOT_STREAM).nextLong());
    world =
        new World(
            content.world(),
            root.split(WORLD_STREAM).nextLong(),
            new GamePilotFactory(),
            AimMode.TURN_LEAD.ordinal());
    fillUp();
  }

  /** Runs a tick, then replaces missing entities. */
  public void tick() {
    command.clear();
    Snapshot snapshot = world.current();
    bot.decide(snapshot, snapshot.first(EntityKind.SHIP), command);
    world.tick(command);
    world.repairShip(content.world().ship().hull());
    fillUp();
  }

  /** Returns the number of entities. */
  public int entities() {
    return world.current().size();
  }

  /** Returns the number of snakes. */
  public int snakes() {
    return world.snakes();
  }

  /** Returns the number of tanks. */
  public int tanks() {
    return world.current().count(EntityKind.TANK);
  }

  /** Returns the number of mites. */
  public int mites() {
    return world.current().count(EntityKind.MITE);
  }

  /** Returns the number of missiles in flight. */
  public int missiles() {
    return world.missiles();
  }

  /** Returns the number of shots in flight. */
  public int shots() {
    return world.shots();
  }

  /** Returns the hash of the state. */
  public long hash() {
    return world.hash();
  }

  @Override
  public void close() {
    world.close();
  }

  private void fillUp() {
    int missingSnakes = Math.max(0, options.snakes() - world.snakes());
    int missingTanks = Math.max(0, options.tanks() - tanks());
    int missingMites = Math.max(0, options.mites() - mites());
    int missingMissiles = Math.max(0, options.missiles() - world.missiles());
    int missingShots = Math.max(0, options.shots() - world.shots());
    for (int i = 0; i < missingSnakes; i++) {
      spawnSnake();
    }
    for (int i = 0; i < missingTanks; i++) {
      spawn(tanks.get(nextKind++ % tanks.size()));
    }
    for (int i = 0; i < missingMites; i++) {
      world.spawn(mite, x(), y(), bearing(), random.index(SCHOOLS));
    }
    for (int i = 0; i < missingMissiles; i++) {
      spawn(missiles.get(nextKind++ % missiles.size()));
    }
    for (int i = 0; i < missingShots; i++) {
      world.spawnShot(x(), y(), bearing(), DAMAGE);
    }
    if (missingSnakes + missingTanks + missingMites + missingMissiles + missingShots > 0) {
      world.publishSpawned();
    }
  }

  private void spawnSnake() {
    SnakeSpec kind = content.snakes().get(nextKind++ % content.snakes().size());
    int segments = SnakeSpec.MAX_SEGMENTS / 3 + random.index(2 * SnakeSpec.MAX_SEGMENTS / 3);
    spawn(drift(EntityKind.SNAKE_HEAD, kind, segments));
  }

  private void spawn(Spawn spawn) {
    world.spawn(spawn, x(), y(), bearing(), 0);
  }

  private static Spawn drift(EntityKind kind, EntitySpec spec, int count) {
    return new Spawn(kind, spec, count, Spawn.Entrance.DRIFT);
  }

  private double x() {
    return random.range(MARGIN, content.world().arena().width() - MARGIN);
  }

  private double y() {
    return random.range(MARGIN, content.world().arena().height() - MARGIN);
  }

  private double bearing() {
    return random.range(0, Angles.TURN);
  }
}
