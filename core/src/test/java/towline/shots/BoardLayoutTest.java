package towline.shots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.settings.Language;
import towline.shots.DayPlay.State;
import towline.shots.RecordingPen.Text;
import towline.store.ShotsRecord;

/** The law of the layout: texts stay in their boxes and apart, keys do not overlap. */
class BoardLayoutTest {
  private static final double[][] SIZES = {{390, 844}, {844, 390}, {1280, 720}};
  private static final double INSET = 20;
  private static final double TOLERANCE = 0.5;

  /** Minimum size of text, points. */
  private static final double READABLE = 7;

  @ParameterizedTest
  @CsvSource({
    "ENGLISH,1", "ENGLISH,1.5", "ENGLISH,2", "GERMAN,1", "GERMAN,1.5", "GERMAN,2",
    "SPANISH,1", "SPANISH,1.5", "SPANISH,2", "FRENCH,1", "FRENCH,1.5", "FRENCH,2",
    "PORTUGUESE,1", "PORTUGUESE,1.5", "PORTUGUESE,2"
  })
  void nothingIsCutAndNothingOverlaps(Language language, double textScale) {
    PlayedBoard played = new PlayedBoard(ShotsRecord.none(), language, textScale, PlayedBoard.DAY);
    check(played);
    played.drawn();
    check(played);
    played.tap("start");
    for (int shot = 0; shot < 6; shot++) {
      check(played);
      played.until(State.CHOOSING);
      check(played);
      played.tap(played.offered().get(shot % 3).name());
      check(played);
      played.until(State.GHOSTS);
      played.board.update(0.1);
      check(played);
      played.until(State.MARKED);
      check(played);
      played.tap("next");
    }
    assertThat(played.board.play().state()).isEqualTo(State.RESULTS);
    check(played);
    played.tap("replay");
    played.until(State.CHOOSING);
    check(played);
    played.tap("HOLD");
    played.until(State.MARKED);
    check(played);
  }

  private static void check(PlayedBoard played) {
    for (double[] size : SIZES) {
      check(played, size[0], size[1], 0);
      check(played, size[0], size[1], INSET);
    }
    played.board.layOut(390, 844, 0, 0, 0, 0);
  }

  private static void check(PlayedBoard played, double width, double height, double inset) {
    played.board.layOut(width, height, inset, inset, inset, inset);
    RecordingPen pen = new RecordingPen(width, height);
    played.board.draw(pen);
    String where = played.board.play().state() + " at " + width + " x " + height;
    Box safe = new Box(inset, inset, width - 2 * inset, height - 2 * inset);
    List<Item> items = played.board.items();
    List<Box> taken = new ArrayList<>();
    for (Item item : items) {
      assertInside(where + ": " + item.name(), item.box(), safe);
      assertThat(item.box().height()).as(where + ": " + item.name()).isGreaterThanOrEqualTo(44);
      assertApart(where + ": " + item.name(), item.box(), taken);
      taken.add(item.box());
    }
    List<Box> written = new ArrayList<>();
    for (Text text : pen.texts()) {
      String words = where + ": " + text.text();
      assertInside(words, text.box(), safe);
      assertThat(text.size()).as(words).isGreaterThanOrEqualTo(READABLE);
      assertApart(words, text.box(), written);
      written.add(text.box());
      for (Item item : items) {
        if (item.box().holds(text.box().centreX(), text.box().centreY())) {
          assertInside(words, text.box(), item.box());
        }
      }
    }
  }

  private static void assertInside(String what, Box inner, Box outer) {
    boolean isInside =
        inner.x() >= outer.x() - TOLERANCE
            && inner.right() <= outer.right() + TOLERANCE
            && inner.y() >= outer.y() - TOLERANCE
            && inner.top() <= outer.top() + TOLERANCE;
    assertThat(isInside).as(() -> what + " " + inner + " in " + outer).isTrue();
  }

  private static void assertApart(String what, Box one, List<Box> others) {
    for (Box other : others) {
      boolean isApart =
          one.right() <= other.x() + TOLERANCE
              || other.right() <= one.x() + TOLERANCE
              || one.top() <= other.y() + TOLERANCE
              || other.top() <= one.y() + TOLERANCE;
      assertThat(isApart).as(() -> what + " " + one + " beside " + other).isTrue();
    }
  }
}
