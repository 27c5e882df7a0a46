package towline.screen;

import java.util.OptionalInt;
import towline.content.sound.SoundSpec.Mood;
import towline.input.Action;
import towline.input.Devices;
import towline.menu.page.PauseActions;
import towline.menu.page.RunResult;
import towline.screen.run.BotCommands;
import towline.screen.run.PlayerCommands;
import towline.screen.run.RunController;
import towline.screen.run.RunPilot;
import towline.session.Run;
import towline.session.RunSetup;
import towline.settings.Options;
import towline.view.hud.PilotKind;
import towline.view.hud.Reticle;

/** A run that a person or a bot flies: from the start over pauses to its score entry. */
final class PlayScreen extends RunScreen implements PauseActions {
  /** How long a bot leaves its results on the screen, s. */
  private static final double BOT_READS = 6;

  private final Reticle reticle;
  private boolean finished;
  private double sinceFinish;

  /** A run of that setup, flown as the options say. */
  PlayScreen(TowlineGame game, RunSetup setup, PlayOptions options) {
    super(game, fly(game.services(), setup, options));
    reticle = new Reticle(services().picture().canvas());
  }

  private static RunController fly(GameServices services, RunSetup setup, PlayOptions options) {
    Run run = new Run(services.content(), setup);
    RunPilot source =
        options.flownByBot()
            ? new BotCommands(run, options.bot(), options.modeChoice())
            : new PlayerCommands(
                services.content(),
                run,
                services.controls().devices(),
                services.picture().world().camera());
    return new RunController(
        run,
        source,
        services.picture().effects(),
        services.frameMeter().ticks(),
        services.frameProgress());
  }

  private boolean bot() {
    return controller().pilot() == PilotKind.BOT;
  }

  @Override
  boolean flownByPlayer() {
    return !bot() && !paused() && !finished;
  }

  @Override
  public void pause() {
    if (flownByPlayer()) {
      pauseRun();
    }
  }

  @Override
  void update(double seconds) {
    super.update(seconds);
    sinceFinish += seconds;
    if (finished) {
      if (bot() && sinceFinish > BOT_READS) {
        restart();
      }
    } else if (!paused() && runEnded()) {
      finish();
    }
  }

  /** Asks for the initials of a person whose score enters the table; shows the results else. */
  private void finish() {
    OptionalInt rank = services().profile().rank(run());
    if (bot() || rank.isEmpty()) {
      openResults();
    } else {
      openInitials(rank.getAsInt(), services().profile().settings().get(Options.INITIALS));
    }
  }

  private void enterFinish() {
    finished = true;
    sinceFinish = 0;
    routeInput();
  }

  /** Asks for the initials of a score of that rank, from 1 on. */
  void openInitials(int rank, String initials) {
    services().pages().openInitials(run().score().points(), rank, initials, this::submitScore);
    enterFinish();
  }

  /** Shows what the run came to. */
  void openResults() {
    services().pages().openResults(results(), this::restart);
    enterFinish();
  }

  private RunResult results() {
    return ResultsSummary.of(controller(), services().picture().words());
  }

  private void submitScore(String initials) {
    services().profile().addScore(controller(), initials);
    services().pages().openTable(run().setup().mode(), run().rankedAs(), results(), this::restart);
  }

  @Override
  void openPausePage() {
    services().pages().openPause(this);
  }

  @Override
  public void restart() {
    game().play(run().setup().mode());
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
  void onAction(Action action) {
    if (!finished) {
      super.onAction(action);
    } else if (action == Action.RESTART) {
      restart();
    }
  }

  @Override
  String state() {
    if (finished) {
      return "OVER";
    }
    return paused() ? "PAUSED" : "PLAYING";
  }

  @Override
  Mood mood() {
    if (finished) {
      return Mood.RESULTS;
    }
    return paused() ? Mood.PAUSED : Mood.FLIGHT;
  }

  @Override
  boolean hudShown() {
    return !finished && super.hudShown();
  }

  @Override
  void drawHudShapes() {
    Devices devices = services().controls().devices();
    if (flownByPlayer() && devices.mouseAims()) {
      reticle.drawShapes(devices.mouseX(), devices.mouseY());
    }
  }
}
