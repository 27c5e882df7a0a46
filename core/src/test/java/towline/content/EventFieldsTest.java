package towline.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ObjIntConsumer;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.Event.Field;
import towline.sim.api.EventList;
import towline.sim.api.GameEvent;
import towline.sim.api.PowerUpKind;

/** The fields of each type of event, and no others, can be written and read by their names. */
class EventFieldsTest {
  /** The writer and the reader of a field, as whole numbers. */
  private record Access(BiConsumer<Event, Integer> writer, ToDoubleFunction<Event> reader) {}

  private static final List<EntityKind> GUESTS =
      Stream.of(EntityKind.values()).filter(EntityKind::arrives).toList();

  private static final Map<Field, Access> ACCESS = new EnumMap<>(Field.class);

  static {
    whole(Field.SHOT, Event::shot, Event::shot);
    whole(Field.TARGET, Event::target, Event::target);
    whole(Field.FOE, Event::foe, Event::foe);
    whole(Field.ENTITY, Event::entity, Event::entity);
    whole(Field.CAUSE, Event::cause, Event::cause);
    whole(Field.SHOOTER, Event::shooter, Event::shooter);
    whole(Field.AIM_MODE, Event::aimMode, Event::aimMode);
    real(Field.DAMAGE, Event::damage, Event::damage);
    real(Field.SPEED, Event::speed, Event::speed);
    real(Field.IMPACT, Event::impact, Event::impact);
    real(Field.BEARING, Event::bearing, Event::bearing);
    real(Field.RADIUS, Event::radius, Event::radius);
    real(Field.GAP, Event::gap, Event::gap);
    real(Field.SECONDS, Event::seconds, Event::seconds);
    real(Field.HULL_LEFT, Event::hullLeft, Event::hullLeft);
    real(Field.WEAR, Event::wear, Event::wear);
    whole(Field.MODULE, Event::module, Event::module);
    whole(Field.LINK, Event::link, Event::link);
    whole(Field.SNAKE, Event::snake, Event::snake);
    whole(Field.KILLS, Event::kills, Event::kills);
    whole(Field.STATION, Event::station, Event::station);
    whole(
        Field.GUEST,
        (event, kind) -> event.guest(GUESTS.get(kind)),
        event -> GUESTS.indexOf(event.guest()));
    whole(Field.SCHOOL, Event::school, Event::school);
    whole(Field.COURIER_KIND, Event::courierKind, Event::courierKind);
    real(Field.CRACKS, Event::cracks, Event::cracks);
    whole(Field.VESSEL_KIND, Event::vesselKind, Event::vesselKind);
    whole(Field.PHASE, Event::phase, Event::phase);
    whole(
        Field.POWER_UP,
        (event, kind) -> event.powerUp(PowerUpKind.values()[kind]),
        event -> event.powerUp().ordinal());
    whole(Field.INDEX, Event::index, Event::index);
    whole(Field.CHOICES, Event::choices, Event::choices);
    whole(Field.WAVE, Event::wave, Event::wave);
    whole(Field.MULTIPLIER, Event::multiplier, Event::multiplier);
    whole(Field.HARPOONS, Event::harpoons, Event::harpoons);
    whole(Field.MISS_CAUSE, Event::missCause, Event::missCause);
    real(Field.POINTS, Event::points, Event::points);
    real(Field.HAUL, Event::haul, Event::haul);
    whole(
        Field.OWN_MODE, (event, own) -> event.ownMode(own != 0), event -> event.ownMode() ? 1 : 0);
  }

  private final EventList events = new EventList();

  private static void whole(
      Field field, ObjIntConsumer<Event> writer, ToIntFunction<Event> reader) {
    ACCESS.put(field, new Access(writer::accept, reader::applyAsInt));
  }

  private static void real(
      Field field, ObjDoubleConsumer<Event> writer, ToDoubleFunction<Event> reader) {
    ACCESS.put(field, new Access(writer::accept, reader));
  }

  static Stream<GameEvent> types() {
    return AllEvents.stream();
  }

  /** Returns a number that differs by column and that every field can hold. */
  private static int number(Field field, int column) {
    return field == Field.OWN_MODE ? 1 : column + 1;
  }

  private static Set<Field> carried(GameEvent type) {
    Set<Field> fields = EnumSet.copyOf(type.fields());
    fields.remove(Field.NONE);
    return fields;
  }

  private static void write(Event event, Set<Field> fields) {
    for (Field field : fields) {
      int column = event.type().fields().indexOf(field);
      access(field).writer().accept(event, number(field, column));
    }
  }

  @Test
  void everyFieldHasAWriterAndAReaderAndATypeThatCarriesIt() {
    Set<Field> used = EnumSet.of(Field.NONE);
    types().forEach(type -> used.addAll(type.fields()));
    assertThat(used).containsExactlyInAnyOrder(Field.values());
    assertThat(ACCESS.keySet()).isEqualTo(EnumSet.complementOf(EnumSet.of(Field.NONE)));
  }

  @ParameterizedTest
  @MethodSource("types")
  void aFieldIsReadByTheNameThatItWasWrittenBy(GameEvent type) {
    Event event = events.add(type, 7, 8);
    write(event, carried(type));
    for (Field field : carried(type)) {
      int column = type.fields().indexOf(field);
      assertThat(access(field).reader().applyAsDouble(event))
          .as("%s of %s", field, type)
          .isEqualTo(number(field, column));
      double[] columns = {event.subject(), event.object(), event.amount()};
      assertThat(columns[column]).isEqualTo(number(field, column));
    }
    assertThat(events.get(0)).isSameAs(event);
  }

  @ParameterizedTest
  @MethodSource("types")
  void fieldsThatATypeDoesNotCarryAreRefused(GameEvent type) {
    Event event = events.add(type, 7, 8);
    Set<Field> absent = EnumSet.copyOf(ACCESS.keySet());
    absent.removeAll(carried(type));
    for (Field field : absent) {
      String message = type.name() + " carries no " + field;
      assertThatThrownBy(() -> access(field).reader().applyAsDouble(event))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(message);
      assertThatThrownBy(() -> access(field).writer().accept(event, 1))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(message);
    }
  }

  @ParameterizedTest
  @MethodSource("types")
  void anEventWithoutAFieldIsRefused(GameEvent type) {
    for (Field forgotten : carried(type)) {
      events.clear();
      Set<Field> others = carried(type);
      others.remove(forgotten);
      write(events.add(type, 7, 8), others);
      assertThatThrownBy(() -> events.get(0))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(type.name() + " was written without " + forgotten);
    }
  }

  @Test
  void aCopyCarriesTheSameFields() {
    EventList copies = new EventList();
    types().forEach(type -> write(events.add(type, EntityKind.TANK, 7, 8), carried(type)));
    copies.addAll(events);
    events.clear();
    types().forEach(type -> write(events.add(PlayEvent.WAVE_CLEARED), Set.of(Field.WAVE)));
    List<GameEvent> all = types().toList();
    assertThat(copies.size()).isEqualTo(all.size());
    for (int i = 0; i < all.size(); i++) {
      Event event = copies.get(i);
      assertThat(event.type()).isEqualTo(all.get(i));
      assertThat(event.kind()).isEqualTo(EntityKind.TANK);
      assertThat(event.x()).isEqualTo(7);
      for (Field field : carried(event.type())) {
        assertThat(access(field).reader().applyAsDouble(event))
            .isEqualTo(number(field, event.type().fields().indexOf(field)));
      }
    }
  }

  private static Access access(Field field) {
    return Objects.requireNonNull(ACCESS.get(field), field.name());
  }
}
