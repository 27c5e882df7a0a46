package towline.game.frame;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Label.LabelStyle;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.menu.LayoutChecker;
import towline.view.text.TextSize;

/** The layout checker finds each kind of fault, and none in a good layout. */
class LayoutCheckerTest {
  private static final double WIDTH = 800;
  private static final double HEIGHT = 600;

  @TempDir Path folder;

  private HeadlessGame game;

  @BeforeEach
  void open() {
    game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE));
  }

  @AfterEach
  void close() {
    game.close();
  }

  private Label label(String text, float x, float y) {
    BitmapFont font = game.services().picture().fonts().of(TextSize.BODY);
    Label label = new Label(text, new LabelStyle(font, null));
    label.pack();
    label.setPosition(x, y);
    return label;
  }

  private static List<String> faults(Label... labels) {
    Group root = new Group();
    for (Label label : labels) {
      root.addActor(label);
    }
    return new LayoutChecker(WIDTH, HEIGHT).faults(root);
  }

  @Test
  void aGoodLayoutHasNoFaults() {
    assertThat(faults(label("one", 10, 10), label("two", 10, 100))).isEmpty();
  }

  @Test
  void textThatIsCutOffIsFound() {
    Label label = label("cut", 10, 10);
    label.setWidth(label.getWidth() / 2);
    assertThat(faults(label)).containsExactly("'cut' is cut");
  }

  @Test
  void textOverOtherTextIsFound() {
    assertThat(faults(label("one", 10, 10), label("two", 15, 12)))
        .containsExactly("'one' lies over 'two'");
  }

  @Test
  void textOutsideTheWindowIsFound() {
    assertThat(faults(label("out", (float) WIDTH - 5, 10))).containsExactly("'out' lies outside");
  }

  @Test
  void aWordThatIsBrokenIsFound() {
    Label label = label("unbreakable", 10, 10);
    label.setWrap(true);
    label.setSize(label.getWidth() / 2, 4 * label.getHeight());
    assertThat(faults(label)).containsExactly("'unbreakable' is broken within a word");
  }

  @Test
  void textTooSmallToReadIsFound() {
    Label label = label("tiny", 10, 10);
    label.getStyle().font.getData().setLineHeight(8);
    assertThat(faults(label)).containsExactly("'tiny' is too small");
  }
}
