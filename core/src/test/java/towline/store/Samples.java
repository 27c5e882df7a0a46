package towline.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import towline.content.Difficulty;
import towline.internal.RandomStream;
import towline.session.Assistance;
import towline.session.PlayMode;
import towline.session.RulesVersion;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.session.replay.Replay;
import towline.session.replay.ReplayRecorder;
import towline.settings.Language;
import towline.settings.Option;
import towline.settings.Options;
import towline.settings.Settings;

/** Samples of saved values. */
final class Samples {
  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

  private Samples() {}

  /** Returns settings that mostly differ from the defaults. */
  static Settings settings(long seed) {
    RandomStream random = new RandomStream(seed);
    Settings settings = Settings.defaults();
    for (Option<?> option : Options.all()) {
      settings = settings.stepped(option, (int) (random.nextLong() % 9));
    }
    return settings
        .with(Options.LANGUAGE, Language.PORTUGUESE)
        .withBindings(
            Map.of("FIRE", List.of("mouse:LEFT", "key:\\", "key:\"", "pad:R2"), "STEP", List.of()));
  }

  /** Returns the scores of {@code runs} runs. */
  static Scores scores(long seed, int runs) {
    RandomStream random = new RandomStream(seed);
    Scores scores = Scores.empty();
    for (int i = 0; i < runs; i++) {
      scores = scores.with(entry(random));
    }
    return scores;
  }

  private static ScoreEntry entry(RandomStream random) {
    PlayMode[] modes = PlayMode.values();
    Difficulty[] difficulties = Difficulty.values();
    PlayMode mode = modes[index(random, modes.length)];
    int letter = index(random, LETTERS.length() - 3);
    return new ScoreEntry(
        LETTERS.substring(letter, letter + 1 + index(random, 3)),
        1 + index(random, 1_000_000),
        1 + index(random, 40),
        mode == PlayMode.DAILY ? index(random, 30) : random.nextLong(),
        mode,
        difficulties[index(random, difficulties.length)],
        Assistance.values()[index(random, 2)],
        index(random, 2) == 0 ? OptionalLong.empty() : OptionalLong.of(index(random, 30_000)),
        1 + index(random, 50),
        RulesVersion.FIRST + index(random, RulesVersion.CURRENT - RulesVersion.FIRST + 1),
        index(random, 2) == 0
            ? Optional.empty()
            : Optional.of("arcade-" + index(random, 9000) + "-0123456789abcdef"));
  }

  private static int index(RandomStream random, int length) {
    return (int) Long.remainderUnsigned(random.nextLong(), length);
  }

  /** Returns the score of a run of the arcade. */
  static ScoreEntry run(long points) {
    return new ScoreEntry(
        "ABC",
        points,
        3,
        7,
        PlayMode.ARCADE,
        Difficulty.NORMAL,
        Assistance.NONE,
        OptionalLong.of(20_000),
        1,
        RulesVersion.CURRENT,
        Optional.empty());
  }

  /** Returns a replay of {@code ticks} ticks without any input. */
  static Replay replay(int ticks) {
    ReplayRecorder recorder = new ReplayRecorder(new RunSetup(1, PlayMode.ARCADE, 1, 0));
    RunInput input = new RunInput();
    for (int tick = 0; tick < ticks; tick++) {
      recorder.record(input, () -> 77);
    }
    return recorder.replay(78 + ticks);
  }
}
