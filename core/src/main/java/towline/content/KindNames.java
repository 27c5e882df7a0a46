package towline.content;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import towline.data.JsonFields;
import towline.sim.api.EntityKind;

/**
 * The names of kinds in data files: the name of a kind, or {@code FIGHTERS} for all kinds with
 * {@link EntityKind#isFighter()}.
 */
public final class KindNames {
  private static final String FIGHTERS = "FIGHTERS";

  private KindNames() {}

  /** Reads a list of names in a field. */
  static Set<EntityKind> read(JsonFields in, String field) {
    List<String> names = new ArrayList<>();
    for (EntityKind kind : EntityKind.values()) {
      names.add(kind.name());
    }
    names.add(FIGHTERS);
    Set<EntityKind> kinds = EnumSet.noneOf(EntityKind.class);
    for (String name : in.references(field, names, Function.identity())) {
      for (EntityKind kind : EntityKind.values()) {
        if (name.equals(kind.name()) || (name.equals(FIGHTERS) && kind.isFighter())) {
          kinds.add(kind);
        }
      }
    }
    if (kinds.isEmpty()) {
      throw in.error(field, "empty", "a list in brackets with at least one name");
    }
    return kinds;
  }

  /** Returns the name of the field for {@code kind}: its own, or that of all fighters. */
  public static String field(JsonFields in, EntityKind kind) {
    return kind.isFighter() && !in.has(kind.name()) ? FIGHTERS : kind.name();
  }
}
