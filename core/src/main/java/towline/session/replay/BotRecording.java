package towline.session.replay;

import towline.content.GameContent;
import towline.session.BotRun;
import towline.session.RunSetup;

/** Records a bot playing without a window. */
public final class BotRecording {
  private BotRecording() {}

  /**
   * Returns the replay of a bot's run of exactly {@code ticks} ticks, including those after the
   * ship is gone.
   *
   * @param bot a name that {@link towline.ai.bot.Bots} knows
   * @param ticks 0 to {@link Replay#MAX_TICKS}
   */
  public static Replay record(GameContent content, RunSetup setup, String bot, int ticks) {
    if (ticks < 0 || ticks > Replay.MAX_TICKS) {
      throw new IllegalArgumentException(
          "ticks must be 0 to " + Replay.MAX_TICKS + ", not " + ticks);
    }
    ReplayRecorder recorder = new ReplayRecorder(setup);
    try (BotRun flight = new BotRun(content, setup, bot, BotRun.ModeChoice.FREE)) {
      for (int tick = 0; tick < ticks; tick++) {
        flight.tick();
        recorder.record(flight.input(), flight.run()::hash);
      }
      return recorder.replay(flight.run().hash());
    }
  }
}
