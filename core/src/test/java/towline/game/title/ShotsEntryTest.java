package towline.game.title;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.menu.LayoutChecker;
import towline.menu.MenuItem;
import towline.menu.SquareRow;
import towline.settings.Language;
import towline.settings.Options;
import towline.store.ShotsDay;

/** The title's entry of Six Shots with the squares of today. */
class ShotsEntryTest {
  @TempDir Path folder;

  private static <T extends Actor> T part(MenuItem item, Class<T> kind) {
    return StreamSupport.stream(item.getChildren().spliterator(), false)
        .filter(kind::isInstance)
        .map(kind::cast)
        .findAny()
        .orElseThrow();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void itsTextIsInTheMiddleAndTheSquaresAreBehindIt(Language language) {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      long today = game.services().host().today().utc().toEpochDay();
      List<String> choices = List.of("LEAD", "LEAD", "LEAD", "LEAD", "LEAD", "LEAD");
      game.services().profile().store().add(new ShotsDay(today, choices, "FFHNNN", true));
      game.change(game.settings().with(Options.LANGUAGE, language));
      game.frames(20);
      game.game.quitToTitle();
      game.frames(2);
      MenuItem entry =
          LayoutChecker.items(game.services().menu()).stream()
              .filter(item -> item.getName().equals("open.shots"))
              .findAny()
              .orElseThrow();
      Label text = part(entry, Label.class);
      SquareRow squares = part(entry, SquareRow.class);
      float middle = text.getX() + text.getWidth() / 2;
      assertThat(middle).isCloseTo(entry.getWidth() / 2, within(1f));
      assertThat(squares.getX()).isGreaterThan(middle + text.getPrefWidth() / 2);
      assertThat(squares.getX() + squares.getWidth()).isLessThanOrEqualTo(entry.getWidth());
    }
  }
}
