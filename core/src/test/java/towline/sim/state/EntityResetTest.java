package towline.sim.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.sim.api.Command;

/** Nothing leaks from an entity's earlier life into the next one. */
class EntityResetTest {
  static Stream<Supplier<Entity>> makers() {
    return Stream.of(
        Segment::new,
        Missile::new,
        Tank::new,
        Vessel::new,
        Part::new,
        Wingman::new,
        Shot::new,
        Shell::new,
        Shard::new,
        PowerUp::new);
  }

  @ParameterizedTest
  @MethodSource("makers")
  void whatIsSpawnedAgainIsAsGoodAsNew(Supplier<Entity> maker) throws IllegalAccessException {
    Entity fresh = maker.get();
    Entity used = maker.get();
    for (Field field : fields(used.getClass())) {
      spoil(used, field);
    }
    used.reset();
    for (Field field : fields(used.getClass())) {
      if (isValue(field.getType())) {
        assertThat(field.get(used)).as(field.toString()).isEqualTo(field.get(fresh));
      } else if (field.getType() == Command.class) {
        assertThat(field.get(used)).usingRecursiveComparison().isEqualTo(new Command());
      } else if (field.getType() == List.class) {
        assertThat((List<?>) field.get(used)).isEmpty();
      }
    }
  }

  private static boolean isValue(Class<?> type) {
    return type.isPrimitive() || type.isEnum();
  }

  @SuppressWarnings("unchecked")
  private static void spoil(Object thing, Field field) throws IllegalAccessException {
    Class<?> type = field.getType();
    if (type == double.class) {
      field.setDouble(thing, 7.5);
    } else if (type == int.class) {
      field.setInt(thing, 7);
    } else if (type == boolean.class) {
      field.setBoolean(thing, true);
    } else if (type.isEnum()) {
      field.set(thing, type.getEnumConstants()[type.getEnumConstants().length - 1]);
    } else if (type == Command.class) {
      for (Field wish : fields(Command.class)) {
        spoil(field.get(thing), wish);
      }
    } else if (type == List.class) {
      ((List<Part>) field.get(thing)).add(new Part());
    }
  }

  private static List<Field> fields(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> at = type; at != Object.class; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          fields.add(field);
        }
      }
    }
    return fields;
  }
}
