package towline.sim;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;
import towline.sim.api.Snapshot;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.ModuleSpec;
import towline.sim.loadout.Stat;
import towline.sim.spec.WorldSpec;

/** A world with puppets in which tests raise one stat at a time and measure the effect. */
abstract class ModuleScene {
  static final GameContent CONTENT = GameContent.load();
  static final WorldSpec SPEC = CONTENT.world();

  /** X coordinate of the ship, in the middle of the sector. */
  static final double X = SPEC.arena().width() / 2;

  static final double Y = SPEC.arena().height() / 2;

  /** X coordinate of the drone, to the left of the ship; its barrel points to the left. */
  static final double DRONE_X = X - SPEC.cable().start() * 0.8;

  /** Points of health of the tanks in the tests. */
  static final double HEALTH = 1000;

  final Command player = new Command();
  final Map<GameEvent, Integer> eventCounts = new HashMap<>();

  /** Amount of the last event of each type. */
  final Map<GameEvent, Double> amounts = new HashMap<>();

  final ModulePuppets puppets = new ModulePuppets();
  World world = world(1);
  private int fitted;

  @AfterEach
  void close() {
    world.close();
  }

  /** Begins a new world, with the drone in {@code aimMode} and without modules. */
  void begin(int aimMode) {
    world.close();
    world = world(aimMode);
    fitted = 0;
    eventCounts.clear();
    amounts.clear();
    player.clear();
    puppets.droneFires = false;
  }

  private World world(int aimMode) {
    return new World(SPEC, 1, puppets, aimMode);
  }

  void fit(Stat stat, double value) {
    fit(Map.of(stat, value));
  }

  void fit(Map<Stat, Double> raised) {
    world.fit(new ModuleSpec(ModuleKind.of(fitted), raised));
    fitted++;
  }

  void tick() {
    world.tick(player);
    EventList events = world.events();
    for (int i = 0; i < events.size(); i++) {
      eventCounts.merge(events.get(i).type(), 1, Integer::sum);
      amounts.put(events.get(i).type(), events.get(i).amount());
    }
  }

  void ticks(int count) {
    for (int i = 0; i < count; i++) {
      tick();
    }
  }

  int count(EventType type) {
    return eventCounts.getOrDefault(type, 0);
  }

  /** Adds a tank that nothing breaks; its place among the tanks is the order of these calls. */
  void toughTank(double x, double y, double heading) {
    Spawns.tank(world, WhipTest.tough(HEALTH), x, y, heading);
  }

  /** Returns the points of health that the tank with place {@code tank} has lost. */
  double lost(int tank) {
    Snapshot now = world.current();
    return HEALTH - now.row(now.first(EntityKind.TANK) + tank).hitPoints;
  }

  int first(EntityKind kind) {
    return world.current().first(kind);
  }
}
