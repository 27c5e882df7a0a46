package towline.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.trial.duel.DuelParameters;
import towline.trial.duel.TraceParameters;
import towline.trial.homing.HomingParameters;
import towline.trial.swarm.SwarmParameters;

class ParameterValuesTest {
  private static final ParameterValues DUEL = ParameterValues.standard(DuelParameters.TABLE);

  static Stream<List<Parameter>> tables() {
    return Stream.of(
        DuelParameters.TABLE, HomingParameters.TABLE, SwarmParameters.TABLE, TraceParameters.TABLE);
  }

  @ParameterizedTest
  @MethodSource("tables")
  void everyParameterHasAUniqueNameAndAUsableRange(List<Parameter> table) {
    assertThat(table).extracting(Parameter::name).doesNotHaveDuplicates();
    for (Parameter parameter : table) {
      assertThat(parameter.name()).matches("[a-z][A-Za-z]+");
      assertThat(parameter.least()).isLessThan(parameter.most());
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void differencesGiveEqualValuesWhenSetAgain(List<Parameter> table) {
    ParameterValues values = ParameterValues.standard(table);
    assertThat(values.differences()).isEmpty();
    for (Parameter parameter : table) {
      double value =
          parameter.allows(parameter.defaultValue() + 0.1)
              ? parameter.defaultValue() + 0.1
              : parameter.least();
      values = values.with(parameter.name(), value);
    }
    ParameterValues again = ParameterValues.standard(table);
    for (String assignment : values.differences().split(",", -1)) {
      String[] sides = assignment.split("=", -1);
      again = again.with(sides[0], sides[1]);
    }
    for (Parameter parameter : table) {
      assertThat(again.get(parameter)).isEqualTo(values.get(parameter));
    }
  }

  @Test
  void anUnknownNameIsRefusedWithTheExistingNames() {
    assertThatThrownBy(() -> DUEL.with("colour", 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'colour'")
        .hasMessageContaining("muzzleSpeed, slewRate");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1001", "-1", "NaN", "Infinity", "fast", ""})
  void aValueOutOfRangeIsRefusedWithTheRange(String value) {
    assertThatThrownBy(() -> DUEL.with("muzzleSpeed", value))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("muzzleSpeed must be a number from 11 to 1000 m/s");
  }
}
