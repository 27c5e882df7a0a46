package towline.ai.pilot;

import java.util.List;
import java.util.function.BiFunction;
import towline.data.JsonFields;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.spec.FoeSpec;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.TankSpec;

/** A kind of enemy of a single entity: its names in the data, its specs and its pilot. */
public final class EnemyKind<S extends FoeSpec> {
  /** All kinds of enemies of a single entity. Add a new kind here. */
  public static final List<EnemyKind<?>> ALL =
      List.of(
          enemy(
              EntityKind.TANK,
              "tanks.json",
              "tank",
              TankSpec.class,
              TankSpec::read,
              TankPilot::new),
          enemy(
              EntityKind.MITE,
              "mites.json",
              "school",
              MiteSpec.class,
              MiteSpec::read,
              MitePilot::new));

  /** A reader of the spec of a variant from its entry in the file of its kind. */
  @FunctionalInterface
  interface Reader<S> {
    /** Reads the variant {@code name}; {@code missiles} are the kinds that it may name. */
    S read(String name, JsonFields in, List<MissileSpec> missiles);
  }

  private final EntityKind kind;
  private final String file;
  private final String field;
  private final Reader<S> reader;
  private final Crew<S> crew;

  private EnemyKind(EntityKind kind, String file, String field, Reader<S> reader, Crew<S> crew) {
    this.kind = kind;
    this.file = file;
    this.field = field;
    this.reader = reader;
    this.crew = crew;
  }

  private static <S extends FoeSpec> EnemyKind<S> enemy(
      EntityKind kind,
      String file,
      String field,
      Class<S> spec,
      BiFunction<String, JsonFields, S> reader,
      BiFunction<S, PilotSeat, Pilot> pilot) {
    return enemy(kind, file, field, spec, (name, in, missiles) -> reader.apply(name, in), pilot);
  }

  private static <S extends FoeSpec> EnemyKind<S> enemy(
      EntityKind kind,
      String file,
      String field,
      Class<S> spec,
      Reader<S> reader,
      BiFunction<S, PilotSeat, Pilot> pilot) {
    return new EnemyKind<>(kind, file, field, reader, new Crew<>(spec, pilot));
  }

  /** Returns the kind of the entities. */
  public EntityKind kind() {
    return kind;
  }

  /** Returns the file in {@code assets/tuning} that has an entry for each variant. */
  public String file() {
    return file;
  }

  /** Returns the field by which a wave names a variant. */
  public String field() {
    return field;
  }

  /** Returns the class of the specs. */
  public Class<S> spec() {
    return crew.spec();
  }

  /** Reads all variants, in the order of the file. */
  public List<S> read(JsonFields in, List<MissileSpec> missiles) {
    return in.names().stream()
        .map(name -> in.part(name, entry -> reader.read(name, entry, missiles)))
        .toList();
  }

  Crew<S> crew() {
    return crew;
  }
}
