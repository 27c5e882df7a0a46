package towline.game.run;

import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.aim.AimMode;
import towline.content.Difficulty;
import towline.content.sound.Cue;
import towline.content.sound.SoundSpec.Mood;
import towline.game.frame.PlayerClipboard;
import towline.game.frame.PlayerProfile;
import towline.game.records.DailyLine;
import towline.game.records.RunStatistics;
import towline.input.Action;
import towline.input.Devices;
import towline.session.CourierLog;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.belief.AimReview;
import towline.session.replay.Replay;
import towline.settings.Options;
import towline.settings.Settings;
import towline.sim.api.Tick;
import towline.sim.loadout.Mastery;
import towline.store.DailyTry;
import towline.store.ScoreEntry;
import towline.store.UncheckedStoreException;
import towline.view.OffscreenPicture;
import towline.view.Renderer;
import towline.view.hud.Chase;
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

  /** The size of a saved picture, pixels. */
  private static final int PICTURE_WIDTH = 1920;

  private static final int PICTURE_HEIGHT = 1080;

  private final Crosshair reticle;
  private final Countdown countdown;
  private final RunServices own;
  private final AimReview review;
  private final EndReplay lastMoments;
  private final ClipRecorder clip;
  private final GhostRecording track = new GhostRecording();
  private final GhostRecording ghost;
  private final GhostRace rematch;
  private final CourierLog couriers = new CourierLog();

  /** The day's try that a practice run of that day is flown against. */
  private final ReplayGhost attempt;

  /** Whether what comes of it is entered. */
  private final boolean counts;

  private String lessonsKept;
  private boolean scoreKept;
  private int buildsKept;

  /** Whether the run stood still in the last tick, for something to be chosen. */
  private boolean stood;

  private boolean repeatable = true;
  private boolean finished;
  private @Nullable PausePage pause;
  private @Nullable ResultsPage results;
  private double sinceFinish;
  private boolean pictureDue;

  /** Whether the moments that are shown are those of a clip that was asked for in a pause. */
  private boolean clipOfPause;

  private Difficulty chasedAs;
  private boolean cheered;

  /**
   * A run of that setup, against a ghost unless that is empty. The first daily run of a day is the
   * one that counts; later ones are practice, against the ghost of that one if against no other.
   */
  public PlayScreen(RunServices own, RunSetup setup, GhostRecording ghost) {
    super(
        own.shared(),
        own.fly(setup),
        own.options().lessons(setup, own.shared().profile().settings()));
    this.own = own;
    chasedAs = setup.difficulty();
    lessonsKept = tutorial().learned();
    lastMoments = own.lastMoments();
    review = new AimReview(services().content().world().drone().shot().radius());
    controller().addObserver(played -> judge(played, review));
    controller().addObserver(lastMoments);
    controller().addObserver(track);
    clip = new ClipRecorder(lastMoments, services().picture(), services().clipWriter());
    counts = !bot() && (setup.mode() != PlayMode.DAILY || services().profile().takeTry(setup));
    attempt = new ReplayGhost(services().content(), replayOfTry(setup, ghost));
    controller().addObserver(attempt);
    controller().addObserver(couriers::onTick);
    this.ghost = attempt.isThere() ? attempt.track() : ghost;
    rematch = new GhostRace(this.ghost, services().picture());
    if (!bot()) {
      controller().addObserver(own.medals().observer(setup.mode())::accept);
      controller().addObserver(own.mastery().observer(setup.mode(), this::onMastered)::accept);
      controller().addObserver(this::keepBuilds);
      controller().addObserver(this::keepWhileItStands);
      controller().addObserver(new GamepadRumble(services().controls().devices()));
    }
    countdown = new Countdown(services().picture().canvas());
    reticle = new Crosshair(services().picture().canvas());
  }

  private Optional<Replay> replayOfTry(RunSetup setup, GhostRecording other) {
    boolean practises = setup.mode() == PlayMode.DAILY && !counts && !bot() && other.ticks() == 0;
    return practises
        ? services().profile().replayOfTry(setup.seed(), services().content())
        : Optional.empty();
  }

  /** Judges what counts for the score. */
  static void judge(Run played, AimReview review) {
    if (!played.stoodStill() && !played.teaches() && played.overFor() <= Tick.SECONDS) {
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
    if (finished) {
      showResultsAgain();
      return;
    }
    // Not before: the screen that was left may have shown the last moments of its own run until
    // now.
    lastMoments.clear(bot() ? EndReplay.Thoughts.LEFT_OUT : EndReplay.Thoughts.KEPT);
    super.show();
    chase();
  }

  /** Shows the board that the run counts for, which another difficulty may change. */
  private void chase() {
    chasedAs = run().rankedAs();
    if (!bot() && PlayerProfile.isRanked(run().setup())) {
      List<Long> board =
          services().profile().table(run()).stream().map(ScoreEntry::points).toList();
      hud().chase(new Chase(board), run().score().points());
    }
  }

  private void followChase() {
    if (run().rankedAs() != chasedAs) {
      chase();
    }
    if (hud().passedBest() && !cheered) {
      services().sound().play(Cue.MEDAL);
      services().topLayer().board().answer(services().picture().words().of("hud.best.line"));
    }
    cheered = hud().passedBest();
  }

  /** A race that was opened from the results is over; the run itself is closed. */
  private void showResultsAgain() {
    super.show();
    controller().step().pause();
    lastMoments.rewind();
    openResults();
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
    if (clipOfPause) {
      showRunAgain();
    }
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
    if (clipOfPause && !clip.recording()) {
      showRunAgain();
    }
    if (clip.recording()) {
      clipOfPause = !finished;
      clip.update(services().picture().world(), services().overlays());
    } else if (showsLastMoments()) {
      lastMoments.update(seconds, services().picture().world(), services().overlays());
    } else {
      super.update(seconds);
    }
    followChase();
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
    keepScore();
    attempt.close();
    clip.cancel();
    super.hide();
  }

  /** At once: the next run begins before this screen is left. */
  @Override
  public void onLessonOver() {
    String learned = tutorial().learned();
    Settings settings = services().profile().settings();
    // Unless the player has asked meanwhile to be shown all of them again.
    if (settings.get(Options.LESSONS).equals(lessonsKept)) {
      services().profile().set(settings.with(Options.LESSONS, learned));
      lessonsKept = learned;
    }
  }

  private void keepScore() {
    own.keepEarned();
    if (!scoreKept && counts) {
      scoreKept = true;
      services().profile().addScore(run(), controller().assistance(), controller()::recording);
      if (isDaily()) {
        services().profile().enter(DailyTry.of(run(), couriers));
      }
      double seconds = run().current().tick() * Tick.SECONDS - run().overFor();
      services().profile().store().add(RunStatistics.of(run(), Math.max(0, seconds)));
    }
  }

  /** Nobody notices the disk when a choice has just been offered. */
  private void keepWhileItStands(Run played) {
    if (played.stoodStill() && !stood) {
      own.keepEarned();
    }
    stood = played.stoodStill();
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

  /** At once: the world has just stood still, and a kill loses nothing. */
  private void keepBuilds(Run played) {
    while (buildsKept < played.builds().size()) {
      services().profile().find(played.builds().get(buildsKept++));
    }
  }

  private boolean isDaily() {
    return run().setup().mode() == PlayMode.DAILY;
  }

  @Override
  public String worth() {
    if (!isDaily()) {
      return super.worth();
    }
    return counts ? "confirm.daily" : "over.practice.daily";
  }

  private void finish() {
    keepScore();
    openResults();
    services().menu().lock(LOCK, services().controls().devices()::anyHeld);
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
            controller(), review, services().profile(), services().picture().words(), tryShown());
    ResultsPage page = new ResultsPage(result, this, own.records(), services().screens());
    results = page;
    return page;
  }

  /** The try of which the results are shown; empty if they are those of another run. */
  private Optional<DailyTry> tryShown() {
    return isDaily() && counts ? Optional.of(DailyTry.of(run(), couriers)) : Optional.empty();
  }

  @Override
  public void copyLine() {
    tryShown()
        .ifPresent(
            one -> PlayerClipboard.copy(DailyLine.shared(one, services().picture().words())));
    services().toast("toast.daily");
  }

  @Override
  public void playAgain() {
    services().screens().play(run().setup().mode());
  }

  @Override
  public void race() {
    services().screens().openRace(Optional.of(this));
  }

  @Override
  public void saveReplay() {
    recording()
        .flatMap(services().profile()::save)
        .ifPresent(file -> services().toast("toast.replay", file));
  }

  @Override
  public void leave() {
    services().screens().quitToTitle();
  }

  /** The end of the run passes once more behind the page; the file is written meanwhile. */
  @Override
  public void saveClip() {
    boolean hasMoments = showsLastMoments() || (paused() && !lastMoments.isEmpty());
    if (hasMoments && !clip.recording()) {
      clip.start(
          services().pictures().newFile(".gif"),
          file -> say("toast.clip", file),
          problem -> say("toast.clip.failed", String.valueOf(problem.getMessage())));
    }
  }

  private void say(String key, Object detail) {
    services().topLayer().post(() -> services().picture().words().of(key, detail));
  }

  /** Goes back from the moments of a clip to the run, which stood still meanwhile. */
  private void showRunAgain() {
    clip.cancel();
    lastMoments.rewind();
    services().picture().world().reset(run().current());
    services().overlays().reset();
    clipOfPause = false;
  }

  @Override
  public void savePicture() {
    pictureDue = true;
  }

  /** The fight alone, without HUD and page. */
  private void drawPicture() {
    pictureDue = false;
    Renderer picture = services().picture();
    OffscreenPicture large = new OffscreenPicture(PICTURE_WIDTH, PICTURE_HEIGHT);
    try {
      picture.drawWorldInto(
          large,
          () ->
              say(
                  "toast.saved",
                  services().pictures().saveScreenshot(PICTURE_WIDTH, PICTURE_HEIGHT)));
    } catch (UncheckedStoreException | UncheckedIOException e) {
      services().toast("toast.unsaved");
    } finally {
      large.dispose();
    }
  }

  @Override
  public long seed() {
    return run().setup().seed();
  }

  @Override
  public void copySeed() {
    String seed = String.valueOf(seed());
    services().toast(PlayerClipboard.copy(seed) ? "toast.seed" : "toast.seed.shown", seed);
  }

  @Override
  public void flySeedAgain() {
    RunSetup same = run().setup();
    services().screens().show(() -> new PlayScreen(own, same, new GhostRecording()));
  }

  @Override
  public void rematch() {
    RunSetup same = run().setup();
    services().screens().show(() -> new PlayScreen(own, same, track));
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
    Optional<ScoreEntry> entry = scoreKept ? services().profile().latest() : Optional.empty();
    return entry.map(ScoreEntry::initials).orElse("");
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
      RunSetup same = run().setup();
      services().screens().show(() -> new PlayScreen(own, same, ghost));
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
    scoreKept = true;
    repeatable = false;
  }

  /** Lets a danger be chosen at once; what comes of such a run is not kept. */
  public void openDangers() {
    run().openDangers();
    scoreKept = true;
    repeatable = false;
  }

  @Override
  public Optional<Replay> recording() {
    return repeatable ? super.recording() : Optional.empty();
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
    if (pictureDue) {
      drawPicture();
    }
    if (clip.recording()) {
      clip.addFrame();
    } else if (!finished) {
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
