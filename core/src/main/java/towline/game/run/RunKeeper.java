package towline.game.run;

import java.util.Optional;
import towline.game.frame.PlayerProfile;
import towline.game.records.RunStatistics;
import towline.session.Run;
import towline.store.ScoreEntry;

/**
 * Keeps what comes of a run that a person flies: builds as they are found, and once, at its end,
 * its score and replay, what came of a day's try, and what it adds to the statistics. Of practice
 * after a day's try only builds are kept.
 */
final class RunKeeper implements RunObserver {
  private final RunController controller;
  private final PlayerProfile profile;
  private final Runnable earned;
  private final DailyAttempt daily;
  private final boolean isFlown;
  private boolean isKept;
  private boolean isDiscarded;

  /** Whether the run stood still in the last tick, for something to be chosen. */
  private boolean stood;

  private int buildsKept;

  /**
   * That of the run of {@code controller}; of a bot's run it keeps nothing.
   *
   * @param earned keeps the medals and the steps of mastery earned so far
   */
  RunKeeper(
      RunController controller,
      boolean byPerson,
      PlayerProfile profile,
      Runnable earned,
      DailyAttempt daily) {
    this.controller = controller;
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
    while (!isDiscarded && buildsKept < run.builds().size()) {
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
    boolean hasBegun = controller.run().current().tick() > 0;
    if (isFlown && hasBegun && !daily.isPractice() && !isKept && !isDiscarded) {
      isKept = true;
      Run run = controller.run();
      if (daily.worth().isRanked()) {
        profile.addScore(run, controller.assistance(), controller::recording);
      } else {
        profile.addNoScore();
      }
      daily.outcome().ifPresent(profile::enter);
      profile.store().add(RunStatistics.of(run));
    }
  }

  /** Something was done to the run that no replay repeats: it is not kept. */
  void discard() {
    isDiscarded = true;
  }

  /** Whether {@link #discard} was called. */
  boolean isDiscarded() {
    return isDiscarded;
  }

  /** The entry of the run in its table, if it is good enough and has been kept. */
  Optional<ScoreEntry> entry() {
    return isKept ? profile.latest() : Optional.empty();
  }
}
