package towline.view.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;

class ScreenRoomPropertyTest {
  private static final double WIDTH = 640;
  private static final double HEIGHT = 360;

  /** A granted rectangle is in the window and overlaps no earlier one. */
  @Property(seed = "41", tries = 300)
  void noRectangleIsGrantedTwiceOrOutside(
      @ForAll @Size(min = 4, max = 80) List<@DoubleRange(min = -60, max = 700) Double> numbers) {
    ScreenRoom room = new ScreenRoom();
    room.resize(WIDTH, HEIGHT);
    List<double[]> taken = new ArrayList<>();
    for (int i = 0; i + 3 < numbers.size(); i += 4) {
      double left = numbers.get(i);
      double bottom = numbers.get(i + 1);
      double right = left + 5 + Math.abs(numbers.get(i + 2)) / 5;
      double top = bottom + 5 + Math.abs(numbers.get(i + 3)) / 10;
      if (i % 8 == 0) {
        room.take(left, bottom, right, top);
        taken.add(new double[] {left, bottom, right, top});
      } else if (room.claim(left, bottom, right, top)) {
        assertThat(left).isGreaterThanOrEqualTo(-1);
        assertThat(bottom).isGreaterThanOrEqualTo(-1);
        assertThat(right).isLessThanOrEqualTo(WIDTH + 1);
        assertThat(top).isLessThanOrEqualTo(HEIGHT + 1);
        for (double[] other : taken) {
          double across = Math.min(right, other[2]) - Math.max(left, other[0]);
          double up = Math.min(top, other[3]) - Math.max(bottom, other[1]);
          assertThat(Math.min(across, up)).isLessThanOrEqualTo(1);
        }
        taken.add(new double[] {left, bottom, right, top});
      }
    }
    room.clear();
    assertThat(room.claim(10, 10, 20, 20)).isTrue();
    assertThat(room.claim(15, 15, 25, 25)).isFalse();
    // A label keeps its distance from another label, but not from a panel.
    assertThat(room.claim(10, 22, 20, 32)).isFalse();
    assertThat(room.claim(22, 10, 32, 20)).isFalse();
    assertThat(room.claim(0, 10, 8, 20)).isFalse();
    assertThat(room.claim(10, 25, 20, 35)).isTrue();
    room.clear();
    room.take(10, 10, 20, 20);
    assertThat(room.claim(10, 22, 20, 32)).isTrue();
  }
}
