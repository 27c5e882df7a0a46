package towline.game.run;

import org.jspecify.annotations.Nullable;
import towline.content.sound.Cue;
import towline.content.sound.SoundSpec.Mood;
import towline.game.frame.FlownRun;
import towline.game.frame.GameServices;
import towline.input.Action;
import towline.menu.Menu;
import towline.menu.Page;
import towline.session.PilotKind;
import towline.session.Run;
import towline.session.Tutorial;
import towline.settings.Options;
import towline.view.hud.Countdown;

/** The pages over a run: pause, with a countdown after it, draft, results and initials. */
public final class RunPages implements PausePage.Actions {
  /** Time for which the results of a bot's run are shown, s. */
  private static final double BOT_RESULTS_SECONDS = 6;

  /**
   * Time after the loss of the ship without input, s, because keys of the fight may still be
   * pressed.
   */
  private static final double LOCK_SECONDS = 0.7;

  private final RunServices runServices;
  private final GameServices services;
  private final Menu menu;
  private final FlownRun flight;
  private final Tutorial tutorial;
  private final RunRecord record;
  private final RunPictures pictures;
  private final RunMenu choices;
  private final RunPause pause;
  private final DraftMenu draft;
  private final Countdown countdown;
  private @Nullable PausePage pausePage;

  /** Law that changes once the pause has ended. */
  private @Nullable Action ordered;

  private @Nullable ResultsPage results;
  private @Nullable GhostDuelPage duelPage;
  private boolean finished;
  private double sinceFinish;

  RunPages(
      RunServices runServices,
      FlownRun flight,
      Tutorial tutorial,
      RunRecord record,
      RunPictures pictures,
      RunMenu choices) {
    this.runServices = runServices;
    services = runServices.shared();
    menu = services.menu();
    this.flight = flight;
    this.tutorial = tutorial;
    this.record = record;
    this.pictures = pictures;
    this.choices = choices;
    pause = new RunPause(services, flight, this::newPausePage, () -> onAction(Action.PAUSE));
    draft = new DraftMenu(services, flight, this::pauseRun);
    countdown = new Countdown(services.picture().canvas());
  }

  /** Returns the choices that the pages offer. */
  public RunMenu choices() {
    return choices;
  }

  RunPause pause() {
    return pause;
  }

  /** Returns true once the results are shown. */
  boolean finished() {
    return finished;
  }

  private boolean bot() {
    return flight.pilot() == PilotKind.BOT;
  }

  /** Returns true while a person's run goes on, or is about to; false while a page is open. */
  boolean flownByPlayer() {
    return (inFlight() || countdown.running()) && !menu.isOpen();
  }

  private boolean inFlight() {
    return !bot() && !pause.on() && !finished;
  }

  /** Opens and closes pages to match the run, {@code seconds} after the last frame. */
  void update(double seconds) {
    count(seconds);
    pause.update(seconds);
    draft.update(pause.on());
    sinceFinish += seconds;
    if (finished) {
      if (bot() && sinceFinish > BOT_RESULTS_SECONDS) {
        choices.playAgain();
      }
    } else if (!pause.on() && flight.ended()) {
      finish();
    }
  }

  private void count(double seconds) {
    if (!countdown.running()) {
      return;
    }
    boolean next = countdown.update(seconds);
    if (!countdown.running()) {
      endPause();
    } else if (next) {
      services.sound().play(Cue.MENU_MOVE);
    }
  }

  private Page newPausePage() {
    countdown.stop();
    ordered = null;
    runServices.keepEarned();
    PausePage page = PausePage.ofRun(this, choices, services, this::endRun);
    pausePage = page;
    return page;
  }

  /** Pauses the run. */
  public void pauseRun() {
    pause.start();
  }

  /** Pauses the run of a person who has been called away. */
  void loseFocus() {
    if ((inFlight() || countdown.running()) && isLive()) {
      pauseRun();
    }
  }

  /**
   * Resumes after a countdown, so that the player is ready. Presses during the countdown are
   * ignored.
   */
  @Override
  public void resume() {
    boolean counts =
        services.profile().settings().isOn(Options.COUNTDOWN)
            && !bot()
            && isLive()
            && !run().isChoiceOpen();
    pictures.showRunAgain(run());
    if (counts) {
      services.closePages();
      countdown.start();
    } else {
      endPause();
    }
  }

  @Override
  public Run run() {
    return flight.run();
  }

  @Override
  public boolean isLive() {
    return !run().over();
  }

  @Override
  public String worth() {
    return record.worth().text();
  }

