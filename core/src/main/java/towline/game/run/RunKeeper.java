package towline.game.run;

import java.util.Optional;
import towline.game.frame.FlownRun;
import towline.game.frame.PlayerProfile;
import towline.game.frame.RunObserver;
import towline.game.records.RunStatistics;
import towline.session.Run;
import towline.store.ScoreEntry;

/**
 * Keeps what comes of a run that a person flies: builds as they are found, and once, at its end,
 * its score and replay, what came of a day's try, and what it adds to the statistics. Of practice
 * after a day's try only builds are kept, and nothing of a run that no replay repeats.
 */
final class RunKeeper implements RunObserver {
  private final FlownRun flight;
  private final PlayerProfile profile;
  private final Runnable earned;
  private final DailyAttempt daily;
  private final boolean isFlown;
  private boolean isKept;

  /** Whether the run stood still in the last tick, for something to be chosen. */
  private boolean stood;

  private int buildsKept;

  /**
   * That of the run of {@code flight}; of a bot's run it keeps nothing.
   *
   * @param earned keeps the medals and the steps of mastery earned so far
   */
  RunKeeper(
      FlownRun flight,
      boolean byPerson,
      PlayerProfile profile,
      Runnable earned,
      DailyAttempt daily) {
    this.flight = flight;
    this.profile = profile;
    this.earned = earned;
    this.daily = daily;
    isFlown = byPerson;
  }

  /** Whatever the world stands still for, nobody notices the disk, and a kill loses nothing. */
  @Override
  public void onTick(Run run) {
    if (!isFlown) {
      return;
    }
    while (flight.isRepeatable() && buildsKept < run.builds().size()) {
      profile.find(run.builds().get(buildsKept++));
    }
    if (run.stoodStill() && !stood) {
      earned.run();
    }
    stood = run.stoodStill();
  }

  /** Keeps what the run has come to, unless that has been done. */
  void keep() {
    earned.run();
    boolean hasBegun = flight.current().tick() > 0;
    if (isFlown && hasBegun && !daily.isPractice() && !isKept && flight.isRepeatable()) {
      isKept = true;
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

  /** The entry of the run in its table, if it is good enough and has been kept. */
  Optional<ScoreEntry> entry() {
    return isKept ? profile.latest() : Optional.empty();
  }
}
