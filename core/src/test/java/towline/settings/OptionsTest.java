package towline.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OptionsTest {
  static List<Option<?>> all() {
    return Options.all();
  }

  static List<IntOption> sliders() {
    return Options.all().stream()
        .filter(IntOption.class::isInstance)
        .map(IntOption.class::cast)
        .toList();
  }

  @Test
  void everyOptionIsInTheTableAndEveryKeyIsUnique() throws Exception {
    List<Object> constants = new ArrayList<>();
    for (Field field : Options.class.getFields()) {
      Object constant = field.get(null);
      if (constant instanceof Option) {
        constants.add(constant);
      }
    }
    assertThat(Options.all()).containsExactlyElementsOf(cast(constants));
    assertThat(Options.all().stream().map(Option::key)).doesNotHaveDuplicates();
  }

  private static List<Option<?>> cast(List<Object> constants) {
    List<Option<?>> options = new ArrayList<>();
    constants.forEach(constant -> options.add((Option<?>) constant));
    return options;
  }

  @ParameterizedTest
  @MethodSource("all")
  <T> void whatIsStandardIsAllowedAndReadAsItIsWritten(Option<T> option) {
    assertThat(option.allows(option.defaultValue())).isTrue();
    assertThat(option.parse(option.write(option.defaultValue()))).contains(option.defaultValue());
    assertThat(Settings.defaults().get(option)).isEqualTo(option.defaultValue());
    assertThat(option.range()).isNotBlank();
  }

  @ParameterizedTest
  @MethodSource("all")
  <T> void stepsLeadThroughAllowedValuesOnly(Option<T> option) {
    for (int by : new int[] {1, -1, 7, -7, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      T value = option.defaultValue();
      for (int i = 0; i < 60; i++) {
        value = option.stepped(value, by);
        assertThat(option.allows(value)).as("%s: %s", option, value).isTrue();
        assertThat(option.parse(option.write(value))).contains(value);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void nonsenseIsNotParsed(Option<?> option) {
    for (String text : List.of(" ", "-1", "1e+1", "0777", "NaN?", "999999999", "..", "1x1", "$")) {
      assertThat(option.parse(text)).as(text).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("sliders")
  void aSliderStaysInItsRange(IntOption slider) {
    assertThat(slider.allows(slider.low())).isTrue();
    assertThat(slider.allows(slider.high())).isTrue();
    assertThat(slider.allows(slider.low() - 1)).isFalse();
    assertThat(slider.allows(slider.high() + 1)).isFalse();
    assertThat(slider.at(0)).isEqualTo(slider.low());
    assertThat(slider.at(1)).isEqualTo(slider.high());
    assertThat(slider.at(slider.fraction(slider.low() + slider.step())))
        .isEqualTo(slider.low() + slider.step());
    assertThatThrownBy(() -> Settings.defaults().with(slider, slider.high() + 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(slider.key() + " must be " + slider.range() + ", not " + (slider.high() + 1));
  }

  @Test
  void automaticIsOneStepBelowTheRange() {
    IntOption slider = Options.UI_SCALE;
    assertThat(slider.stepped(75, -1)).isZero();
    assertThat(slider.stepped(80, -2)).isEqualTo(75);
    assertThat(slider.stepped(0, -1)).isZero();
    assertThat(slider.stepped(0, 1)).isEqualTo(75);
    assertThat(slider.stepped(0, 2)).isEqualTo(80);
  }

  @Test
  void aWindowOfAnUnusualSizeStepsToItsNeighbours() {
    WindowSize odd = new WindowSize(1300, 700);
    assertThat(Options.WINDOW_SIZE.stepped(odd, 1)).isEqualTo(new WindowSize(1600, 900));
    assertThat(Options.WINDOW_SIZE.stepped(odd, -1)).isEqualTo(new WindowSize(1280, 720));
  }

  @Test
  void presetsChangeOnlyTheirOwnOptions() {
    Settings mine = Settings.defaults().with(Options.MUSIC_VOLUME, 15);
    Settings calm = Preset.CALM.on(mine);
    assertThat(calm.get(Options.SHAKE)).isZero();
    assertThat(calm.get(Options.FLASH)).isZero();
    assertThat(calm.with(Options.SHAKE, 100).with(Options.FLASH, 100)).isEqualTo(mine);
    Settings safe = Preset.COLOUR_SAFE.on(mine);
    assertThat(safe.isOn(Options.HIGH_CONTRAST)).isTrue();
    assertThat(safe.get(Options.MUSIC_VOLUME)).isEqualTo(15);
  }

  @Test
  void bindingsAreKeptInOrderAndCheckedForForm() {
    Map<String, List<String>> bound = Map.of("FIRE", List.of("mouse:LEFT", "pad:L1"));
    assertThat(Settings.defaults().withBindings(bound).bindings()).isEqualTo(bound);
    assertThatThrownBy(
            () -> Settings.defaults().withBindings(Map.of("FIRE", List.of("joystick:1"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("'joystick:1' for FIRE is not a control such as key:Space");
    assertThatThrownBy(() -> Settings.defaults().withBindings(Map.of("../x", List.of())))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anEmptyTextIsNoEnumValue() {
    assertThat(Options.LANGUAGE.parse("")).isEmpty();
    assertThat(Options.FIRE.parse("")).isEmpty();
  }
}
