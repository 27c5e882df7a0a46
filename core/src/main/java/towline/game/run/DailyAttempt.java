package towline.game.run;

import java.util.Optional;
import towline.content.GameContent;
import towline.game.frame.PlayerProfile;
import towline.game.frame.RunObserver;
import towline.session.CourierLog;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.replay.Replay;
import towline.store.DailyTry;

/**
 * What a run has to do with the one try at the run of a day. A daily run is that try, or practice;
 * another run is neither. The try is taken in the first tick.
 */
final class DailyAttempt implements RunObserver {
  private final Run run;
  private final PlayerProfile profile;
  private final CourierLog couriers = new CourierLog();
  private RunWorth worth;
  private boolean hasBegun;

  /**
   * That of {@code run}, which begins: a person takes the day's try with it, if there is one.
   *
   * @param worth what the run would count for if the day's try was left
   */
  DailyAttempt(Run run, boolean byPerson, PlayerProfile profile, RunWorth worth) {
    this.run = run;
    this.profile = profile;
    boolean isLeft = byPerson && profile.store().progress().tryOf(run.setup().seed()).isEmpty();
    this.worth = worth == RunWorth.DAILY_TRY && !isLeft ? RunWorth.DAILY_PRACTICE : worth;
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

  /** What came of the try so far; empty if this is none, or has not begun. */
  Optional<DailyTry> outcome() {
    return hasBegun && worth == RunWorth.DAILY_TRY
        ? Optional.of(DailyTry.of(run, couriers))
        : Optional.empty();
  }

  @Override
  public void onTick(Run played) {
    if (!hasBegun) {
      hasBegun = true;
      // Another Towline may have taken it meanwhile.
      if (worth == RunWorth.DAILY_TRY && !profile.takeTry(run.setup().seed())) {
        worth = RunWorth.DAILY_PRACTICE;
      }
    }
    couriers.onTick(played);
  }
}
