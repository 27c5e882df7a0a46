package towline.game.title;

import java.util.List;
import java.util.function.Supplier;
import towline.aim.AimMode;
import towline.content.sound.SoundSpec.Mood;
import towline.game.frame.GameServices;
import towline.game.records.Records;
import towline.game.run.BotCommands;
import towline.game.run.FlightScreen;
import towline.game.run.RunController;
import towline.menu.Page;
import towline.session.BotRun.ModeChoice;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.view.hud.TitleLogo;

/** The title and its pages; behind them a bot plays run after run. */
public final class TitleScreen extends FlightScreen {
  private static final String ATTRACT_BOT = "demo";
  private static final int ATTRACT_WAVE = 4;

  /** How far right of the menu the fight is seen, as a share of the width. */
  private static final double BESIDE = 0.26;

  private final Records records;
  private final Supplier<List<Page>> over;
  private final TitleLogo logo;

  /** The title with those pages over the main menu. */
  public TitleScreen(GameServices services, Records records, Supplier<List<Page>> over) {
    super(services, attract(services));
    this.records = records;
    this.over = over;
    logo = new TitleLogo(services().picture().canvas());
  }

  /** A fight worth watching, with the drone at its cleverest. */
  private static RunController attract(GameServices services) {
    int cleverest = AimMode.PREDICT.ordinal();
    RunSetup setup =
        new RunSetup(services.screens().nextSeed(), PlayMode.ARCADE, ATTRACT_WAVE, cleverest);
    Run run = new Run(services.content(), setup);
    return RunController.of(run, new BotCommands(run, ATTRACT_BOT, ModeChoice.FREE), services);
  }

  @Override
  public void show() {
    services().picture().world().camera().standAside(BESIDE);
    super.show();
    services().menu().openRoot(new TitlePage(services(), records));
    over.get().forEach(services().menu()::open);
    routeInput();
  }

  @Override
  public void hide() {
    services().picture().world().camera().standAside(0);
    super.hide();
  }

  @Override
  public void update(double seconds) {
    super.update(seconds);
    if (runEnded()) {
      replace(attract(services()));
    }
  }

  @Override
  public String state() {
    return "TITLE";
  }

  @Override
  protected Mood mood() {
    return Mood.TITLE;
  }

  @Override
  protected void drawFlight(double seconds) {
    if (services().menu().worldVisible()) {
      services().picture().drawTitle(logo, seconds);
    } else {
      services().picture().drawWorld();
    }
  }

  @Override
  protected void drawText() {
    if (services().menu().worldVisible()) {
      logo.drawText();
    }
  }
}
