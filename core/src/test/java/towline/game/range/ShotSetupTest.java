package towline.game.range;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.trial.shots.DayDraw;
import towline.trial.shots.Puzzle;
import towline.trial.shots.ShotFamily;

class ShotSetupTest {
  private static final long FIRST_DAY = 20_000;
  private static final int DAYS = 6;

  private static String target(Puzzle puzzle) {
    return ShotSetup.of(puzzle).setup().orElseThrow().take("target").orElseThrow();
  }

  @TempDir Path folder;

  @Test
  void theWorkbenchTakesTheSetUp() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      game.frame();
      for (Puzzle puzzle : DayDraw.draw(FIRST_DAY).puzzles()) {
        game.game.openWorkbench(puzzle);
        game.frames(2);
        WorkbenchScreen range = (WorkbenchScreen) game.game.current();
        assertThat(range.message()).as(puzzle.family().name()).isEmpty();
        assertThat(range.bench().setup()).contains("target=" + target(puzzle));
      }
    }
  }

  @Test
  void everyPuzzleHasASetUp() {
    Set<String> targets = new TreeSet<>();
    for (long day = FIRST_DAY; day < FIRST_DAY + DAYS; day++) {
      for (Puzzle puzzle : DayDraw.draw(day).puzzles()) {
        String target = target(puzzle);
        targets.add(target);
        if (puzzle.family() == ShotFamily.CIRCLING || puzzle.family() == ShotFamily.STRAIGHT) {
          assertThat(target).isEqualTo(AimSetup.STAGED);
        }
        if (puzzle.family() == ShotFamily.WEAVING) {
          assertThat(target).isEqualTo("WEAVING");
        }
        if (puzzle.family() == ShotFamily.DODGING) {
          assertThat(target).isEqualTo("EVADING");
        }
      }
    }
    assertThat(targets).contains(AimSetup.STAGED).hasSizeGreaterThan(2);
  }
}
