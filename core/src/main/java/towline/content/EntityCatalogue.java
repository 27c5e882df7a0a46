package towline.content;

import java.util.List;
import java.util.function.BiFunction;
import towline.data.JsonFields;
import towline.homing.HomingLaw;
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
    List<SnakeSpec> snakes = JsonFields.read("tuning/snakes.json", EntityCatalogue::snakes);
    List<MissileSpec> missiles = JsonFields.read("tuning/missiles.json", EntityCatalogue::missiles);
    return new EntityCatalogue(
        snakes,
        missiles,
        JsonFields.read("tuning/tanks.json", in -> tanks(in, missiles)),
        JsonFields.read("tuning/mites.json", EntityCatalogue::mites),
        JsonFields.read("tuning/vessels.json", in -> vessels(in, missiles, snakes)));
  }

  static List<SnakeSpec> snakes(JsonFields in) {
    return kinds(in, SnakeSpec::read);
  }

  static List<MissileSpec> missiles(JsonFields in) {
    return kinds(
        in,
        (name, missile) ->
            MissileSpec.read(name, missile.constant("law", HomingLaw.class).ordinal(), missile));
  }

  static List<TankSpec> tanks(JsonFields in, List<MissileSpec> missiles) {
    return kinds(in, (name, tank) -> TankSpec.read(name, tank, missiles));
  }

  static List<MiteSpec> mites(JsonFields in) {
    return kinds(in, MiteSpec::read);
  }

  static List<VesselSpec> vessels(
      JsonFields in, List<MissileSpec> missiles, List<SnakeSpec> snakes) {
    List<String> names = in.names();
    return kinds(
        in, (name, vessel) -> VesselSpec.read(names.indexOf(name), name, vessel, missiles, snakes));
  }

  /** The kinds of a file: each field is named like the kind and has what it can do. */
  private static <T> List<T> kinds(JsonFields in, BiFunction<String, JsonFields, T> reader) {
    return in.names().stream()
        .map(name -> in.part(name, kind -> reader.apply(name, kind)))
        .toList();
  }

  /**
   * What the fields name: one of snake (with segments), tank, school (with size and formation),
   * vessel, powerUp. A snake can have a formation, too, and tanks a size and a formation.
   */
  Spawn spawn(JsonFields in) {
    if (in.has("snake")) {
      SnakeSpec snake = in.reference("snake", snakes, SnakeSpec::name);
      int segments = in.integer("segments", 1, SnakeSpec.MOST_SEGMENTS);
      return new Spawn(EntityKind.SNAKE_HEAD, snake, segments, entrance(in));
    }
    if (in.has("tank")) {
      TankSpec tank = in.reference("tank", tanks, TankSpec::name);
      int size = in.has("size") ? in.integer("size", 1, MOST_IN_A_SCHOOL) : 1;
      return new Spawn(EntityKind.TANK, tank, size, entrance(in));
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

  private static Spawn.Entrance entrance(JsonFields in) {
    return in.has("formation")
        ? in.constant("formation", Spawn.Entrance.class)
        : Spawn.Entrance.STREAM;
  }
}
