package towline.view.hud;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.aim.AimMode;
import towline.content.GameContent;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;

class LessonTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final Pattern PROMPT = Pattern.compile("\"(prompt\\.[A-Za-z]+)\"");

  private static Run run(AimMode mode) {
    return new Run(CONTENT, new RunSetup(1, PlayMode.ARCADE, 1, mode.ordinal()));
  }

  @ParameterizedTest
  @EnumSource
  void aLineThatNamesAModeIsDoneOnceTheModeIsChosen(AimMode mode) {
    try (Run run = new Run(CONTENT, new RunSetup(1, PlayMode.ARCADE, 9, mode.ordinal()))) {
      Lesson lesson = new Lesson();
      lesson.start("prompt.lob", run);
      assertThat(lesson.isDone(run)).isEqualTo(mode == AimMode.LOB);
    }
  }

  @Test
  void whatOnlyHasToBeReadIsNeverDone() {
    try (Run run = run(AimMode.LEAD)) {
      Lesson lesson = new Lesson();
      for (String prompt : new String[] {"", "prompt.armour", "prompt.storm", "prompt.whip"}) {
        lesson.start(prompt, run);
        assertThat(lesson.isDone(run)).isFalse();
      }
    }
  }

  @Test
  void knowsNoLineThatNoWaveHas() throws IOException {
    String waves = Files.readString(Path.of("../assets/tuning/arcade.json"));
    String source = Files.readString(Path.of("src/main/java/towline/view/hud/Lesson.java"));
    Matcher prompt = PROMPT.matcher(source);
    int found = 0;
    while (prompt.find()) {
      assertThat(waves).contains(prompt.group());
      found++;
    }
    assertThat(found).isPositive();
  }
}
