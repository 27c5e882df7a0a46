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
  private final RunWorth worth;
  private final CourierLog couriers = new CourierLog();

  /**
   * That of {@code run}, which begins: a person takes the day's try with it, if there is one.
   *
   * @param worth what the run would count for if the day's try was left
   */
  DailyAttempt(Run run, boolean byPerson, PlayerProfile profile, RunWorth worth) {
    this.run = run;
    this.profile = profile;
    boolean isLost =
        worth == RunWorth.DAILY_TRY && !(byPerson && profile.takeTry(run.setup().seed()));
    this.worth = isLost ? RunWorth.DAILY_PRACTICE : worth;
  }

  /** Whether it is a daily run that is not the day's try. */
  boolean isPractice() {
    return run.setup().mode() == PlayMode.DAILY && worth != RunWorth.DAILY_TRY;
  }

  /** What the run counts for. */
  RunWorth worth() {
    return worth;
  }

  /** The replay of the day's try, if this is practice. */
  Optional<Replay> rival(GameContent content) {
    return isPractice() ? profile.replayOfTry(run.setup().seed(), content) : Optional.empty();
  }

  /** What came of the try so far; empty if this is none. */
  Optional<DailyTry> outcome() {
    return worth == RunWorth.DAILY_TRY ? Optional.of(DailyTry.of(run, couriers)) : Optional.empty();
  }

  @Override
  public void onTick(Run played) {
    couriers.onTick(played);
  }
}
