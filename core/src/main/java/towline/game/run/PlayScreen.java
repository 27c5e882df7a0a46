package towline.game.run;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.aim.AimMode;
import towline.content.Mastery;
import towline.content.sound.Cue;
import towline.content.sound.SoundSpec.Mood;
import towline.game.frame.PlayerClipboard;
import towline.game.records.DailyLine;
import towline.input.Action;
import towline.input.Devices;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.belief.AimReview;
import towline.session.replay.Replay;
import towline.settings.Options;
import towline.settings.Settings;
import towline.store.ScoreEntry;
import towline.view.hud.Countdown;
import towline.view.hud.Crosshair;
import towline.view.hud.PilotKind;
import towline.view.text.Localization;

/** A run that a person or a bot flies: from the start over pauses to its score entry. */
public final class PlayScreen extends RunScreen
    implements ResultsPage.Actions, PausePage.RunActions {
  /** How long a bot leaves its results on the screen, s. */
  private static final double BOT_READS = 6;

  /** How long input waits after the ship is lost, s: nobody means the keys of the fight. */
  private static final double LOCK = 0.7;

  /** How bright the last moments of a run are behind its results. */
  private static final double LAST_MOMENTS_LIGHT = 0.85;

  private final Crosshair reticle;
  private final Countdown countdown;
  private final RunServices own;
  private final AimReview review;
  private final EndReplay lastMoments;
  private final RunPictures pictures;
  private final GhostRecording track = new GhostRecording();
  private final GhostRecording ghost;
  private final GhostRace rematch;
  private final DailyAttempt daily;

  /** The day's try that a practice run of that day is flown against. */
  private final ReplayGhost attempt;

  private final RunKeeper keeper;
  private final BoardChase chase;
  private String lessonsKept;
  private boolean finished;
  private @Nullable PausePage pause;
  private @Nullable ResultsPage results;
  private double sinceFinish;

  /**
   * A run of that setup, against a ghost unless that is empty. The first daily run of a day is the
   * one that counts; later ones are practice, against the ghost of that one if against no other.
   *
   * @param seedIsKnown whether the player has chosen its seed, or flown it before
   */
  public PlayScreen(RunServices own, RunSetup setup, boolean seedIsKnown, GhostRecording ghost) {
    super(
        own.shared(),
        own.fly(setup),
        own.options().lessons(setup, own.shared().profile().settings()));
    this.own = own;
    lessonsKept = tutorial().learned();
    lastMoments = own.lastMoments();
    review = new AimReview(services().content().world().drone().shot().radius());
    controller().addObserver(played -> judge(played, review));
    controller().addObserver(lastMoments);
    controller().addObserver(track);
    pictures = new RunPictures(services(), lastMoments);
    if (!bot() && setup.mode() == PlayMode.DAILY) {
      controller().awaitStart();
    }
    daily = new DailyAttempt(run(), !bot(), services().profile(), RunWorth.of(setup, seedIsKnown));
    controller().addObserver(daily);
    attempt = new ReplayGhost(services().content(), rival(ghost));
    controller().addObserver(attempt);
    keeper = new RunKeeper(controller(), !bot(), services().profile(), own::keepEarned, daily);
    controller().addObserver(keeper);
    chase = new BoardChase(services(), run(), daily.worth());
    this.ghost = attempt.isThere() ? attempt.track() : ghost;
    rematch = new GhostRace(this.ghost, services().picture());
    if (!bot()) {
      controller().addObserver(own.medals().observer(setup.mode())::accept);
      controller().addObserver(own.mastery().observer(setup.mode(), this::onMastered)::accept);
      controller().addObserver(new GamepadRumble(services().controls().devices()));
    }
    countdown = new Countdown(services().picture().canvas());
    reticle = new Crosshair(services().picture().canvas());
  }

  /** The try that is flown against, unless there is {@code another} ghost. */
  private Optional<Replay> rival(GhostRecording another) {
    return bot() || another.ticks() > 0 ? Optional.empty() : daily.rival(services().content());
  }

  /** Judges what counts for the score. */
  static void judge(Run played, AimReview review) {
    if (played.counted()) {
      review.onTick(played.previous(), played.current(), played.events());
    }
  }

  private boolean bot() {
    return controller().pilot() == PilotKind.BOT;
  }

  @Override
  public boolean flownByPlayer() {
    return (inFlight() || countdown.running()) && !services().menu().isOpen();
  }

  /** Whether a person's run goes on; it stands still while a draft is open. */
  private boolean inFlight() {
    return !bot() && !paused() && !finished;
  }

  @Override
  public void show() {
    // Not before: the screen that was left may have shown the last moments of its own run until
    // now.
    lastMoments.clear(bot() ? EndReplay.Thoughts.LEFT_OUT : EndReplay.Thoughts.KEPT);
    super.show();
    if (!bot()) {
      chase.begin(hud());
    }
  }

  @Override
  public void pause() {
    if ((inFlight() || countdown.running()) && isLive()) {
      pauseRun();
    }
  }

  /** Counts first, so that hands and eyes are back; what is pressed meanwhile is forgotten. */
  @Override
  public void resumeRun() {
    boolean counts =
        services().profile().settings().isOn(Options.COUNTDOWN)
            && !bot()
            && isLive()
            && !run().waits();
    pictures.showRunAgain(run());
    if (!counts) {
      super.resumeRun();
      return;
    }
    services().menu().close();
    countdown.start();
    routeInput();
  }

  private void count(double seconds) {
    if (!countdown.running()) {
      return;
    }
    boolean next = countdown.update(seconds);
    if (!countdown.running()) {
      super.resumeRun();
    } else if (next) {
      services().sound().play(Cue.MENU_MOVE);
    }
  }

  @Override
  public void update(double seconds) {
    count(seconds);
    if (services().overlays().vision()) {
      tutorial().look();
    }
    if (!pictures.update(run())) {
      if (showsLastMoments()) {
        lastMoments.update(seconds, services().picture().world(), services().overlays());
      } else {
        super.update(seconds);
      }
    }
    if (!bot()) {
      chase.update(hud());
    }
    sinceFinish += seconds;
    if (finished) {
      if (bot() && sinceFinish > BOT_READS) {
        playAgain();
      }
    } else if (!paused() && runEnded()) {
      finish();
    }
  }

  private boolean showsLastMoments() {
    return finished && !lastMoments.isEmpty();
  }

  @Override
  public void updateOverlays(double seconds) {
    if (!showsLastMoments()) {
      super.updateOverlays(seconds);
    }
  }

  @Override
  public boolean overlaysShown() {
    return showsLastMoments() || super.overlaysShown();
  }

  @Override
  protected double lightBehindPage() {
    return showsLastMoments() ? LAST_MOMENTS_LIGHT : super.lightBehindPage();
  }

  /** Enters the score, however the run is left: no key can lose it. */
  @Override
  public void hide() {
    keeper.keep();
    attempt.close();
    pictures.finishClip();
    super.hide();
  }

  /** At once: the next run begins before this screen is left. */
  @Override
  public void onLearned() {
    String learned = tutorial().learned();
    Settings settings = services().profile().settings();
    // Unless the player has asked meanwhile to be shown all of them again.
    if (settings.get(Options.LESSONS).equals(lessonsKept)) {
      services().profile().set(settings.with(Options.LESSONS, learned));
      lessonsKept = learned;
    }
  }

  /** An aim mode has reached a step. */
  private void onMastered(AimMode mode, int step) {
    Localization words = services().picture().words();
    services().sound().play(Cue.MEDAL);
    String look = words.of("mastery.look." + step);
    String name = words.of("aim." + mode.name());
    services().topLayer().show(words.of("mastery.reached", name, String.valueOf(step), look));
  }

  @Override
  protected Mastery mastery() {
    return bot() ? super.mastery() : own.mastery().steps();
  }

  @Override
  public String worth() {
    return daily.worth().text();
  }

  private void finish() {
    keeper.keep();
    openResults();
    services().menu().lock(LOCK);
  }

  private void enterFinish() {
    finished = true;
    sinceFinish = 0;
    routeInput();
  }

  /** Shows what the run came to. */
  public void openResults() {
    services().menu().openRoot(newResults());
    enterFinish();
  }

  /** Shows what the run came to, and asks for the initials of its score. */
  public void openInitials() {
    ResultsPage page = newResults();
    services().menu().openRoot(page);
    page.openInitials(services().menu());
    enterFinish();
  }

  private ResultsPage newResults() {
    RunResult result =
        ResultsSummary.of(
            controller(),
            review,
            services().profile(),
            services().picture().words(),
            daily.worth(),
            daily.outcome());
    ResultsPage page = new ResultsPage(result, this, own.records(), services().screens());
    results = page;
    return page;
  }

  @Override
  public void copyLine() {
    daily
        .outcome()
        .ifPresent(
            one -> PlayerClipboard.copy(DailyLine.shared(one, services().picture().words())));
    services().toast("toast.daily");
  }

  /** A daily run begins its own day again; a new day is begun from its page alone. */
  @Override
  public void playAgain() {
    RunSetup setup = run().setup();
    if (setup.mode() != PlayMode.DAILY) {
      services().screens().play(setup.mode());
    } else if (bot() || setup.seed() == own.records().today().toEpochDay()) {
      services().screens().show(() -> new PlayScreen(own, setup, false, new GhostRecording()));
    } else {
      services().screens().openDaily();
    }
  }

  @Override
  public void saveReplay() {
    recording().flatMap(services().profile()::save).ifPresent(this::tellReplay);
  }

  private void tellReplay(Path file) {
    if (services().profile().store().hasPaths()) {
      services().toast("toast.replay", file);
    } else {
      services().toast("toast.replay.kept", services().picture().words().of("title.replays"));
    }
  }

  @Override
  public void leave() {
    services().screens().quitToTitle();
  }

  /** Of the last moments, which pass behind the page meanwhile. */
  @Override
  public void saveClip() {
    if (showsLastMoments() || (paused() && !lastMoments.isEmpty())) {
      pictures.startClip(!finished);
    }
  }

  @Override
  public void savePicture() {
    pictures.savePicture();
  }

  @Override
  public void flySeedAgain() {
    flyAgain(new GhostRecording());
  }

  @Override
  public void rematch() {
    flyAgain(track);
  }

  /** Begins the same run once more, against that ghost unless it is empty. */
  private void flyAgain(GhostRecording against) {
    RunSetup same = run().setup();
    services().screens().show(() -> new PlayScreen(own, same, true, against));
  }

  @Override
  public boolean claims(Action action) {
    return action == Action.GHOSTS && resultsShown();
  }

  private boolean resultsShown() {
    return finished && services().menu().isShowing(results);
  }

  @Override
  public String initials() {
    return keeper.entry().map(ScoreEntry::initials).orElse("");
  }

  @Override
  public boolean isUnsigned() {
    return services().profile().isUnsigned();
  }

  @Override
  public void sign(String initials) {
    services().profile().sign(initials);
  }

  @Override
  boolean isLive() {
    return !run().over();
  }

  @Override
  public void openPausePage() {
    countdown.stop();
    own.keepEarned();
    PausePage page = PausePage.ofRun(this, this, services());
    pause = page;
    services().menu().openRoot(page);
  }

  @Override
  public void restart() {
    if (hasGhost() && !attempt.isThere()) {
      flyAgain(ghost);
    } else {
      playAgain();
    }
  }

  /** Whether it is flown against the ghost of another run. */
  public boolean hasGhost() {
    return ghost.ticks() > 0 || attempt.isThere();
  }

  @Override
  void choose(int index) {
    controller().choose(index);
  }

  /** Opens a draft at once, as after a wave; what comes of such a run is not kept. */
  public void openDraft() {
    run().openDraft();
    keeper.discard();
  }

  /** Lets a danger be chosen at once; what comes of such a run is not kept. */
  public void openDangers() {
    run().openDangers();
    keeper.discard();
  }

  @Override
  public Optional<Replay> recording() {
    return keeper.isDiscarded() ? Optional.empty() : super.recording();
  }

  /** Only runs that are watched or that practise. */
  @Override
  boolean hasTimeControl() {
    return bot() || !mode().isRanked();
  }

  @Override
  public void slower() {
    controller().step().slower();
  }

  @Override
  public void faster() {
    controller().step().faster();
  }

  @Override
  public void onAction(Action action) {
    if (finished) {
      // By the page, which asks for initials first where it must.
      if (action == Action.RESTART && resultsShown()) {
        services().menu().activate(ResultsPage.AGAIN);
      } else if (action == Action.GHOSTS && resultsShown()) {
        services().menu().activate(ResultsPage.REMATCH);
      }
    } else if (countdown.running()) {
      if (action == Action.PAUSE) {
        pauseRun();
      }
    } else if (!isLive() && !paused()) {
      onFarewellAction(action);
    } else if (action == Action.RESTART) {
      PausePage page = pause;
      if (paused() && page != null && services().menu().isShowing(page)) {
        page.askRestart(services().menu());
      }
    } else {
      super.onAction(action);
    }
  }

  /** While the end of the ship is watched, there is nothing to pause, but somewhere to go. */
  private void onFarewellAction(Action action) {
    if (run().overFor() < LOCK) {
      return;
    }
    switch (action) {
      case PAUSE -> finish();
      case RESTART -> restart();
      default -> {}
    }
  }

  @Override
  public String state() {
    if (finished) {
      return "OVER";
    }
    return paused() ? "PAUSED" : "PLAYING";
  }

  @Override
  protected Mood mood() {
    if (finished) {
      return Mood.RESULTS;
    }
    return paused() ? Mood.PAUSED : Mood.FLIGHT;
  }

  @Override
  public boolean hudShown() {
    return !finished && super.hudShown();
  }

  @Override
  protected void drawFlight(double seconds) {
    super.drawFlight(seconds);
    if (!pictures.draw() && !finished) {
      rematch.drawWorld(run());
    }
  }

  @Override
  public void drawHudText() {
    rematch.drawLead(run());
    countdown.drawText();
  }

  @Override
  public void drawHudShapes() {
    Devices devices = services().controls().devices();
    if (flownByPlayer() && devices.mouseAims()) {
      reticle.drawShapes(devices.mouseX(), devices.mouseY());
    }
  }
}
