package towline.sim.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.sim.api.PilotTrace.Mark;
import towline.sim.api.TraceMark.Field;

/** The fields of each mark, and no others, can be written and read by their names. */
class TraceMarkTest {
  private record Access(ObjDoubleConsumer<TraceMark> writer, ToDoubleFunction<TraceMark> reader) {}

  private static final Map<Field, Access> ACCESS = new EnumMap<>(Field.class);

  static {
    put(Field.END_X, (mark, x) -> mark.end(x, x + 1), TraceMark::endX);
    put(Field.END_Y, (mark, y) -> mark.end(y - 1, y), TraceMark::endY);
    put(Field.DIRECTION_X, (mark, x) -> mark.direction(x, x + 1), TraceMark::directionX);
    put(Field.DIRECTION_Y, (mark, y) -> mark.direction(y - 1, y), TraceMark::directionY);
    put(Field.RADIUS, TraceMark::radius, TraceMark::radius);
    put(Field.SECONDS, TraceMark::seconds, TraceMark::seconds);
    put(
        Field.CERTAIN,
        (mark, certain) -> mark.certain(certain == 2),
        mark -> mark.certain() ? 2 : 0);
    put(Field.BEARING, TraceMark::bearing, TraceMark::bearing);
    put(Field.LENGTH, TraceMark::length, TraceMark::length);
    put(Field.TURN, TraceMark::turn, TraceMark::turn);
    put(Field.TURN_SHARE, TraceMark::turnShare, TraceMark::turnShare);
    put(Field.SLEW_SECONDS, TraceMark::slewSeconds, TraceMark::slewSeconds);
    put(Field.FLIGHT_SECONDS, TraceMark::flightSeconds, TraceMark::flightSeconds);
    put(Field.AGE, TraceMark::age, TraceMark::age);
    put(Field.LOW, TraceMark::low, TraceMark::low);
    put(Field.HIGH, TraceMark::high, TraceMark::high);
    put(Field.TRUST, TraceMark::trust, TraceMark::trust);
    put(Field.PLACE, (mark, place) -> mark.place((int) place), TraceMark::place);
    put(Field.NEIGHBOUR, (mark, id) -> mark.neighbour((int) id), TraceMark::neighbour);
    put(
        Field.WORD,
        (mark, word) -> mark.word(Team.values()[(int) word - 1]),
        mark -> mark.word().ordinal() + 1);
  }

  private final PilotTrace trace = new PilotTrace();

  private static void put(
      Field field, ObjDoubleConsumer<TraceMark> writer, ToDoubleFunction<TraceMark> reader) {
    ACCESS.put(field, new Access(writer, reader));
  }

  private static void write(TraceMark row, Mark mark) {
    for (Field field : mark.fields()) {
      access(field).writer().accept(row, mark.fields().indexOf(field) + 1);
    }
  }

  private static void check(TraceMark row, Mark mark) {
    for (Field field : mark.fields()) {
      assertThat(access(field).reader().applyAsDouble(row))
          .as("%s of %s", field, mark)
          .isEqualTo(mark.fields().indexOf(field) + 1);
    }
  }

  @Test
  void everyFieldHasAWriterAndAReaderAndAMarkThatCarriesIt() {
    Set<Field> used = EnumSet.noneOf(Field.class);
    for (Mark mark : Mark.values()) {
      used.addAll(mark.fields());
    }
    assertThat(used).containsExactlyInAnyOrder(Field.values());
    assertThat(ACCESS).containsOnlyKeys(Field.values());
  }

  @ParameterizedTest
  @EnumSource
  void aFieldIsReadByTheNameThatItWasWrittenByAlsoFromACopy(Mark mark) {
    write(trace.add(mark, 40, 20), mark);
    check(trace.get(0), mark);
    PilotTrace copy = new PilotTrace();
    copy.add(trace.get(0));
    trace.clear();
    trace.add(Mark.TARGET, 1, 1);
    check(copy.get(0), mark);
  }

  @ParameterizedTest
  @EnumSource
  void fieldsThatAMarkDoesNotCarryAreRefused(Mark mark) {
    TraceMark row = trace.add(mark, 40, 20);
    Set<Field> absent = EnumSet.allOf(Field.class);
    absent.removeAll(mark.fields());
    for (Field field : absent) {
      String message = mark + " carries no ";
      assertThatThrownBy(() -> access(field).reader().applyAsDouble(row))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(message + field);
      assertThatThrownBy(() -> access(field).writer().accept(row, 1))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith(message);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aMarkWithoutItsFieldsIsRefused(Mark mark) {
    trace.add(mark, 40, 20);
    assertThatThrownBy(() -> trace.get(0))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(mark + " was written without " + mark.fields().get(0));
  }

  private static Access access(Field field) {
    return Objects.requireNonNull(ACCESS.get(field), field.name());
  }
}
