package towline.game.range;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.settings.Options;

/** Experiments that the player moves by hand have neither tallies nor a command. */
class FreePlayTest {
  @TempDir Path folder;

  private HeadlessGame open(int bench) {
    HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.WORKBENCH));
    game.change(game.settings().with(Options.UI_SCALE, 100));
    game.game.resize(1280, 720);
    range(game).showBench(bench);
    game.frames(3);
    return game;
  }

  private static WorkbenchScreen range(HeadlessGame game) {
    return (WorkbenchScreen) game.game.current();
  }

  /** Plays ticks until there is a command, or for a while. */
  private static void play(Bench bench) {
    bench.refresh();
    for (int i = 0; i < 6000 && bench.command().isEmpty(); i++) {
      bench.tick();
    }
    bench.settle();
  }

  private static void assertIsFree(Bench bench) {
    play(bench);
    assertThat(bench.command()).isEmpty();
    assertThat(bench.tableLines()).hasSize(1);
  }

  private static void assertCounts(Bench bench) {
    play(bench);
    assertThat(bench.command()).isNotEmpty();
    assertThat(bench.tableLines()).hasSizeGreaterThan(1);
  }

  @Test
  void aimAndHomingByHandAreNotCounted() {
    try (HeadlessGame game = open(0)) {
      range(game).bench().assign("target", "BY_HAND");
      range(game).hover(300, 400);
      assertIsFree(range(game).bench());
      range(game).showBench(1);
      assertCounts(range(game).bench());
      range(game).bench().assign("manoeuvre", "BY_HAND");
      range(game).hover(500, 300);
      assertIsFree(range(game).bench());
    }
  }

  @Test
  void grabbingTheTargetOfHomingLeadsIt() {
    try (HeadlessGame game = open(1)) {
      Bench bench = range(game).bench();
      // Searches the field for the target with the mouse.
      for (int x = 0; x < 850 && !bench.setup().contains("manoeuvre=BY_HAND"); x += 10) {
        for (int y = 150; y < 600; y += 10) {
          range(game).press(x, y);
          range(game).release();
        }
      }
      assertThat(bench.setup()).contains("manoeuvre=BY_HAND");
      assertIsFree(bench);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"DRAGS", "AVOIDED", "HUNTED"})
  void interferingWithTheTanksStopsTheCountUntilARestart(String mouse) {
    try (HeadlessGame game = open(2)) {
      Bench bench = range(game).bench();
      bench.assign("tanks", "40");
      bench.assign("mouse", mouse);
      game.frames(3);
      assertCounts(bench);
      range(game).press(200, 400);
      range(game).drag(230, 380);
      range(game).release();
      assertIsFree(bench);
      range(game).restart();
      bench.tick();
      assertCounts(bench);
    }
  }
}
