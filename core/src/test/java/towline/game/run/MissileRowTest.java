package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.session.DailyPlan;
import towline.session.PlayMode;
import towline.settings.Language;
import towline.settings.Options;
import towline.view.hud.Hud;
import towline.view.hud.MissileRows;

/** The row of missiles in the HUD. */
class MissileRowTest {
  @TempDir Path folder;

  private static Hud hud(HeadlessGame game) {
    return ((PlayScreen) game.game.current()).hud();
  }

  /** Players who enlarge the text need the key most. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void theNameWithItsKeyIsOffTheIconsAtAnySizeOfTextAndWindow(Language language) {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.ARCADE))) {
      game.change(game.settings().with(Options.LANGUAGE, language));
      for (int scale : new int[] {100, 115, 150, 200}) {
        game.change(game.settings().with(Options.UI_SCALE, scale));
        for (int height : new int[] {720, 360}) {
          game.game.resize(height * 16 / 9, height);
          game.frames(20);
          String size = scale + " %, " + height;
          assertThat(MissileRows.isShown(hud(game))).as(size).isTrue();
          assertThat(MissileRows.isNameOnIcons(hud(game))).as(size).isFalse();
        }
      }
    }
  }

  @Test
  void aRunWithoutMissilesShowsNoneBeforeItsFirstTick() {
    LocalDate day = LocalDate.of(2026, 1, 1);
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      while (DailyPlan.of(game.services().content(), day.toEpochDay()).hazard().rack()) {
        day = day.plusDays(1);
      }
    }
    LocalDate bare = day;
    try (HeadlessGame game =
        new HeadlessGame(
            folder,
            HeadlessGame.firstRun(ScreenName.DAILY),
            code -> null,
            HeadlessGame.hostAt(() -> bare.atStartOfDay().toInstant(ZoneOffset.UTC)))) {
      game.frame();
      assertThat(game.run().setup().mode()).isEqualTo(PlayMode.DAILY);
      assertThat(game.run().hazards().rack()).isFalse();
      assertThat(game.run().current().tick()).isZero();
      assertThat(MissileRows.isShown(hud(game))).isFalse();
    }
  }
}
