package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.sim.api.Body;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.Snapshot;

/** A copy of a snapshot has all of its fields: a new field must be copied, too. */
class SnapshotCopyTest {
  /** Fields that determine the rows, which cannot have arbitrary values. */
  private static final List<String> ORDER_FIELDS =
      List.of("firstOfKind", "size", "openKind", "id", "kind");

  @Test
  void aCopyHasEveryFieldOfTheOriginalInARunWithModules() {
    RandomStream random = new RandomStream(20);
    Snapshot used = new Snapshot();
    int drafts = 0;
    try (Run run = new Run(GameContent.load(), new RunSetup(5, PlayMode.ARCADE, 8, 3))) {
      RunInput input = new RunInput();
      input.choice = 0;
      run.openDraft();
      for (int tick = 0; tick < 900; tick++) {
        input.flight.fire = true;
        input.flight.turning = true;
        input.flight.bearing = random.range(-3, 3);
        input.flight.launch = tick % 100 == 0;
        input.flight.reelRate = tick < 300 ? 1 : -1;
        input.flight.thrustX = tick % 50 < 25 ? 1 : -1;
        input.flight.tankLaw = tick / 200;
        input.flight.missileLaw = tick / 300;
        input.flight.toggleSnapShot = tick % 70 == 0;
        if (tick % 200 == 199) {
          run.openDraft();
        }
        drafts += run.draft().isOpen() ? 1 : 0;
        run.tick(input);
        if (tick % 90 == 89) {
          Snapshot fresh = new Snapshot();
          fresh.set(run.current());
          assertSame(fresh, run.current());
          used.set(run.current());
          assertSame(used, run.current());
        }
      }
      assertThat(drafts).isPositive();
      assertThat(run.current().loadout().size()).isPositive();
    }
  }

  /** Every field gets another value than its default, which a copy could miss without notice. */
  @Test
  void aCopyHasEveryFieldAtAnyValue() throws IllegalAccessException {
    Snapshot original = new Snapshot();
    try (Run run = new Run(GameContent.load(), new RunSetup(5, PlayMode.ARCADE, 8, 3))) {
      for (int tick = 0; tick < 420; tick++) {
        run.tick(new RunInput());
      }
      original.set(run.current());
    }
    assertThat(original.size()).isGreaterThan(20);
    overwrite(original, original.size(), 1000);
    Map<String, Object> defaults = fields(new Snapshot());
    Snapshot blank = new Snapshot();
    blank.add(EntityKind.SHIP, new Body(), 0);
    fields(blank).forEach(defaults::putIfAbsent);
    fields(original)
        .forEach(
            (name, value) -> {
              String field = name.replaceFirst("rows\\[\\d+]", "rows[0]");
              if (!field.equals("rows[0].kind")) {
                assertThat(value).as(name).isNotNull().isNotEqualTo(defaults.get(field));
              }
              assertThat(defaults).containsKey(field);
            });
    Snapshot copy = new Snapshot();
    copy.set(original);
    assertSame(copy, original);
  }

  @Test
  void aReusedRowKeepsNothingOfTheEntityBefore() throws IllegalAccessException {
    Snapshot used = new Snapshot();
    used.add(EntityKind.WARP_GATE, new Body(), 1);
    overwrite(used, 1, 1000);
    Snapshot fresh = new Snapshot();
    for (Snapshot snapshot : List.of(used, fresh)) {
      snapshot.reset(1, 96, 54, 0, 0);
      snapshot.add(EntityKind.TANK, new Body(), 0.5);
    }
    Map<String, Object> expected = new TreeMap<>();
    Map<String, Object> actual = new TreeMap<>();
    collect("", fresh.row(0), 1, expected);
    collect("", used.row(0), 1, actual);
    assertThat(actual).isEqualTo(expected);
  }

  private static void assertSame(Snapshot copy, Snapshot original) {
    Map<String, Object> copied = fields(copy);
    fields(original)
        .forEach((name, value) -> assertThat(copied.get(name)).as(name).isEqualTo(value));
  }

  /** Returns every field, and every field of every row, by its name. */
  private static Map<String, Object> fields(Snapshot snapshot) {
    Map<String, Object> fields = new TreeMap<>();
    try {
      collect("", snapshot, snapshot.size(), fields);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
    return fields;
  }

  private static void collect(String path, Object of, int rows, Map<String, Object> out)
      throws IllegalAccessException {
    for (Field field : declared(of.getClass())) {
      Object value = field.get(of);
      String name = path + field.getName();
      if (field.getType().isPrimitive() || value instanceof Enum || value instanceof String) {
        out.put(name, value);
      } else if (value instanceof EntityRow[] all) {
        for (int i = 0; i < rows; i++) {
          collect(name + "[" + i + "].", all[i], rows, out);
        }
      } else if (field.getType().isArray()) {
        List<Object> items = new ArrayList<>();
        for (int i = 0; i < Array.getLength(value); i++) {
          items.add(Array.get(value, i));
        }
        out.put(name, items);
      } else {
        collect(name + ".", value, rows, out);
      }
    }
  }

  /** Writes a new value into every field and every row; returns the next value. */
  private static int overwrite(Object thing, int rows, int from) throws IllegalAccessException {
    int next = from;
    for (Field field : declared(thing.getClass())) {
      Class<?> type = field.getType();
      Object value = field.get(thing);
      boolean orders = thing instanceof Snapshot || thing instanceof EntityRow;
      if (orders && ORDER_FIELDS.contains(field.getName())) {
        continue;
      }
      if (type == boolean.class) {
        field.setBoolean(thing, true);
      } else if (type.isPrimitive()) {
        field.set(thing, number(type, next++));
      } else if (type == String.class) {
        field.set(thing, "text " + next++);
      } else if (type.isEnum()) {
        Object[] constants = type.getEnumConstants();
        field.set(thing, constants[constants.length - 1]);
      } else if (value instanceof EntityRow[] all) {
        for (int i = 0; i < rows; i++) {
          next = overwrite(all[i], rows, next);
        }
      } else if (type.isArray()) {
        for (int i = 0; i < Array.getLength(value); i++) {
          Class<?> item = type.getComponentType();
          Array.set(value, i, item == boolean.class ? (Object) true : number(item, next++));
        }
      } else {
        next = overwrite(value, rows, next);
      }
    }
    return next;
  }

  private static Object number(Class<?> type, int value) {
    if (type == long.class) {
      return (long) value;
    }
    return type == int.class ? (Object) value : (Object) (value + 0.5);
  }

  private static List<Field> declared(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> at = type; at != Object.class; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
    }
    return fields;
  }
}
