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
  /** Time for which a bot leaves its results on the screen, s. */
  private static final double BOT_READS = 6;

  /** Time without input after the ship is lost, s: the keys of the fight are not meant for it. */
  private static final double LOCK = 0.7;

  private final RunServices own;
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
  private @Nullable ResultsPage results;
  private boolean finished;
  private double sinceFinish;

  RunPages(
      RunServices own,
      FlownRun flight,
      Tutorial tutorial,
      RunRecord record,
      RunPictures pictures,
      RunMenu choices) {
    this.own = own;
    services = own.shared();
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

  /** Returns what the pages let the player do with the run. */
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

  /** Returns true while a person's run goes on, or is about to; not while a page is open. */
  boolean flownByPlayer() {
    return (inFlight() || countdown.running()) && !menu.isOpen();
  }

  private boolean inFlight() {
    return !bot() && !pause.on() && !finished;
  }

  /** Opens and closes pages as the run goes on, after that time, s. */
  void update(double seconds) {
    count(seconds);
    pause.update(seconds);
    draft.update(pause.on());
    sinceFinish += seconds;
    if (finished) {
      if (bot() && sinceFinish > BOT_READS) {
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
      pause.end();
    } else if (next) {
      services.sound().play(Cue.MENU_MOVE);
    }
  }

  private Page newPausePage() {
    countdown.stop();
    own.keepEarned();
    PausePage page = PausePage.ofRun(this, choices, services);
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

  /** Counts first, so that hands and eyes are back; what is pressed meanwhile is forgotten. */
  @Override
  public void resume() {
    boolean counts =
        services.profile().settings().isOn(Options.COUNTDOWN)
            && !bot()
            && isLive()
            && !run().waits();
    pictures.showRunAgain(run());
    if (counts) {
      services.closePages();
      countdown.start();
    } else {
      pause.end();
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

  /** Only runs that are watched or that practise. */
  @Override
  public boolean hasTimeControl() {
    return bot() || !run().setup().mode().isRanked();
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

  private void finish() {
    record.keeper().keep();
    openResults();
    menu.lock(LOCK);
  }

  /** Shows the results of the run so far. */
  public void openResults() {
    ResultsPage page =
        new ResultsPage(
            record.result(services.picture().words()), choices, own.records(), services.screens());
    results = page;
    finished = true;
    sinceFinish = 0;
    choices.end();
    services.openPage(page);
  }

  /** Shows the results of the run so far, and asks for the initials of its score. */
  public void openInitials() {
    openResults();
    if (results != null) {
      results.openInitials(menu);
    }
  }

  private boolean resultsShown() {
    return finished && menu.isShowing(results);
  }

  /** Returns true if the results, which are shown, have a button for {@code action}. */
  boolean claims(Action action) {
    return action == Action.GHOSTS && resultsShown();
  }

  /** Carries out a press. */
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

  /** By the page, which asks for initials first where it must. */
  private void onResultsAction(Action action) {
    if (action == Action.RESTART && resultsShown()) {
      menu.activate(ResultsPage.AGAIN);
    } else if (action == Action.GHOSTS && resultsShown()) {
      menu.activate(ResultsPage.REMATCH);
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
