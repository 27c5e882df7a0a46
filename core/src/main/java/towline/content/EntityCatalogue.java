package towline.content;

import java.util.List;
import towline.sim.api.EntityKind;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Spawn;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;

/**
 * All kinds that a wave can name.
 *
 * @param snakes the kinds of snake
 * @param missiles the kinds of missile
 * @param tanks the kinds of tank
 * @param mites the kinds of mite
 * @param vessels the kinds of vessel
 */
public record EntityCatalogue(
    List<SnakeSpec> snakes,
    List<MissileSpec> missiles,
    List<TankSpec> tanks,
    List<MiteSpec> mites,
    List<VesselSpec> vessels) {
  /** The most in one school. */
  private static final int MOST_IN_A_SCHOOL = 60;

  /** Copies the lists. */
  public EntityCatalogue {
    snakes = List.copyOf(snakes);
    missiles = List.copyOf(missiles);
    tanks = List.copyOf(tanks);
    mites = List.copyOf(mites);
    vessels = List.copyOf(vessels);
  }

  /** Reads all kinds from their files. */
  static EntityCatalogue load() {
    List<SnakeSpec> snakes = JsonFields.read("tuning/snakes.json", SpecReader::snakes);
    List<MissileSpec> missiles = JsonFields.read("tuning/missiles.json", EnemySpecReader::missiles);
    return new EntityCatalogue(
        snakes,
        missiles,
        JsonFields.read("tuning/tanks.json", in -> EnemySpecReader.tanks(in, missiles)),
        JsonFields.read("tuning/mites.json", EnemySpecReader::mites),
        JsonFields.read(
            "tuning/vessels.json", in -> EnemySpecReader.vessels(in, missiles, snakes)));
  }

  /**
   * What the fields name: one of snake (with segments), tank, school (with size and formation),
   * vessel, powerUp.
   */
  Spawn spawn(JsonFields in) {
    if (in.has("snake")) {
      SnakeSpec snake = in.reference("snake", snakes, SnakeSpec::name);
      int segments = in.integer("segments", 1, SnakeSpec.MOST_SEGMENTS);
      return new Spawn(EntityKind.SNAKE_HEAD, snake, segments, Spawn.Entrance.STREAM);
    }
    if (in.has("tank")) {
      return new Spawn(EntityKind.TANK, in.reference("tank", tanks, TankSpec::name));
    }
    if (in.has("school")) {
      MiteSpec mite = in.reference("school", mites, MiteSpec::name);
      int size = in.integer("size", 1, MOST_IN_A_SCHOOL);
      return new Spawn(EntityKind.MITE, mite, size, in.constant("formation", Spawn.Entrance.class));
    }
    if (in.has("vessel")) {
      return new Spawn(EntityKind.VESSEL_CORE, in.reference("vessel", vessels, VesselSpec::name));
    }
    PowerUpKind powerUp = in.constant("powerUp", PowerUpKind.class);
    return new Spawn(EntityKind.POWER_UP, powerUp, 1, Spawn.Entrance.DRIFT);
  }
}
