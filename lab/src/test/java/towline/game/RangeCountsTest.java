package towline.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.game.range.Bench;
import towline.game.range.WorkbenchScreen;
import towline.lab.LabRun;
import towline.settings.Options;

/** The counts of the range equal those of the laboratory's commands. */
@Tag("long")
class RangeCountsTest {
  @TempDir Path folder;

  private HeadlessGame open() {
    HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.WORKBENCH));
    // Sets the sizes of the menu as in a real window.
    game.change(game.settings().with(Options.UI_SCALE, 100));
    game.game.resize(1280, 720);
    return game;
  }

  private static WorkbenchScreen range(HeadlessGame game) {
    return (WorkbenchScreen) game.game.current();
  }

  /** Returns the rows that the laboratory prints for a copied command. */
  private static List<String> run(String command) {
    assertThat(command).startsWith("lab ");
    return LabRun.printed(command.substring("lab ".length())).lines().skip(1).toList();
  }

  private static List<String> columns(List<String> lines, int... wanted) {
    List<String> rows = new ArrayList<>();
    for (String line : lines) {
      String[] cells = line.split(",", -1);
      rows.add(Arrays.stream(wanted).mapToObj(i -> cells[i]).toList().toString());
    }
    return rows;
  }

  private static String play(HeadlessGame game, Runnable change) {
    Bench bench = range(game).bench();
    change.run();
    for (int i = 0; i < 40_000; i++) {
      bench.tick();
      if (i > 4000 && i % 60 == 0 && !bench.command().isEmpty()) {
        return bench.command();
      }
    }
    throw new AssertionError("no command after so many ticks");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "slewRate=0.8,mount=TOWED",
        "planning=EVERY_TICK,target=WEAVING",
        "target=weaver",
        "target=shadow,mount=TOWED,nearest=4.5,farthest=4.5",
        "spread=4,missShare=0.3,missDistance=2,target=BRAKING",
        "gravity=6,reload=0.7,arc=200,mount=TOWED,frame=SHOOTER,target=EVADING"
      })
  void aimCountsLikeItsCommand(String changes) throws Exception {
    try (HeadlessGame game = open()) {
      Bench bench = range(game).bench();
      String command = play(game, () -> assign(bench, changes));
      assertThat(columns(bench.tableLines().stream().skip(1).toList(), 0, 1, 2, 3, 4))
          .isEqualTo(columns(run(command), 0, 1, 2, 3, 4));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "rate=144,ga=0.8",
        "turnRate=180,LEAD_ARC=HIDDEN",
        "manoeuvre=BREAK,leastAngle=120,navigation=3"
      })
  void homingCountsLikeItsCommand(String changes) throws Exception {
    try (HeadlessGame game = open()) {
      range(game).showBench(1);
      Bench bench = range(game).bench();
      String command = play(game, () -> assign(bench, changes));
      List<String> expected = new ArrayList<>();
      int engagements = Integer.parseInt(command.replaceAll(".*--engagements (\\d+).*", "$1"));
      for (String line : run(command)) {
        String[] cells = line.split(",", -1);
        long hits = Math.round(Double.parseDouble(cells[2]) * engagements);
        expected.add(cells[0] + "," + engagements + "," + hits);
      }
      assertThat(bench.tableLines().stream().skip(1).toList()).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tanks=60", "tanks=60,margin=1.5,seed=4", "scene=ring,tanks=20"})
  void swarmCountsLikeItsCommand(String changes) throws Exception {
    try (HeadlessGame game = open()) {
      range(game).showBench(2);
      Bench bench = range(game).bench();
      assign(bench, changes);
      for (int i = 0; i < 20_000 && (bench.command().isEmpty() || i < 901); i++) {
        bench.tick();
      }
      bench.settle();
      String command = bench.command();
      List<String> counted = new ArrayList<>();
      for (String line : bench.tableLines().stream().skip(1).toList()) {
        String[] cells = line.split(",", -1);
        double perMinute = 2 * 60 * Double.parseDouble(cells[1]) / Double.parseDouble(cells[2]);
        counted.add(
            changes.contains("scene")
                ? cells[0] + " " + cells[1]
                : cells[0] + " " + String.format(Locale.ROOT, "%.5f", perMinute));
      }
      List<String> expected = new ArrayList<>();
      for (String line : run(command)) {
        String[] cells = line.split(",", -1);
        boolean isScene = changes.contains("scene");
        expected.add(isScene ? cells[1] + " " + cells[4] : cells[0] + " " + cells[4]);
      }
      assertThat(counted).as(command).isEqualTo(expected);
    }
  }

  private static void assign(Bench bench, String changes) {
    for (String change : changes.isEmpty() ? List.<String>of() : List.of(changes.split(",", -1))) {
      String[] sides = change.split("=", -1);
      bench.assign(sides[0], sides[1]);
    }
  }
}
