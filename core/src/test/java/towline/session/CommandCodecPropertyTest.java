package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.ObjIntConsumer;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import towline.math.Angles;
import towline.sim.api.Command;

class CommandCodecPropertyTest {
  /** All choices, in the order of the orders. */
  private static final List<ObjIntConsumer<RunInput>> CHOICES =
      List.of(
          (input, index) -> input.flight.mode = index,
          (input, index) -> input.flight.missileLaw = index,
          (input, index) -> input.flight.tankLaw = index,
          (input, index) -> input.flight.foeAim = index,
          (input, index) -> input.difficulty = index,
          (input, index) -> input.choice = index);

  @Property(seed = "1")
  void quantisedInputIsEqualToTheBitAfterEncodingAndDecoding(
      @ForAll long controlBits, @ForAll long orderBits) {
    long controls = randomControls(controlBits);
    long orders = orderBits & (1L << 49) - 1;
    RunInput input = new RunInput();
    CommandCodec.decode(controls, orders, input);
    assertThat(CommandCodec.isControls(controls)).isTrue();
    assertThat(CommandCodec.isOrders(orders)).isTrue();
    assertThat(CommandCodec.controls(input)).isEqualTo(controls);
    assertThat(CommandCodec.orders(input)).isEqualTo(orders);
    RunInput twice = new RunInput();
    CommandCodec.decode(controls, orders, twice);
    CommandCodec.quantise(twice);
    assertThat(twice).usingRecursiveComparison().isEqualTo(input);
  }

  @Property(seed = "1")
  void quantisingStaysWithinHalfAStep(
      @ForAll @DoubleRange(min = -1, max = 1) double thrust,
      @ForAll @DoubleRange(min = -100, max = 100) double bearing,
      @ForAll @IntRange(min = -1, max = CommandCodec.LAST_CHOICE) int mode,
      @ForAll boolean fire,
      @ForAll boolean flip) {
    RunInput input = new RunInput();
    Command flight = input.flight;
    flight.thrustX = thrust;
    flight.thrustY = -thrust;
    flight.reelRate = thrust / 2;
    flight.turning = true;
    flight.bearing = bearing;
    flight.mode = mode;
    flight.fire = fire;
    flight.toggleSnapShot = flip;
    CommandCodec.quantise(input);
    assertThat(flight.thrustX).isCloseTo(thrust, within(0.5 / 127 + 1e-12));
    assertThat(flight.thrustY).isCloseTo(-thrust, within(0.5 / 127 + 1e-12));
    assertThat(flight.reelRate).isCloseTo(thrust / 2, within(0.5 / 127 + 1e-12));
    assertThat(Angles.difference(flight.bearing, bearing))
        .isCloseTo(0, within(Math.PI / 65536 + 1e-12));
    assertThat(flight.mode).isEqualTo(mode);
    assertThat(flight.fire).isEqualTo(fire);
    assertThat(flight.toggleSnapShot).isEqualTo(flip);
  }

  /** Replays of 1.0.0 contain the number of the open lesson. */
  @Property(seed = "1")
  void anyLessonInAnOlderReplayMeansAFirstRun(@ForAll @IntRange(min = 0, max = 255) int lesson) {
    long orders = (long) lesson << 48;
    assertThat(CommandCodec.isOrders(orders)).isTrue();
    RunInput read = new RunInput();
    CommandCodec.decode(0, orders, read);
    assertThat(read.firstRun).isEqualTo(lesson > 0);
    assertThat(CommandCodec.orders(read)).isEqualTo(lesson > 0 ? 1L << 48 : 0);
  }

  @Property(seed = "1")
  void everyChoiceHasItsOwnBits(
      @ForAll @IntRange(min = 0, max = 5) int which,
      @ForAll @IntRange(min = -1, max = CommandCodec.LAST_CHOICE) int index) {
    RunInput input = new RunInput();
    CHOICES.get(which).accept(input, index);
    assertThat(CommandCodec.orders(input)).isEqualTo((index + 1L) << (8 * which));
    RunInput read = new RunInput();
    CommandCodec.decode(CommandCodec.controls(input), CommandCodec.orders(input), read);
    assertThat(read).usingRecursiveComparison().isEqualTo(input);
  }

  @Property(seed = "1")
  void wordsThatNoInputGivesAreRecognised(@ForAll long controls, @ForAll long orders) {
    RunInput input = new RunInput();
    CommandCodec.decode(controls, orders, input);
    assertThat(CommandCodec.isControls(controls))
        .isEqualTo(CommandCodec.controls(input) == controls);
    assertThat(CommandCodec.isOrders(orders)).isEqualTo(CommandCodec.orders(input) == orders);
  }

  @Example
  void notANumberCountsAsZero() {
    RunInput input = new RunInput();
    input.flight.thrustX = Double.NaN;
    input.flight.thrustY = Double.POSITIVE_INFINITY;
    input.flight.turning = true;
    input.flight.bearing = Double.NaN;
    CommandCodec.quantise(input);
    assertThat(input.flight.thrustX).isZero();
    assertThat(input.flight.thrustY).isEqualTo(1);
    assertThat(input.flight.bearing).isZero();
  }

  @Example
  void aChoiceOutOfRangeIsRefused() {
    for (ObjIntConsumer<RunInput> choice : CHOICES) {
      RunInput input = new RunInput();
      choice.accept(input, 255);
      assertThatThrownBy(() -> CommandCodec.orders(input)).hasMessageContaining("not 255");
      choice.accept(input, -2);
      assertThatThrownBy(() -> CommandCodec.orders(input)).hasMessageContaining("not -2");
    }
  }

  /** Random bits without those that no word can have. */
  private static long randomControls(long bits) {
    long word = bits & (1L << 44) - 1;
    for (int shift = 0; shift < 24; shift += 8) {
      if ((byte) (word >> shift) == Byte.MIN_VALUE) {
        word ^= 0xFFL << shift;
      }
    }
    return (word & 1L << 40) != 0 ? word : word & ~(0xFFFFL << 24);
  }
}
