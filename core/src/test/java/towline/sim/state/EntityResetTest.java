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

/** No state leaks from a reused entity's earlier life. */
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
        WarpGate::new,
        HaulGate::new,
        Fugitive::new);
  }

  @ParameterizedTest
  @MethodSource("makers")
  void aResetEntityEqualsANewOne(Supplier<Entity> maker) throws IllegalAccessException {
    Entity fresh = maker.get();
    Entity used = maker.get();
    overwrite(used);
    used.reset();
    assertEqualState(used, fresh);
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
    // Ship and drone live as long as the world.
    pooled.removeAll(Set.of(Ship.class, Drone.class));
    assertThat(tested).isEqualTo(pooled);
  }

  private static void assertEqualState(Object used, Object fresh) throws IllegalAccessException {
    for (Field field : fields(used.getClass())) {
      Object value = field.get(used);
      if (isValue(field.getType())) {
        assertThat(value).as(field.toString()).isEqualTo(field.get(fresh));
      } else if (field.getType() == List.class) {
        assertThat((List<?>) value).as(field.toString()).isEmpty();
      } else if (isOwned(field)) {
        assertEqualState(value, field.get(fresh));
      }
    }
  }

  /** Returns true for an object that an entity owns, unlike its spec, its pilot and its vessel. */
  private static boolean isOwned(Field field) {
    return Modifier.isFinal(field.getModifiers()) && !field.getType().isArray();
  }

  /** Returns true for a final value, which is that of every life. */
  private static boolean isConstant(Field field) {
    return Modifier.isFinal(field.getModifiers())
        && (isValue(field.getType()) || field.getType() == Class.class);
  }

  private static boolean isValue(Class<?> type) {
    return type.isPrimitive() || type.isEnum() || type == String.class;
  }

  private static void overwrite(Object entity) throws IllegalAccessException {
    for (Field field : fields(entity.getClass())) {
      overwrite(entity, field);
    }
  }

  @SuppressWarnings("unchecked")
  private static void overwrite(Object entity, Field field) throws IllegalAccessException {
    Class<?> type = field.getType();
    if (type == double.class) {
      field.setDouble(entity, 7.5);
    } else if (type == int.class) {
      field.setInt(entity, 7);
    } else if (type == boolean.class) {
      field.setBoolean(entity, true);
    } else if (type == String.class) {
      field.set(entity, "used");
    } else if (type.isEnum()) {
      field.set(entity, type.getEnumConstants()[type.getEnumConstants().length - 1]);
    } else if (type == List.class) {
      ((List<Object>) field.get(entity)).add(new Object());
    } else if (isOwned(field)) {
      overwrite(field.get(entity));
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
