package towline.game.run;

import java.util.Optional;
import towline.content.GameContent;
import towline.game.frame.FlownRun;
import towline.game.frame.PlayerProfile;
import towline.session.PilotKind;
import towline.session.Run;
import towline.session.belief.CallReview;
import towline.session.replay.Replay;
import towline.view.text.Localization;

/** The record of a run in progress, for its results, its score, and its ghost. */
public final class RunRecord implements AutoCloseable {
  private final FlownRun flight;
  private final PlayerProfile profile;
  private final CallReview review;
  private final Culprit culprit = new Culprit();
  private final EndReplay lastMoments;
  private final GhostRecording track = new GhostRecording();
  private final AttemptOfRun daily;
  private final Optional<GhostDuel> duel;
  private final ReplayGhost rival;
  private final GhostRecording ghost;
  private final RunKeeper keeper;

  /**
   * Creates the record of {@code flight}, which is flown against {@code duel} if there is one, else
   * against {@code ghost} unless that is empty. Practice of a daily run without a ghost is flown
   * against the attempt that counted.
   *
   * @param worth the worth of the run if the day's attempt is left
   */
  RunRecord(
      RunServices runServices,
      FlownRun flight,
      RunWorth worth,
      GhostRecording ghost,
      Optional<GhostDuel> duel) {
    this.flight = flight;
    this.duel = duel;
    GameContent content = runServices.shared().content();
    profile = runServices.shared().profile();
    boolean byPerson = flight.pilot() == PilotKind.PLAYER;
    lastMoments = runServices.lastMoments();
    review = new CallReview(flight.run().couriers());
    daily = new AttemptOfRun(flight.run(), byPerson, profile, worth);
    Optional<Replay> attempt =
        byPerson && ghost.ticks() == 0 && duel.isEmpty() ? daily.rival(content) : Optional.empty();
    rival = duel.map(GhostDuel::ghost).orElseGet(() -> new ReplayGhost(content, attempt));
    this.ghost = rival.exists() ? rival.track() : ghost;
    keeper = new RunKeeper(flight, byPerson, profile, runServices::keepEarned, daily);
    flight.addObserver(played -> judge(played, review));
    flight.addObserver(culprit);
    flight.addObserver(lastMoments);
    flight.addObserver(track);
    flight.addObserver(daily);
    flight.addObserver(rival);
    flight.addObserver(keeper);
  }

  /** Adds a tick that counts for the score to {@code review}. */
  static void judge(Run played, CallReview review) {
    if (played.counted()) {
      review.onTick(
          played.previous(),
          played.current(),
          played.events(),
          played.lastHit(),
          played.lastMiss());
    }
  }

  /** Returns the worth of the run. */
  public RunWorth worth() {
    return daily.worth();
  }

  /** Returns the last seconds of the run. */
  EndReplay lastMoments() {
    return lastMoments;
  }

  /** Returns the track of the run, for a ghost of it. */
  GhostRecording track() {
    return track;
  }

  /** Returns the track of the ghost that the run is flown against; empty if there is none. */
  GhostRecording ghost() {
    return ghost;
  }

  /** Returns true if the run is flown against the ghost of another one. */
  public boolean hasGhost() {
    return ghost.ticks() > 0 || fliesAgainstAttempt();
  }

  /** Returns true if the run is practice against the attempt that counted for its day. */
  boolean fliesAgainstAttempt() {
    return rival.exists() && duel.isEmpty();
  }

  /** Returns the challenge that the run is flown against. */
  Optional<GhostDuel> duel() {
    return duel;
  }

  RunKeeper keeper() {
    return keeper;
  }

  AttemptOfRun daily() {
    return daily;
  }

  /** Returns the results of the run up to now. */
  RunResult result(Localization words) {
    return ResultsSummary.of(
        flight, review, culprit, profile, words, daily.worth(), daily.outcome());
  }

  /** Saves the score, no matter how the run is left. */
  @Override
  public void close() {
    keeper.keep();
    rival.close();
  }
}
