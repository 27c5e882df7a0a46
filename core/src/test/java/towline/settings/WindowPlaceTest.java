package towline.settings;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The place of a window in the settings. */
class WindowPlaceTest {
  @Property(seed = "791", tries = 200)
  void aWrittenPlaceIsReadBack(
      @ForAll @IntRange(min = -99_999, max = 99_999) int x,
      @ForAll @IntRange(min = -99_999, max = 99_999) int y) {
    WindowPlace place = new WindowPlace(x, y);
    assertThat(WindowPlace.parse(place.toString())).contains(place);
    assertThat(Options.WINDOW_PLACE.allows(place.toString())).isTrue();
  }

  @Example
  void invalidTextIsNoPlace() {
    assertThat(WindowPlace.parse("")).isEmpty();
    assertThat(WindowPlace.parse("1")).isEmpty();
    assertThat(WindowPlace.parse("1,2,3")).isEmpty();
    assertThat(WindowPlace.parse("1000000,2")).isEmpty();
  }
}
