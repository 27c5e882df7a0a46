package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.menu.LayoutChecker;
import towline.session.Assistance;
import towline.settings.AimAssistLevel;
import towline.settings.FireMode;
import towline.settings.Options;
import towline.settings.Settings;

/** A run is marked as assisted by everything that makes it easier to fly, and by nothing else. */
class AssistanceTest {
  @TempDir Path folder;

  private static Assistance assistance(HeadlessGame game) {
    return game.game.current().run().orElseThrow().assistance();
  }

  private static Named<Consumer<HeadlessGame>> deed(String name, Consumer<HeadlessGame> deed) {
    return Named.of(name, deed);
  }

  private static void pause(HeadlessGame game) {
    game.keys(Keys.P);
    assertThat(game.page()).isEqualTo("pause");
  }

  static Stream<Named<Consumer<HeadlessGame>>> helps() {
    return Stream.of(
        deed("game speed", game -> game.change(game.settings().with(Options.GAME_SPEED, 90))),
        deed(
            "aim assist",
            game -> game.change(game.settings().with(Options.AIM_ASSIST, AimAssistLevel.FULL))),
        deed("auto-fire", game -> game.change(game.settings().with(Options.FIRE, FireMode.AUTO))));
  }

  /** Returns the tools that only practice offers. */
  static Stream<Named<Consumer<HeadlessGame>>> tools() {
    return Stream.of(
        deed("slow motion", game -> game.keys(Keys.LEFT_BRACKET)),
        deed("missiles' law", game -> game.keys(Keys.H)),
        deed("tanks' law", game -> game.keys(Keys.J)),
        deed("foes' aim", game -> game.keys(Keys.T)),
        deed(
            "a single step in the pause",
            game -> {
              pause(game);
              game.keys(Keys.PERIOD);
            }));
  }

  @ParameterizedTest
  @MethodSource("helps")
  void assistanceMarksTheRunPermanently(Consumer<HeadlessGame> help) {
    assertMarks(ScreenName.ARCADE, help);
  }

  @ParameterizedTest
  @MethodSource("tools")
  void theToolsOfPracticeMarkTheRunPermanently(Consumer<HeadlessGame> tool) {
    assertMarks(ScreenName.PRACTICE, tool);
  }

  /** In a ranked run the player controls neither the laws of the enemies nor time. */
  @ParameterizedTest
  @MethodSource("tools")
  void theToolsOfPracticeDoNothingInARankedRun(Consumer<HeadlessGame> tool) {
    for (ScreenName screen : List.of(ScreenName.ARCADE, ScreenName.SURVIVAL, ScreenName.DAILY)) {
      try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(screen))) {
        // The world of a daily run does not move until the first thrust.
        game.hold(Keys.W);
        game.frames(5);
        game.release(Keys.W);
        Map<String, String> before = game.state();
        tool.accept(game);
        String tick = String.valueOf(game.state().get("tick"));
        game.frames(5);
        if (game.page().equals("pause")) {
          assertThat(game.state()).containsEntry("tick", tick);
          assertThat(LayoutChecker.texts(game.services().menu()))
              .doesNotContain("STEP", "SLOWER", "FASTER");
        }
        for (String what :
            List.of("missile_law", "tank_law", "foe_aim", "time_scale", "assisted")) {
          assertThat(game.state()).containsEntry(what, String.valueOf(before.get(what)));
        }
      }
    }
  }

  private void assertMarks(ScreenName screen, Consumer<HeadlessGame> help) {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(screen))) {
      game.frames(5);
      Settings usual = game.settings();
      assertThat(assistance(game)).isEqualTo(Assistance.NONE);
      help.accept(game);
      game.frames(5);
      assertThat(assistance(game)).isEqualTo(Assistance.USED);
      game.change(usual);
      game.frames(5);
      assertThat(assistance(game)).isEqualTo(Assistance.USED);
    }
  }

  static List<Named<Consumer<HeadlessGame>>> plays() {
    return List.of(
        deed("flying", game -> game.hold(Keys.W)),
        deed("an aim mode", game -> game.keys(Keys.NUM_3)),
        deed(
            "some aim assist",
            game -> game.change(game.settings().with(Options.AIM_ASSIST, AimAssistLevel.LIGHT))),
        deed(
            "toggled fire",
            game -> game.change(game.settings().with(Options.FIRE, FireMode.TOGGLE))),
        deed(
            "a pause without a step",
            game -> {
              pause(game);
              game.frames(5);
              game.keys(Keys.P);
            }),
        deed("a step while it flies", game -> game.keys(Keys.PERIOD)));
  }

  @ParameterizedTest
  @MethodSource("plays")
  void ordinaryPlayIsNoAssistance(Consumer<HeadlessGame> play) {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.ARCADE))) {
      game.frames(5);
      play.accept(game);
      long before = game.run().current().tick();
      game.frames(20);
      assertThat(game.run().current().tick()).isGreaterThan(before);
      assertThat(assistance(game)).isEqualTo(Assistance.NONE);
    }
  }
}
