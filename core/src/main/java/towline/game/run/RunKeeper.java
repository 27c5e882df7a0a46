package towline.game.run;

import java.util.Optional;
import towline.game.frame.FlownRun;
import towline.game.frame.PlayerProfile;
import towline.game.frame.RunObserver;
import towline.game.records.RunStatistics;
import towline.session.Run;
import towline.store.ScoreEntry;

/**
 * Saves the results of a run that a person flies: builds as they are found and, once at its end,
 * score and replay, the result of the day's attempt, and statistics. Of practice after the attempt
 * it saves only builds, and nothing of a run that no replay could reproduce.
 */
final class RunKeeper implements RunObserver {
  private final FlownRun flight;
  private final PlayerProfile profile;
  private final Runnable earned;
  private final AttemptOfRun daily;
  private final boolean isPlayers;
  private boolean isSaved;

  /** True if the world did not move in the last tick, because the run waited for a choice. */
  private boolean waited;

  private int savedBuilds;

  /**
   * Creates the keeper of the run of {@code flight}.
   *
   * @param byPerson false for a bot's run, of which nothing is saved
   * @param earned saves the medals and the steps of mastery earned up to now
   */
  RunKeeper(
      FlownRun flight,
      boolean byPerson,
      PlayerProfile profile,
      Runnable earned,
      AttemptOfRun daily) {
    this.flight = flight;
    this.profile = profile;
    this.earned = earned;
    this.daily = daily;
    isPlayers = byPerson;
  }

  /** Saves while the run waits for a choice, when a pause for the disk is not noticed. */
  @Override
  public void onTick(Run run) {
    if (!isPlayers) {
      return;
    }
    while (flight.isRepeatable() && savedBuilds < run.builds().size()) {
      profile.find(run.builds().get(savedBuilds++));
    }
    if (run.wasPaused() && !waited) {
      earned.run();
    }
    waited = run.wasPaused();
  }

  /** Saves the results of the run, unless that has been done. */
  void keep() {
    earned.run();
    boolean hasBegun = flight.current().tick() > 0;
    if (isPlayers && hasBegun && !daily.isPractice() && !isSaved && flight.isRepeatable()) {
      isSaved = true;
      Run run = flight.run();
      if (daily.worth().isRanked()) {
        profile.addScore(run, flight.assistance(), () -> flight.recording().orElseThrow());
      } else {
        profile.addNoScore();
      }
      daily.outcome().ifPresent(profile::enter);
      profile.store().add(RunStatistics.of(run));
    }
  }

  /**
   * Returns the entry of the run in its table; empty if it is not good enough or has not been
   * saved.
   */
  Optional<ScoreEntry> entry() {
    return isSaved ? profile.latest() : Optional.empty();
  }
}
