package towline.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class SessionOptionsTest {
  private static final Settings SAVED =
      Settings.defaults().with(Options.UI_SCALE, 150).with(Options.SHAKE, 50);

  private static SessionOptions of(Option<?> option, Settings values) {
    return new SessionOptions(Set.of(option), values);
  }

  @Test
  void sessionValuesReplaceSavedOnes() {
    SessionOptions larger = of(Options.UI_SCALE, Settings.defaults().with(Options.UI_SCALE, 200));
    assertThat(larger.appliedTo(SAVED)).isEqualTo(SAVED.with(Options.UI_SCALE, 200));
    assertThat(SessionOptions.NONE.appliedTo(SAVED)).isEqualTo(SAVED);
  }

  @Test
  void aDefaultOfTheSessionReplacesASavedValue() {
    assertThat(of(Options.UI_SCALE, Settings.defaults()).appliedTo(SAVED))
        .isEqualTo(Settings.defaults().with(Options.SHAKE, 50));
  }

  @Test
  void savedValuesOfSessionOptionsAreKept() {
    SessionOptions lessons = of(Options.LESSONS, Settings.defaults());
    Settings saved = SAVED.with(Options.LESSONS, "FLY TOW");
    Settings current = lessons.appliedTo(saved);
    assertThat(current.get(Options.LESSONS)).isEmpty();
    Settings later = current.with(Options.LESSONS, "FLY").with(Options.SHAKE, 20);
    assertThat(lessons.savedValues(later, saved)).isEqualTo(saved.with(Options.SHAKE, 20));
  }
}
