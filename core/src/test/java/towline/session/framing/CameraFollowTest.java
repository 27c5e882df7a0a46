package towline.session.framing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

class CameraFollowTest {
  @Property(seed = "318")
  void aSmallChangeOfTheNeedChangesTheZoomLittle(
      @ForAll @DoubleRange(min = 0, max = 4) double need) {
    double worth = CameraFollow.cappedZoom(need);
    assertThat(worth).isBetween(1.0, ViewFrame.WIDEST);
    assertThat(CameraFollow.cappedZoom(need + 1e-4)).isCloseTo(worth, within(2e-4));
  }

  @Property(seed = "323")
  void aLargerCrowdWidensThePictureMore(
      @ForAll @DoubleRange(max = 1e4) double crowd, @ForAll @DoubleRange(max = 10) double more) {
    double zoom = CameraFollow.crowdZoom(crowd);
    assertThat(zoom * ViewFrame.HEIGHT).isBetween(27.0, 34.0);
    assertThat(CameraFollow.crowdZoom(crowd + more)).isBetween(zoom, zoom + 0.05 * more);
  }

  /** Of a title, whose menu is in the middle of the picture. */
  @Property(seed = "329")
  void aShipBesideTheMiddleStaysThereWhereverItFliesAndWhateverThreatensIt(
      @ForAll @DoubleRange(max = 96) double x,
      @ForAll @DoubleRange(max = 54) double y,
      @ForAll @DoubleRange(min = -15, max = 15) double vx,
      @ForAll @DoubleRange(min = -40, max = 40) double threatX) {
    ViewFrame view = new ViewFrame();
    view.setSideOffset(0.3);
    view.cut(x, y);
    for (int i = 0; i < 200; i++) {
      view.follow(0.05, x, y, vx, 0, threatX, 0);
    }
    assertThat((x - view.x()) / view.width()).isBetween(0.299, 0.5);
  }
}
