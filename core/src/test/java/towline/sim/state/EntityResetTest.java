package towline.sim.state;

import static com.tngtech.archunit.core.domain.JavaModifier.ABSTRACT;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.sim.api.EntityKind;

/** Nothing leaks from an entity's earlier life into the next one. */
class EntityResetTest {
  static Stream<Supplier<Entity>> makers() {
    return Stream.of(
        Snake::new,
        Segment::new,
        Missile::new,
        Tank::new,
        Mite::new,
        Courier::new,
        () -> new PlainFoe(EntityKind.TANK),
        Vessel::new,
        Part::new,
        Wingman::new,
        Shot::new,
        Shell::new,
        Shard::new,
        PowerUp::new,
        WarpGate::new);
  }

  @ParameterizedTest
  @MethodSource("makers")
  void whatIsSpawnedAgainIsAsGoodAsNew(Supplier<Entity> maker) throws IllegalAccessException {
    Entity fresh = maker.get();
    Entity used = maker.get();
    spoil(used);
    used.reset();
    assertAsGoodAsNew(used, fresh);
  }

  @Test
  void everyEntityIsTested() {
    Set<Class<?>> tested =
        makers().map(maker -> maker.get().getClass()).collect(Collectors.toSet());
    Set<Class<?>> pooled = new HashSet<>();
    for (JavaClass entity : new ClassFileImporter().importPackages("towline.sim.state")) {
      if (entity.isAssignableTo(Entity.class) && !entity.getModifiers().contains(ABSTRACT)) {
        pooled.add(entity.reflect());
      }
    }
    // There is one ship and one drone; they live as long as the world.
    pooled.removeAll(Set.of(Ship.class, Drone.class));
    assertThat(tested).isEqualTo(pooled);
  }

  private static void assertAsGoodAsNew(Object used, Object fresh) throws IllegalAccessException {
    for (Field field : fields(used.getClass())) {
      Object now = field.get(used);
      if (isValue(field.getType())) {
        assertThat(now).as(field.toString()).isEqualTo(field.get(fresh));
      } else if (field.getType() == List.class) {
        assertThat((List<?>) now).as(field.toString()).isEmpty();
      } else if (isPartOfIt(field)) {
        assertAsGoodAsNew(now, field.get(fresh));
      }
    }
  }

  /** What an entity made for itself; its spec, its pilot and its vessel are others' things. */
  private static boolean isPartOfIt(Field field) {
    return Modifier.isFinal(field.getModifiers()) && !field.getType().isArray();
  }

  /** A final value is that of every life. */
  private static boolean isConstant(Field field) {
    return Modifier.isFinal(field.getModifiers())
        && (isValue(field.getType()) || field.getType() == Class.class);
  }

  private static boolean isValue(Class<?> type) {
    return type.isPrimitive() || type.isEnum();
  }

  private static void spoil(Object thing) throws IllegalAccessException {
    for (Field field : fields(thing.getClass())) {
      spoil(thing, field);
    }
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
    } else if (type == List.class) {
      ((List<Object>) field.get(thing)).add(new Object());
    } else if (isPartOfIt(field)) {
      spoil(field.get(thing));
    }
  }

  private static List<Field> fields(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> at = type; at != Object.class; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !isConstant(field)) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
    }
    return fields;
  }
}
