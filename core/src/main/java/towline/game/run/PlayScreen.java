package towline.game.run;

import java.nio.file.Path;
import java.util.Optional;
import towline.content.sound.SoundSpec.Mood;
import towline.game.LaunchOptions;
import towline.game.TowlineGame;
import towline.game.frame.Pages;
import towline.game.frame.WindowControl;
import towline.input.Action;
import towline.input.Devices;
import towline.session.RunSetup;
import towline.session.belief.AimReview;
import towline.session.replay.Replay;
import towline.settings.Options;
import towline.settings.Settings;
import towline.store.ScoreEntry;
import towline.view.hud.Crosshair;
import towline.view.hud.PilotKind;

/** A run that a person or a bot flies: from the start over pauses to its score entry. */
public final class PlayScreen extends RunScreen implements PauseActions, ResultsActions {
  /** How long a bot leaves its results on the screen, s. */
  private static final double BOT_READS = 6;

  /** How long input waits after the ship is lost, s: nobody means the keys of the fight. */
  private static final double LOCK = 0.7;

  /** How bright the last moments of a run are behind its results. */
  private static final double LAST_MOMENTS_LIGHT = 0.85;

  private final Crosshair reticle;
  private final AimReview review;
  private final EndReplay lastMoments;
  private final ClipRecorder clip;
  private final GhostRecording track = new GhostRecording();
  private final GhostRecording ghost;
  private final GhostRace rematch;
  private String lessonsKept;
  private boolean scoreKept;
  private boolean repeatable = true;
  private boolean finished;
  private double sinceFinish;

  /** A run of that setup, flown as the options say, against a ghost unless that is empty. */
  public PlayScreen(TowlineGame game, RunSetup setup, LaunchOptions options, GhostRecording ghost) {
    super(game, game.services().fly(setup, options), options.lessons(setup, game.settings()));
    lessonsKept = tutorial().learned();
    lastMoments = services().lastMoments();
    review = new AimReview(services().content().world().drone().shot().radius());
    controller()
        .addObserver(played -> review.onTick(played.previous(), played.current(), played.events()));
    controller().addObserver(lastMoments);
    controller().addObserver(track);
    clip = new ClipRecorder(lastMoments, services().picture(), services().clipWriter());
    this.ghost = ghost;
    rematch = new GhostRace(ghost, services().picture());
    if (!bot()) {
      controller().addObserver(services().medals().observer(setup.mode()));
      controller().addObserver(new GamepadRumble(services().controls().devices()));
    }
    reticle = new Crosshair(services().picture().canvas());
  }

  private boolean bot() {
    return controller().pilot() == PilotKind.BOT;
  }

  @Override
  public boolean flownByPlayer() {
    return inFlight() && !services().menu().isOpen();
  }

  /** Whether a person's run goes on; it stands still while modules are on offer. */
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
    if (inFlight() && isLive()) {
      pauseRun();
    }
  }

  @Override
  public void update(double seconds) {
    if (services().overlays().vision()) {
      tutorial().look();
    }
    if (clip.recording()) {
      clip.update(services().picture().world(), services().overlays());
    } else if (showsLastMoments()) {
      lastMoments.update(seconds, services().picture().world(), services().overlays());
    } else {
      super.update(seconds);
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
  public double lightBehindPage() {
    return showsLastMoments() ? LAST_MOMENTS_LIGHT : super.lightBehindPage();
  }

  /** Enters the score, however the run is left: no key can lose it. */
  @Override
  public void hide() {
    keepScore();
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
    services().medals().flush();
    if (!scoreKept && !bot()) {
      scoreKept = true;
      services().profile().addScore(controller());
    }
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
    services().pages().openResults(results(), this);
    enterFinish();
  }

  /** Shows what the run came to, and asks for the initials of its score. */
  public void openInitials() {
    services().pages().openInitials(results(), this);
    enterFinish();
  }

  private RunResult results() {
    return ResultsSummary.of(
        controller(), review, services().profile(), services().picture().words());
  }

  @Override
  public void playAgain() {
    game().play(run().setup().mode());
  }

  /** The end of the run passes once more behind the page; the file is written meanwhile. */
  @Override
  public void saveClip() {
    if (showsLastMoments() && !clip.recording()) {
      Path file = WindowControl.newPicture(game().pictures(), ".gif");
      clip.start(
          file,
          () -> say("toast.clip", file),
          problem -> say("toast.clip.failed", String.valueOf(problem.getMessage())));
    }
  }

  private void say(String key, Object detail) {
    services().topLayer().post(() -> services().picture().words().of(key, detail));
  }

  @Override
  public void rematch() {
    game().rematch(run().setup(), track);
  }

  @Override
  public boolean claims(Action action) {
    return action == Action.GHOSTS && resultsShown();
  }

  private boolean resultsShown() {
    return finished && services().menu().page().equals(Pages.RESULTS);
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
  public boolean isLive() {
    return !run().over();
  }

  @Override
  public void openPausePage() {
    services().pages().openPause(this);
  }

  @Override
  public void restart() {
    if (hasGhost()) {
      game().rematch(run().setup(), ghost);
    } else {
      playAgain();
    }
  }

  /** Whether it is flown against the ghost of another run. */
  public boolean hasGhost() {
    return ghost.ticks() > 0;
  }

  @Override
  public void choose(int index) {
    controller().choose(index);
  }

  /** Offers modules at once, as after a wave; what comes of such a run is not kept. */
  public void openDraft() {
    run().openDraft();
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
    } else if (!isLive() && !paused()) {
      onFarewellAction(action);
    } else if (action == Action.RESTART) {
      if (paused() && services().menu().page().equals(Pages.PAUSE)) {
        services().pages().openRestart(this);
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
  public Mood mood() {
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
  public void drawWorld(double seconds) {
    super.drawWorld(seconds);
    if (clip.recording()) {
      clip.addFrame();
    } else if (!finished) {
      rematch.drawWorld(run());
    }
  }

  @Override
  public void drawHudText() {
    rematch.drawLead(run());
  }

  @Override
  public void drawHudShapes() {
    Devices devices = services().controls().devices();
    if (flownByPlayer() && devices.mouseAims()) {
      reticle.drawShapes(devices.mouseX(), devices.mouseY());
    }
  }
}