  /** Returns true for runs of bots and practice. */
  @Override
  public boolean hasTimeControl() {
    return bot() || !run().setup().mode().isRanked();
  }

  @Override
  public boolean hasLaws() {
    return !bot() && hasTimeControl();
  }

  @Override
  public void changeLaw(Action law) {
    ordered = law;
    resume();
  }

  private void endPause() {
    pause.end();
    if (ordered != null) {
      services.controls().devices().order(ordered);
      ordered = null;
    }
  }

  @Override
  public void step() {
    flight.step().step();
  }

  @Override
  public void slower() {
    flight.step().slower();
  }

  @Override
  public void faster() {
    flight.step().faster();
  }

  @Override
  public void restart() {
    choices.restart();
  }

  /** Ends the run at the player's wish, with its results if it has any. */
  private void endRun() {
    if (bot() || run().score().points() == 0) {
      choices.leave();
    } else {
      pause.end();
      finish();
    }
  }

  private void finish() {
    record.keeper().keep();
    openResults();
    menu.lock(LOCK_SECONDS);
  }

  /** Shows the results of the run up to now. */
  public void openResults() {
    ResultsPage page =
        new ResultsPage(
            record.result(services.picture().localization()),
            choices,
            runServices.records(),
            services.screens());
    results = page;
    finished = true;
    sinceFinish = 0;
    choices.end();
    services.openPage(page);
    record.duel().ifPresent(this::openDuel);
  }

  private void openDuel(GhostDuel duel) {
    GhostDuelPage page =
        new GhostDuelPage(
            duel, FlownResult.of(run(), true), services.profile()::initials, choices::challenge);
    duelPage = page;
    menu.open(page);
  }

  /** Shows the results of the run up to now, and asks for the initials of its score. */
  public void openInitials() {
    openResults();
    choices.askInitials(() -> {});
  }

  private boolean resultsShown() {
    return finished && menu.isShowing(results);
  }

  /** Returns true if the results are shown and have a button for {@code action}. */
  boolean claims(Action action) {
    return action == Action.GHOSTS && resultsShown();
  }

  /** Handles a press. */
  void onAction(Action action) {
    if (finished) {
      onResultsAction(action);
    } else if (countdown.running()) {
      if (action == Action.PAUSE) {
        pauseRun();
      }
    } else if (!isLive() && !pause.on()) {
      onFarewellAction(action);
    } else if (action == Action.RESTART) {
      if (pause.on() && pausePage != null && menu.isShowing(pausePage)) {
        pausePage.askRestart(menu);
      }
    } else if (!pause.keeps(action)) {
      onFlightAction(action);
    }
  }

  private void onFlightAction(Action action) {
    switch (action) {
      case PAUSE -> {
        if (pause.on()) {
          resume();
        } else {
          pauseRun();
        }
      }
      case DISMISS -> tutorial.dismiss();
      default -> controlTime(action);
    }
  }

  private void controlTime(Action action) {
    if (hasTimeControl()) {
      switch (action) {
        case STEP -> step();
        case SLOWER -> slower();
        case FASTER -> faster();
        default -> {}
      }
    }
  }

  /** Returns from the page of both results, if it is shown. */
  private void closeDuel() {
    if (duelPage != null && menu.isShowing(duelPage)) {
      menu.back();
    }
  }

  /** Activates the buttons of the page, which asks for initials first if necessary. */
  private void onResultsAction(Action action) {
    if (action == Action.RESTART && results != null) {
      results.closeDetails(menu);
      closeDuel();
    }
    if (action == Action.RESTART && resultsShown()) {
      menu.activate(ResultsPage.AGAIN_BUTTON);
    } else if (action == Action.GHOSTS && resultsShown()) {
      menu.activate(ResultsPage.REMATCH_BUTTON);
    }
  }

  /** Skips the end of the ship, or restarts; there is nothing to pause. */
  private void onFarewellAction(Action action) {
    if (run().secondsSinceEnd() < LOCK_SECONDS) {
      return;
    }
    switch (action) {
      case PAUSE -> finish();
      case RESTART -> {
        finish();
        restart();
      }
      default -> {}
    }
  }

  String state() {
    if (finished) {
      return "OVER";
    }
    return pause.on() ? "PAUSED" : "PLAYING";
  }

  Mood mood() {
    if (finished) {
      return Mood.RESULTS;
    }
    return pause.on() ? Mood.PAUSED : Mood.FLIGHT;
  }

  void drawText() {
    countdown.drawText();
  }
}
