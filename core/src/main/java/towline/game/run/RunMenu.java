package towline.game.run;

import java.nio.file.Path;
import towline.game.frame.ChallengeSender;
import towline.game.frame.FlownRun;
import towline.game.frame.GameServices;
import towline.game.frame.PlayerClipboard;
import towline.game.frame.PlayerProfile;
import towline.game.frame.Screens;
import towline.game.records.DailyLine;
import towline.session.PilotKind;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.store.ScoreEntry;
import towline.view.text.Localization;
import towline.view.text.NumberText;

/** The choices that the pages of a run offer: to save a part of it, to fly again, to leave. */
public final class RunMenu implements ResultsPage.Actions, PausePage.RunActions {
  /** Starts runs. */
  interface Start {
    /**
     * Starts a run of {@code setup}, against {@code ghost} unless that is empty.
     *
     * @param seedIsKnown true if the player has chosen its seed, or flown it before
     */
    void begin(RunSetup setup, boolean seedIsKnown, GhostRecording ghost);

    /** Starts the run of a challenge again. */
    void begin(GhostDuel duel);
  }

  private final GameServices services;
  private final RunServices runServices;
  private final Screens screens;
  private final PlayerProfile profile;
  private final FlownRun flight;
  private final RunRecord record;
  private final RunPictures pictures;
  private final Start start;
  private boolean over;

  RunMenu(
      RunServices runServices,
      FlownRun flight,
      RunRecord record,
      RunPictures pictures,
      Start start) {
    this.runServices = runServices;
    services = runServices.shared();
    screens = services.screens();
    profile = services.profile();
    this.flight = flight;
    this.record = record;
    this.pictures = pictures;
    this.start = start;
  }

  /** Called when the results are shown; from then on clips are replayed behind them. */
  void end() {
    over = true;
  }

  /** Returns the set-up of the run at the difficulty that it has now, not that of the options. */
  private RunSetup flown() {
    RunSetup setup = setup();
    return new RunSetup(
        setup.seed(), setup.mode(), setup.firstWave(), setup.aimMode(), flight.run().difficulty());
  }

  private RunSetup setup() {
    return flight.run().setup();
  }

  /**
   * Starts a new run, or this one again if it is flown against a challenge. After a daily run,
   * starts that run again, or opens the page of the new day's run.
   */
  @Override
  public void playAgain() {
    moveOn(this::begin);
  }

  private void begin() {
    if (record.duel().isPresent()) {
      start.begin(record.duel().get());
    } else if (setup().mode() != PlayMode.DAILY) {
      screens.play(setup().mode());
    } else if (flight.pilot() == PilotKind.BOT
        || setup().seed() == runServices.records().today().toEpochDay()) {
      start.begin(setup(), false, new GhostRecording());
    } else {
      screens.openDaily();
    }
  }

  /** Starts again, against the ghost of another run if there was one. */
  void restart() {
    if (record.hasGhost() && record.duel().isEmpty() && !record.fliesAgainstAttempt()) {
      flyAgainst(record.ghost());
    } else {
      playAgain();
    }
  }

  @Override
  public void flySeedAgain() {
    flyAgainst(new GhostRecording());
  }

  @Override
  public void rematch() {
    flyAgainst(record.track());
  }

  private void flyAgainst(GhostRecording ghost) {
    moveOn(() -> start.begin(flown(), true, ghost));
  }

  @Override
  public void leave() {
    moveOn(screens::quitToTitle);
  }

  @Override
  public void moveOn(Runnable action) {
    record.keeper().keep();
    if (profile.isUnsigned() && keepsReplay()) {
      askInitials(action);
    } else {
      action.run();
    }
  }

  @Override
  public void askInitials(Runnable then) {
    Localization words = services.picture().localization();
    services
        .menu()
        .open(
            new InitialsPage(
                flight.run().score().points(),
                record.result(words).standing(),
                initials(),
                initials -> {
                  profile.sign(initials);
                  services.menu().back();
                  then.run();
                }));
  }

  @Override
  public void saveReplay() {
    flight.recording().flatMap(profile::save).ifPresent(this::tellReplay);
  }

  @Override
  public boolean canChallenge() {
    return over && flight.isRepeatable() && flight.pilot() == PilotKind.PLAYER;
  }

  /** Asks first for initials if the player has never given any. */
  @Override
  public void challenge() {
    if (profile.isUnsigned()) {
      askInitials(this::sendChallenge);
    } else {
      sendChallenge();
    }
  }

  private void sendChallenge() {
    flight.recording().ifPresent(new ChallengeSender(services)::send);
  }

  private void tellReplay(Path file) {
    if (profile.store().hasPaths()) {
      services.toast("toast.replay", file);
    } else {
      services.toast("toast.replay.kept", services.picture().localization().of("title.replays"));
    }
  }

  /** Saves a clip of the last moments, which are replayed behind the page meanwhile. */
  @Override
  public void saveClip() {
    if (!record.lastMoments().isEmpty()) {
      pictures.startClip(!over);
    }
  }

  @Override
  public void savePicture() {
    pictures.savePicture();
  }

  @Override
  public long seed() {
    return setup().seed();
  }

  @Override
  public void copySeed() {
    services.copySeed(seed());
  }

  @Override
  public void copyLine() {
    Localization words = services.picture().localization();
    PlayerClipboard.copy(
        record
            .daily()
            .outcome()
            .map(one -> DailyLine.shared(one, words))
            .orElseGet(() -> line(words)));
    services.toast("toast.daily");
  }

  /** Returns mode, points, wave and seed of the run. */
  private String line(Localization words) {
    return words.of(
        "share.result",
        words.of("mode." + setup().mode().name()),
        NumberText.grouped(flight.run().score().points()),
        String.valueOf(flight.run().wave()),
        String.valueOf(seed()));
  }

  /** Returns true once the score is in its table, with which the replay is kept. */
  @Override
  public boolean keepsReplay() {
    return record.keeper().entry().isPresent();
  }

  @Override
  public String initials() {
    return record.keeper().entry().map(ScoreEntry::initials).orElse("");
  }
}
