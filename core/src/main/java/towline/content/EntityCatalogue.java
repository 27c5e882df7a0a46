package towline.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import towline.ai.pilot.EnemyKind;
import towline.data.JsonFields;
import towline.homing.HomingLaw;
import towline.sim.api.EntityKind;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Spawn;
import towline.sim.spec.EntitySpec;
import towline.sim.spec.FoeSpec;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.VesselSpec;

/**
 * All kinds that the data of a wave can name.
 *
 * @param snakes the kinds of snake
 * @param missiles the kinds of missile
 * @param enemies the variants of each kind of enemy of a single entity
 * @param vessels the kinds of vessel
 */
public record EntityCatalogue(
    List<SnakeSpec> snakes,
    List<MissileSpec> missiles,
    List<Variants<?>> enemies,
    List<VesselSpec> vessels) {
  private static final int MAX_SCHOOL_SIZE = 60;
  private static final int PICTURED_SEGMENTS = 5;

  /**
   * The variants of a kind of enemy, such as all tanks.
   *
   * @param kind the kind
   * @param specs its variants, in the order of its file
   */
  public record Variants<S extends FoeSpec>(EnemyKind<S> kind, List<S> specs) {
    /** Copies the list. */
    public Variants {
      specs = List.copyOf(specs);
    }

    private static <S extends FoeSpec> Variants<S> load(
        EnemyKind<S> kind, List<MissileSpec> missiles) {
      return new Variants<>(
          kind, JsonFields.read("tuning/" + kind.file(), in -> kind.read(in, missiles)));
    }

    private S variant(JsonFields in) {
      return in.reference(kind.field(), specs, FoeSpec::name);
    }

    /** Reads a spawn; for a school, size and formation are required. */
    private Spawn spawn(JsonFields in) {
      boolean swarm = kind.kind().isSwarm();
      S variant = variant(in);
      int size = swarm || in.has("size") ? in.integer("size", 1, MAX_SCHOOL_SIZE) : 1;
      return new Spawn(
          kind.kind(),
          variant,
          size,
          swarm ? in.constant("formation", Spawn.Entrance.class) : entrance(in));
    }
  }

  /**
   * An enemy that a wave or another enemy sends.
   *
   * @param name its name in the data
   * @param spawn the enemy, of five segments if it is a snake
   */
  public record Enemy(String name, Spawn spawn) {
    /** Returns the text key of its name; that of its line ends in {@code .does}. */
    public String key() {
      return textKey(spawn.kind(), name);
    }
  }

  /**
   * Returns the text key of the name of an enemy but a courier; empty for all other entities, and
   * for one without a name.
   */
  public static String textKey(EntityKind kind, String name) {
    String group =
        switch (kind) {
          case SNAKE_HEAD, SNAKE_SEGMENT -> "snake";
          case MISSILE, SEEKER -> "missile";
          case VESSEL_CORE, VESSEL_TURRET, VESSEL_BAY, VESSEL_NEST, VESSEL_HULL -> "vessel";
          default -> kind.isFighter() || kind.isSwarm() ? kind.name().toLowerCase(Locale.ROOT) : "";
        };
    return group.isEmpty() || name.isEmpty() ? "" : group + "." + name;
  }

  /** Copies the lists. */
  public EntityCatalogue {
    snakes = List.copyOf(snakes);
    missiles = List.copyOf(missiles);
    enemies = List.copyOf(enemies);
    vessels = List.copyOf(vessels);
  }

  /** Reads all kinds from their files. */
  static EntityCatalogue load() {
    List<SnakeSpec> snakes = JsonFields.read("tuning/snakes.json", EntityCatalogue::snakes);
    List<MissileSpec> missiles = JsonFields.read("tuning/missiles.json", EntityCatalogue::missiles);
    List<Variants<?>> enemies = new ArrayList<>();
    for (EnemyKind<?> kind : EnemyKind.ALL) {
      enemies.add(Variants.load(kind, missiles));
    }
    return new EntityCatalogue(
        snakes,
        missiles,
        enemies,
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

  static List<VesselSpec> vessels(
      JsonFields in, List<MissileSpec> missiles, List<SnakeSpec> snakes) {
    List<String> names = in.names();
    return kinds(
        in, (name, vessel) -> VesselSpec.read(names.indexOf(name), name, vessel, missiles, snakes));
  }

  /** Reads the kinds of a file: each field has the name and the abilities of a kind. */
  private static <T> List<T> kinds(JsonFields in, BiFunction<String, JsonFields, T> reader) {
    return in.names().stream()
        .map(name -> in.part(name, kind -> reader.apply(name, kind)))
        .toList();
  }

  /** Returns all variants that have specs of the class {@code type}. */
  public <S extends FoeSpec> List<S> enemies(Class<S> type) {
    return enemies.stream()
        .filter(variants -> variants.kind().spec() == type)
        .flatMap(variants -> variants.specs().stream())
        .map(type::cast)
        .toList();
  }

  /** Returns every enemy but couriers; {@code own} is the missile of the player. */
  List<Enemy> everyEnemy(MissileSpec own) {
    List<Enemy> all = new ArrayList<>();
    for (SnakeSpec snake : snakes) {
      Spawn spawn =
          new Spawn(EntityKind.SNAKE_HEAD, snake, PICTURED_SEGMENTS, Spawn.Entrance.DRIFT);
      all.add(new Enemy(snake.name(), spawn));
    }
    for (Variants<?> variants : enemies) {
      for (FoeSpec spec : variants.specs()) {
        all.add(new Enemy(spec.name(), single(variants.kind().kind(), spec)));
      }
    }
    for (VesselSpec vessel : vessels) {
      all.add(new Enemy(vessel.name(), single(EntityKind.VESSEL_CORE, vessel)));
    }
    for (MissileSpec missile : missiles) {
      if (!missile.equals(own)) {
        all.add(new Enemy(missile.name(), single(EntityKind.MISSILE, missile)));
      }
    }
    return all;
  }

  private static Spawn single(EntityKind kind, EntitySpec spec) {
    return new Spawn(kind, spec, 1, Spawn.Entrance.DRIFT);
  }

  /**
   * Reads a spawn: one of snake (with segments), the field of an {@link EnemyKind} (with size and
   * formation), vessel, powerUp. A snake can have a formation, too.
   */
  Spawn spawn(JsonFields in) {
    if (in.has("snake")) {
      Spawn snake = snake(in);
      return new Spawn(snake.kind(), snake.spec(), snake.count(), entrance(in));
    }
    for (Variants<?> variants : enemies) {
      if (in.has(variants.kind().field())) {
        return variants.spawn(in);
      }
    }
    if (in.has("vessel")) {
      return vessel(in);
    }
    PowerUpKind powerUp = in.constant("powerUp", PowerUpKind.class);
    return new Spawn(EntityKind.POWER_UP, powerUp, 1, Spawn.Entrance.DRIFT);
  }

  /** Reads a single foe: a snake with its segments, the field of an {@link EnemyKind}, a vessel. */
  Spawn single(JsonFields in) {
    if (in.has("snake")) {
      return snake(in);
    }
    for (Variants<?> variants : enemies) {
      if (in.has(variants.kind().field())) {
        return new Spawn(variants.kind().kind(), variants.variant(in));
      }
    }
    return vessel(in);
  }

  private Spawn snake(JsonFields in) {
    SnakeSpec snake = in.reference("snake", snakes, SnakeSpec::name);
    int segments = in.integer("segments", 1, SnakeSpec.MAX_SEGMENTS);
    return new Spawn(EntityKind.SNAKE_HEAD, snake, segments, Spawn.Entrance.STREAM);
  }

  private Spawn vessel(JsonFields in) {
    return new Spawn(EntityKind.VESSEL_CORE, in.reference("vessel", vessels, VesselSpec::name));
  }

  private static Spawn.Entrance entrance(JsonFields in) {
    return in.has("formation")
        ? in.constant("formation", Spawn.Entrance.class)
        : Spawn.Entrance.STREAM;
  }
}
