package towline.session;

import towline.content.LessonSpec;
import towline.math.RandomStream;
import towline.math.StateHash;
import towline.sim.World;
import towline.sim.api.EntityKind;
import towline.sim.api.Tick;

/** Sends what the lessons of a first run are practised on, while the waves wait for them. */
final class LessonStage {
  private final LessonSpec spec;
  private final World world;
  private final SpawnPoints spawnPoints;
  private double wait;

  LessonStage(LessonSpec spec, World world, RandomStream random) {
    this.spec = spec;
    this.world = world;
    spawnPoints = new SpawnPoints(world, new Hazards(), random);
    wait = spec.every();
  }

  /** Moves the clock on by a tick; with each lesson that is over there may be one more. */
  void direct(int lesson) {
    if (world.current().count(EntityKind.SNAKE_HEAD) > lesson) {
      wait = spec.every();
      return;
    }
    wait -= Tick.SECONDS;
    if (wait <= 0) {
      wait = spec.every();
      spawnPoints.spawn(spec.foe());
    }
  }

  void hashInto(StateHash hash) {
    hash.add(wait);
    spawnPoints.hashInto(hash);
  }
}
