package towline.game.range;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

class FieldViewTest {
  private static final double WIDTH = 800;
  private static final double HEIGHT = 250;
  private static final double TOLERANCE = 1e-6;

  private final FieldView view = new FieldView();

  @Property(seed = "1")
  void theRectangleFitsIntoTheViewBesideTheSparedPixels(
      @ForAll @DoubleRange(min = -40, max = 40) double left,
      @ForAll @DoubleRange(min = -40, max = 40) double bottom,
      @ForAll @DoubleRange(min = 0.1, max = 90) double wide,
      @ForAll @DoubleRange(min = 0.1, max = 90) double high,
      @ForAll @DoubleRange(min = 0, max = 500) double spared) {
    view.place(30, 40, WIDTH, HEIGHT);
    view.lookAt(left, bottom, left + wide, bottom + high, spared);
    assertThat(view.pixelX(left)).isGreaterThanOrEqualTo(30 + spared - TOLERANCE);
    assertThat(view.pixelX(left + wide)).isLessThanOrEqualTo(30 + WIDTH + TOLERANCE);
    assertThat(view.pixelY(bottom)).isGreaterThanOrEqualTo(40 - TOLERANCE);
    assertThat(view.pixelY(bottom + high)).isLessThanOrEqualTo(40 + HEIGHT + TOLERANCE);
  }
}
