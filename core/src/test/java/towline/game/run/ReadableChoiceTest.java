package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.ai.aim.AimMode;
import towline.game.HeadlessGame;
import towline.game.LaunchOptions;
import towline.game.ScreenName;
import towline.session.BotRun;
import towline.session.Run;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.Renderer;
import towline.view.draw.ScreenRoom;
import towline.view.effect.SwingCallout;
import towline.view.hud.AimRings;
import towline.view.hud.Hud;

/** The choice of an aim mode can be read when it counts, and words of praise do not cover it. */
class ReadableChoiceTest {
  private static final int WAVES = 12;
  private static final int SECONDS = 24;
  private static final int FRAMES_PER_PICTURE = 30;

  /** Share of the pictures with a courier or a loaded harpoon. */
  private static final double MIN_READABLE = 0.95;

  /** Share of all pictures. */
  private static final double MAX_WHIP_WORDS = 0.1;

  @TempDir Path folder;

  private int pictures;
  private int whipWords;
  private int asking;
  private int readable;

  private static LaunchOptions launch(int wave) {
    LaunchOptions usual = HeadlessGame.options(ScreenName.ARCADE);
    return new LaunchOptions(
        ScreenName.ARCADE,
        wave,
        usual.run().seed(),
        1,
        "demo",
        BotRun.ModeChoice.FREE,
        LaunchOptions.Overlay.OFF,
        LaunchOptions.NEVER,
        Optional.empty());
  }

  @Test
  @Tag("long")
  void theAskedModeIsReadableAndWhipWordsAreRare() {
    StringBuilder table = new StringBuilder();
    for (int wave = 1; wave <= WAVES; wave++) {
      int askingBefore = asking;
      int readableBefore = readable;
      watch(wave);
      table.append(
          String.format(
              Locale.ROOT,
              "wave %d: %d of %d; ",
              wave,
              readable - readableBefore,
              asking - askingBefore));
    }
    table.append(String.format(Locale.ROOT, "words in %d of %d", whipWords, pictures));
    assertThat(asking).as(table.toString()).isGreaterThan(WAVES * SECONDS / 4);
    assertThat(readable).as(table.toString()).isGreaterThanOrEqualTo((int) (MIN_READABLE * asking));
    assertThat(whipWords)
        .as(table.toString())
        .isLessThanOrEqualTo((int) (MAX_WHIP_WORDS * pictures));
  }

  private void watch(int wave) {
    try (HeadlessGame game = new HeadlessGame(folder.resolve("wave" + wave), launch(wave))) {
      Renderer picture = game.services().picture();
      SwingCallout words =
          new SwingCallout(picture.fonts(), picture.palette(), picture.localization());
      game.until("the run", now -> now.game.current() instanceof PlayScreen);
      for (int frame = 1; frame <= 60 * SECONDS; frame++) {
        if (frame % FRAMES_PER_PICTURE == 0) {
          game.frame();
        } else {
          game.unseenFrame();
        }
        if (!(game.game.current() instanceof PlayScreen screen)) {
          return;
        }
        Run run = game.run();
        words.update(1 / 60.0);
        words.onEvents(run.events(), run.current());
        if (frame % FRAMES_PER_PICTURE == 0) {
          look(run, screen.hud(), picture.canvas().room(), words);
        }
      }
    }
  }

  private void look(Run run, Hud hud, ScreenRoom room, SwingCallout words) {
    pictures++;
    whipWords += words.count() > 0 ? 1 : 0;
    Snapshot snapshot = run.current();
    // A draft pauses the fight: nothing asks for a mode, and the cards are alone in the picture.
    if (snapshot.count(EntityKind.DRONE) == 0 || run.isChoiceOpen()) {
      return;
    }
    if (snapshot.count(EntityKind.COURIER) > 0) {
      int kind = snapshot.row(snapshot.first(EntityKind.COURIER)).courierKind;
      asking++;
      readable += AimRings.isReadable(hud, run.ownModeOfCourier(kind).ordinal(), room) ? 1 : 0;
    } else if (snapshot.droneGun().harpoons > 0) {
      asking++;
      boolean all = true;
      for (AimMode mode : run.sector().modes()) {
        all &= AimRings.isReadable(hud, mode.ordinal(), room);
      }
      readable += all ? 1 : 0;
    }
  }
}
