package towline.game.run;

import java.util.Optional;
import towline.content.GameContent;
import towline.game.frame.PlayerProfile;
import towline.game.frame.RunObserver;
import towline.session.CourierLog;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.replay.Replay;
import towline.store.DailyAttempt;

/**
 * The relation of a run to the only attempt at a daily run: a daily run is either that attempt or
 * practice, other runs are neither. The attempt is taken in the first tick.
 */
final class AttemptOfRun implements RunObserver {
  private final Run run;
  private final PlayerProfile profile;
  private final CourierLog couriers = new CourierLog();
  private RunWorth worth;
  private boolean hasBegun;

  /**
   * Creates the relation of {@code run} before its first tick. A person's run takes the attempt of
   * its day, if it is left.
   *
   * @param worth the worth of the run if the attempt is left
   */
  AttemptOfRun(Run run, boolean byPerson, PlayerProfile profile, RunWorth worth) {
    this.run = run;
    this.profile = profile;
    boolean isLeft = byPerson && profile.store().progress().attemptOf(run.setup().seed()).isEmpty();
    this.worth = worth == RunWorth.DAILY_ATTEMPT && !isLeft ? RunWorth.DAILY_PRACTICE : worth;
  }

  /** Returns true if this is a daily run that is not the attempt. */
  boolean isPractice() {
    return run.setup().mode() == PlayMode.DAILY && worth != RunWorth.DAILY_ATTEMPT;
  }

  /** Returns the worth of the run. */
  RunWorth worth() {
    return worth;
  }

  /** Returns the replay of the day's attempt, if this is practice. */
  Optional<Replay> rival(GameContent content) {
    return isPractice() ? profile.replayOfAttempt(run.setup().seed(), content) : Optional.empty();
  }

  /**
   * Returns the result of the attempt up to now; empty if this run is not the attempt or has not
   * begun.
   */
  Optional<DailyAttempt> outcome() {
    return hasBegun && worth == RunWorth.DAILY_ATTEMPT
        ? Optional.of(DailyAttempt.of(run, couriers))
        : Optional.empty();
  }

  @Override
  public void onTick(Run played) {
    if (!hasBegun) {
      hasBegun = true;
      // Another Towline process may have taken the attempt meanwhile.
      if (worth == RunWorth.DAILY_ATTEMPT && !profile.takeAttempt(run.setup().seed())) {
        worth = RunWorth.DAILY_PRACTICE;
      }
    }
    couriers.onTick(played);
  }
}
