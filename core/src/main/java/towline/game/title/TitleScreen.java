package towline.game.title;

import java.util.function.Consumer;
import towline.aim.AimMode;
import towline.content.sound.SoundSpec.Mood;
import towline.game.TowlineGame;
import towline.game.frame.GameScreen;
import towline.game.frame.GameServices;
import towline.game.frame.Pages;
import towline.game.run.BotCommands;
import towline.game.run.RunController;
import towline.session.BotRun.ModeChoice;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.view.hud.TitleLogo;

/** The title and its pages; behind them a bot plays run after run. */
public final class TitleScreen extends GameScreen {
  private static final String ATTRACT_BOT = "demo";
  private static final int ATTRACT_WAVE = 4;

  private final Consumer<Pages> page;
  private final TitleLogo logo;

  /** The title with that page open. */
  public TitleScreen(TowlineGame game, Consumer<Pages> page) {
    super(game, attract(game));
    this.page = page;
    logo = new TitleLogo(services().picture().canvas());
  }

  /** A fight worth watching, with the drone at its cleverest. */
  private static RunController attract(TowlineGame game) {
    int cleverest = AimMode.PREDICT.ordinal();
    RunSetup setup = new RunSetup(game.nextSeed(), PlayMode.ARCADE, ATTRACT_WAVE, cleverest);
    GameServices services = game.services();
    Run run = new Run(services.content(), setup);
    return new RunController(
        run,
        new BotCommands(run, ATTRACT_BOT, ModeChoice.FREE),
        services.picture().effects(),
        services.frameMeter().ticks(),
        services.frameProgress());
  }

  @Override
  public void show() {
    super.show();
    page.accept(services().pages());
    routeInput();
  }

  @Override
  public void update(double seconds) {
    super.update(seconds);
    if (runEnded()) {
      replace(attract(game()));
    }
  }

  @Override
  public String state() {
    return "TITLE";
  }

  @Override
  public Mood mood() {
    return Mood.TITLE;
  }

  @Override
  public void drawWorld(double seconds) {
    if (services().menu().worldVisible()) {
      services().picture().drawTitle(logo, seconds);
    } else {
      services().picture().drawWorld();
    }
  }

  @Override
  public void drawText() {
    if (services().menu().worldVisible()) {
      logo.drawText();
    }
  }
}
