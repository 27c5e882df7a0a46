package towline.view.world.backdrop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.badlogic.gdx.math.Matrix4;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.SectorSpec.Look;
import towline.view.draw.LineBatch;
import towline.view.draw.Palettes;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;

class BackdropsTest {
  /** Brightness, of 255, below which nothing glows. */
  private static final int GLOW_THRESHOLD = 0x58;

  private static final int FLOATS_PER_VERTEX = 8;

  private final Backdrops backdrops = new Backdrops(Palettes.shipped());
  private final Camera camera = new Camera();
  private final ShapeDrawer pen = new ShapeDrawer(new LineBatch(this::count));
  private final int[] columns = new int[10];
  private final int[] rows = new int[10];
  private int floats;

  BackdropsTest() throws IOException {
    camera.resize(1280, 720);
  }

  private void count(float[] vertices, int drawn, Matrix4 projection) {
    floats += drawn;
    for (int at = 0; at < drawn; at += FLOATS_PER_VERTEX) {
      count(columns, (vertices[at] - camera.left()) / (camera.right() - camera.left()));
      count(rows, (vertices[at + 1] - camera.bottom()) / (camera.top() - camera.bottom()));
    }
  }

  private static void count(int[] zones, double share) {
    if (share >= 0 && share < 1) {
      zones[(int) (share * zones.length)]++;
    }
  }

  /** The widest and the tallest windows. */
  @ParameterizedTest
  @CsvSource({"2560, 1080, SPACE", "5120, 1440, SPACE", "3440, 1440, UNDERTOW", "720, 1600, SPACE"})
  void everyPartOfTheWindowHasItsShareOfTheBackdrop(int width, int height, Look look) {
    camera.resize(width, height);
    backdrops.enter(look);
    drawn(3);
    assertThat(least(columns)).as("columns").isGreaterThan(0.4);
    if (look == Look.SPACE) {
      assertThat(least(rows)).as("rows").isGreaterThan(0.4);
    }
  }

  /** Returns the share of the emptiest zone, as a multiple of the mean. */
  private static double least(int[] zones) {
    IntSummaryStatistics counts = Arrays.stream(zones).summaryStatistics();
    return counts.getMin() / counts.getAverage();
  }

  private int drawn(double time) {
    floats = 0;
    pen.begin(camera.projection(), 26.7);
    backdrops.draw(pen, camera, time);
    pen.end();
    return floats;
  }

  @ParameterizedTest
  @EnumSource
  void eachLookHasAPainterAndADarkBackground(Look look) {
    backdrops.enter(look);
    assertThat(drawn(3)).isPositive();
    for (double y = camera.bottom(); y <= camera.top(); y += 3) {
      for (double x = camera.left(); x <= camera.right(); x += 3) {
        int rgb = backdrops.sky(camera, x, y, 1);
        assertThat(rgb >> 16 & 0xff).isLessThan(GLOW_THRESHOLD);
        assertThat(rgb >> 8 & 0xff).isLessThan(GLOW_THRESHOLD);
        assertThat(rgb & 0xff).isLessThan(GLOW_THRESHOLD);
      }
    }
  }

  @Test
  void noTwoLooksHaveTheSameBackground() {
    Set<Integer> grounds = new HashSet<>();
    for (Look look : Look.values()) {
      backdrops.leave();
      backdrops.enter(look);
      grounds.add(backdrops.sky(camera, camera.x(), camera.y(), 1));
    }
    assertThat(grounds).hasSize(Look.values().length);
  }

  @Test
  void theFirstSectorOfARunAppearsAtOnce() {
    backdrops.enter(Look.HULL);
    assertThat(backdrops.share()).isEqualTo(1);
    backdrops.leave();
    backdrops.enter(Look.UNDERTOW);
    assertThat(backdrops.share()).isEqualTo(1);
  }

  @Test
  void aPassageBeginsWithTheOldSectorAndEnds() {
    backdrops.enter(Look.SPACE);
    double lightBefore = backdrops.gridLight();
    backdrops.enter(Look.HULL);
    assertThat(backdrops.share()).isZero();
    assertThat(backdrops.gridLight()).isCloseTo(lightBefore, within(1e-9));
    double last = 0;
    for (double time = 0; time < Backdrops.PASSAGE; time += 0.1) {
      // Entering the same sector in every frame does not restart the passage.
      backdrops.enter(Look.HULL);
      backdrops.update(0.1);
      assertThat(backdrops.share()).isGreaterThan(last);
      last = backdrops.share();
    }
    assertThat(last).isEqualTo(1);
    assertThat(backdrops.gridLight()).isLessThan(lightBefore);
  }

  @Test
  void aRepeatedPlaceStaysInItsSpan() {
    for (double place = -200; place < 200; place += 0.7) {
      assertThat(Backdrop.wrapped(place, -3, 40)).isBetween(-3.0, 37.0);
    }
  }
}
