package towline.view.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.math.Matrix4;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.sim.api.PilotTrace.Mark;
import towline.view.Assets;
import towline.view.draw.LineBatch;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.text.Fonts;
import towline.view.text.Localization;

class LegendTest {
  private static final int FLOATS_PER_VERTEX = 8;

  /** Marks that are words already. */
  private static final Set<Mark> WRITTEN = EnumSet.of(Mark.TIMES, Mark.NO_SHOT, Mark.HOLDS_FIRE);

  private int vertices;
  private double widest;
  private double highest;

  @BeforeAll
  static void findTheAssets() {
    Assets.find();
  }

  @Test
  void everyMarkWithoutWordsIsExplained() {
    Set<Mark> explained = EnumSet.copyOf(WRITTEN);
    for (LegendRow row : LegendRow.values()) {
      if (row.mark() != null) {
        assertThat(explained.add(row.mark())).as("%s once", row).isTrue();
      }
    }
    assertThat(explained).containsExactlyInAnyOrder(Mark.values());
  }

  @ParameterizedTest
  @EnumSource(LegendRow.class)
  void everyExampleIsDrawnWithinItsPicture(LegendRow row) {
    LineBatch batch =
        new LineBatch(
            (drawn, floats, projection) -> {
              for (int at = 0; at < floats; at += FLOATS_PER_VERTEX) {
                vertices++;
                widest = Math.max(widest, Math.abs(drawn[at]));
                highest = Math.max(highest, Math.abs(drawn[at + 1]));
              }
            });
    new LegendPicture(new ShapeDrawer(batch), Palette.load(), new Fonts(), Localization.load())
        .draw(row, new Matrix4(), 0, 0, 32);
    assertThat(vertices).isPositive();
    // A picture is twice as wide as high; the falloff of a line may exceed it.
    assertThat(widest).isBetween(0.1, row.pictureHeight() + 0.2);
    assertThat(highest).isLessThan(row.pictureHeight() / 2 + 0.2);
  }
}
