package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.input.GamepadControl;
import towline.session.Run;
import towline.sim.loadout.ModuleKind;
import towline.view.draw.ScreenRoom;
import towline.view.hud.Message;
import towline.view.hud.MessageBoard;
import towline.view.hud.MessageBoard.Place;

/** The page of offered modules, used with the player's devices. */
class DraftPageTest {
  /** Number of frames that is longer than the page's lock on input. */
  private static final int UNLOCK_FRAMES = 40;

  @TempDir Path folder;

  private HeadlessGame game() {
    return new HeadlessGame(folder, HeadlessGame.options(ScreenName.MODULES));
  }

  private static Run run(HeadlessGame game) {
    return game.run();
  }

  /** A key that was held before neither chooses nor prolongs the lock. */
  @Test
  void heldKeysOfTheFightDoNotChoose() {
    try (HeadlessGame game = game()) {
      game.hold(Keys.SPACE);
      game.hold(Keys.NUM_1);
      game.until("the offer", now -> now.page().equals("modules"));
      for (int press = 0; press < 5; press++) {
        game.keys(Keys.NUM_2);
        game.frames(3);
        assertThat(run(game).draft().isOpen()).as("press %d", press).isTrue();
      }
      game.frames(UNLOCK_FRAMES);
      assertThat(run(game).draft().isOpen()).as("while keys are held").isTrue();
      ModuleKind second = run(game).draft().items().get(1).module();
      game.keys(Keys.NUM_2);
      game.frames(2);
      assertThat(run(game).draft().isOpen()).isFalse();
      assertThat(game.page()).isEmpty();
      assertThat(run(game).current().loadout().has(second)).isTrue();
    }
  }

  /** Titles and medals wait for the end of a draft, which has the window for itself. */
  @ParameterizedTest
  @EnumSource(names = {"MODULES", "HAZARDS"})
  void nothingIsAnnouncedBesideADraft(ScreenName draft) {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(draft))) {
      game.until("the offer", now -> now.page().equals("modules"));
      MessageBoard board = game.services().topLayer().board();
      board.clear(Place.TITLE);
      board.clear(Place.SIDE);
      Announcement title = new Announcement();
      Announcement medal = new Announcement();
      board.post(Place.TITLE, title);
      board.post(Place.SIDE, medal);
      game.frames(UNLOCK_FRAMES);
      assertThat(List.of(title.shownFor(), medal.shownFor())).containsOnly(0.0);
      game.keys(Keys.ENTER);
      game.frames(UNLOCK_FRAMES);
      assertThat(List.of(title.shownFor(), medal.shownFor())).allMatch(seconds -> seconds > 0);
    }
  }

  private static final class Announcement extends Message {
    Announcement() {
      super(5, 0.1);
    }

    double shownFor() {
      return age();
    }

    @Override
    protected void write() {}

    @Override
    protected boolean moveTo(int place) {
      return place == 0;
    }

    @Override
    protected boolean fits(ScreenRoom room) {
      return true;
    }

    @Override
    protected void take(ScreenRoom room) {}

    @Override
    protected void drawShapes() {}

    @Override
    protected void drawText() {}
  }

  @Test
  void theDraftOpensInAFirstRunToo() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.firstRun(ScreenName.MODULES))) {
      game.until("the offer", now -> now.page().equals("modules"));
    }
  }

  @Test
  void aGamepadMovesTheFocusAndChooses() {
    try (HeadlessGame game = game()) {
      game.pads.plugged = 1;
      game.until("the offer", now -> now.page().equals("modules"));
      game.frames(UNLOCK_FRAMES);
      ModuleKind third = run(game).draft().items().get(2).module();
      game.goTo("module.3", () -> game.pad(GamepadControl.DPAD_RIGHT));
      game.pad(GamepadControl.A);
      game.frames(2);
      assertThat(run(game).current().loadout().has(third)).isTrue();
    }
  }

  /** The pointer is hidden, and a crosshair drawn, only while a person flies. */
  @Test
  void thePointerIsShownDuringADraftAndALostFocusStillPauses() {
    try (HeadlessGame game = game()) {
      game.until("the offer", now -> now.page().equals("modules"));
      assertThat(game.game.current().flownByPlayer()).isFalse();
      game.frames(60);
      game.game.pause();
      assertThat(game.page()).isEqualTo("pause");
      assertThat(game.game.current().flownByPlayer()).isFalse();
      game.game.resume();
      game.keys(Keys.ESCAPE);
      game.frames(UNLOCK_FRAMES);
      game.keys(Keys.NUM_1);
      game.frames(2);
      assertThat(game.game.current().flownByPlayer()).isTrue();
    }
  }

  @Test
  void aPauseDoesNotChangeTheOffer() {
    try (HeadlessGame game = game()) {
      game.until("the offer", now -> now.page().equals("modules"));
      game.frames(UNLOCK_FRAMES);
      game.keys(Keys.ESCAPE);
      assertThat(game.page()).isEqualTo("pause");
      game.keys(Keys.ESCAPE);
      game.frames(2);
      assertThat(game.page()).isEqualTo("modules");
      assertThat(run(game).draft().isOpen()).isTrue();
    }
  }

  @Test
  void aRunThatNoReplayCouldReproduceIsNotRecorded() {
    try (HeadlessGame game = game()) {
      game.frames(2);
      assertThat(game.game.recording()).isEmpty();
    }
  }

  /** Ghost, verdict and last moments use only ticks in which the world moved. */
  @Test
  void observersCanTellThatTheWorldDoesNotMove() {
    try (HeadlessGame game = game()) {
      List<Long> seen = new ArrayList<>();
      game.game
          .current()
          .run()
          .orElseThrow()
          .addObserver(
              run -> {
                if (!run.wasPaused()) {
                  seen.add(run.current().tick());
                }
              });
      game.until("the offer", now -> now.page().equals("modules"));
      game.frames(60);
      game.keys(Keys.NUM_1);
      game.frames(60);
      assertThat(run(game).draft().isOpen()).isFalse();
      assertThat(seen).hasSizeGreaterThan(30).doesNotHaveDuplicates();
    }
  }
}
