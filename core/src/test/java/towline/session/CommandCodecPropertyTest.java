package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import towline.math.Angles;
import towline.sim.api.Command;

class CommandCodecPropertyTest {
  @Property(seed = "1")
  void quantisedCommandsSurviveTheWordToTheBit(@ForAll long bits) {
    long word = somehowAWord(bits);
    Command command = new Command();
    CommandCodec.decode(word, command);
    assertThat(CommandCodec.isWord(word)).isTrue();
    assertThat(CommandCodec.encode(command)).isEqualTo(word);
    Command twice = new Command();
    twice.set(command);
    CommandCodec.quantise(twice);
    assertThat(twice).usingRecursiveComparison().isEqualTo(command);
  }

  @Property(seed = "1")
  void quantisingStaysWithinHalfAStep(
      @ForAll @DoubleRange(min = -1, max = 1) double thrust,
      @ForAll @DoubleRange(min = -100, max = 100) double bearing,
      @ForAll @IntRange(min = -1, max = CommandCodec.LAST_MODE) int mode,
      @ForAll boolean fire,
      @ForAll boolean flip) {
    Command command = new Command();
    command.thrustX = thrust;
    command.thrustY = -thrust;
    command.reelRate = thrust / 2;
    command.turns = true;
    command.bearing = bearing;
    command.mode = mode;
    command.fire = fire;
    command.flipSnapShot = flip;
    CommandCodec.quantise(command);
    assertThat(command.thrustX).isCloseTo(thrust, within(0.5 / 127 + 1e-12));
    assertThat(command.thrustY).isCloseTo(-thrust, within(0.5 / 127 + 1e-12));
    assertThat(command.reelRate).isCloseTo(thrust / 2, within(0.5 / 127 + 1e-12));
    assertThat(Angles.difference(command.bearing, bearing))
        .isCloseTo(0, within(Math.PI / 65536 + 1e-12));
    assertThat(command.mode).isEqualTo(mode);
    assertThat(command.fire).isEqualTo(fire);
    assertThat(command.flipSnapShot).isEqualTo(flip);
  }

  @Property(seed = "1")
  void whatIsNoWordIsToldApart(@ForAll long bits) {
    Command command = new Command();
    CommandCodec.decode(bits, command);
    assertThat(CommandCodec.isWord(bits)).isEqualTo(CommandCodec.encode(command) == bits);
  }

  @Example
  void numbersThatAreNoneWantNothing() {
    Command command = new Command();
    command.thrustX = Double.NaN;
    command.thrustY = Double.POSITIVE_INFINITY;
    command.turns = true;
    command.bearing = Double.NaN;
    CommandCodec.quantise(command);
    assertThat(command.thrustX).isZero();
    assertThat(command.thrustY).isEqualTo(1);
    assertThat(command.bearing).isZero();
  }

  @Example
  void anAimModeThatDoesNotFitIsRefused() {
    Command command = new Command();
    command.mode = 15;
    assertThatThrownBy(() -> CommandCodec.encode(command)).hasMessageContaining("not 15");
  }

  /** Random bits, with what no word can have taken out. */
  private static long somehowAWord(long bits) {
    long word = bits & (1L << 47) - 1;
    for (int shift = 0; shift < 24; shift += 8) {
      if ((byte) (word >> shift) == Byte.MIN_VALUE) {
        word ^= 0xFFL << shift;
      }
    }
    return (word & 1L << 40) != 0 ? word : word & ~(0xFFFFL << 24);
  }
}
