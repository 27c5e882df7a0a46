package towline.game.run;

import java.util.Optional;
import towline.content.GameContent;
import towline.game.frame.PlayerProfile;
import towline.session.CourierLog;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.replay.Replay;
import towline.store.DailyTry;

/**
 * What a run has to do with the one try at the run of a day. A daily run is that try, or practice;
 * another run is neither.
 */
final class DailyAttempt implements RunObserver {
  private final Run run;
  private final PlayerProfile profile;
  private final boolean isDaily;
  private final boolean isTry;
  private final CourierLog couriers = new CourierLog();

  /** That of {@code run}, which begins: a person takes the day's try with it, if there is one. */
  DailyAttempt(Run run, boolean byPerson, PlayerProfile profile) {
    this.run = run;
    this.profile = profile;
    isDaily = run.setup().mode() == PlayMode.DAILY;
    isTry = isDaily && byPerson && profile.takeTry(run.setup());
  }

  /** Whether it is a daily run that is not the day's try. */
  boolean isPractice() {
    return isDaily && !isTry;
  }

  /** The replay of the day's try, if this is practice. */
  Optional<Replay> rival(GameContent content) {
    return isPractice() ? profile.replayOfTry(run.setup().seed(), content) : Optional.empty();
  }

  /** What came of the try so far; empty if this is none. */
  Optional<DailyTry> outcome() {
    return isTry ? Optional.of(DailyTry.of(run, couriers)) : Optional.empty();
  }

  /** The key of the text that says what the run is worth; {@code other} if it is no daily run. */
  String worth(String other) {
    if (!isDaily) {
      return other;
    }
    return isTry ? "confirm.daily" : "over.practice.daily";
  }

  @Override
  public void onTick(Run played) {
    couriers.onTick(played);
  }
}
