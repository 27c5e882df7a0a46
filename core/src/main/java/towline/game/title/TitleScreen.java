package towline.game.title;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import towline.ai.aim.AimMode;
import towline.content.Mastery;
import towline.content.sound.SoundSpec.Mood;
import towline.game.frame.FlownRun;
import towline.game.frame.GameScreen;
import towline.game.frame.GameServices;
import towline.game.frame.OverlayController;
import towline.game.frame.ScreenPainter;
import towline.menu.Menu;
import towline.menu.Page;
import towline.session.BotCommandSource;
import towline.session.BotRun.ModeChoice;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.settings.Options;
import towline.settings.Settings;
import towline.view.Renderer;
import towline.view.hud.TitleLogo;
import towline.view.world.WorldView;

/** The title and its pages, with a bot that plays run after run in the background. */
public final class TitleScreen implements GameScreen {
  private static final String ATTRACT_BOT = "demo";
  private static final int ATTRACT_WAVE = 4;

  /**
   * Distance of the fight from the middle, to the right of the menu, as a fraction of the width.
   */
  private static final double OFFSET = 0.3;

  private final GameServices services;
  private final TitlePage page;
  private final Supplier<List<Page>> over;
  private final Renderer picture;
  private final WorldView world;
  private final OverlayController overlays;
  private final Menu menu;
  private final TitleLogo logo;
  private final ScreenPainter painter;
  private FlownRun run;

  /** Creates the title with the pages of {@code over} over {@code page}. */
  public TitleScreen(GameServices services, TitlePage page, Supplier<List<Page>> over) {
    this.services = services;
    this.page = page;
    this.over = over;
    picture = services.picture();
    world = picture.world();
    overlays = services.overlays();
    menu = services.menu();
    logo = new TitleLogo(picture.canvas());
    painter = new ScreenPainter(services, this::drawWorld, () -> {}, this::drawText);
    run = attract(services);
  }

  /** Creates a fight in the background, in which the drone may use its best aim mode. */
  private static FlownRun attract(GameServices services) {
    int bestMode = AimMode.PREDICT.ordinal();
    long seed = services.screens().nextSeed();
    RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, ATTRACT_WAVE, bestMode);
    return services.fly(
        new Run(services.content(), setup),
        new BotCommandSource(ATTRACT_BOT, seed, ModeChoice.FREE));
  }

  @Override
  public Optional<FlownRun> run() {
    return Optional.of(run);
  }

  @Override
  public void show() {
    world.camera().setSideOffset(OFFSET);
    services.startOver(run.current());
    services.openPage(page);
    over.get().forEach(menu::open);
  }

  @Override
  public void hide() {
    page.leave(menu);
    run.close();
    world.camera().setSideOffset(0);
  }

  @Override
  public void applySettings(Settings settings) {
    run.applySettings(settings);
    run.step().setSpeed(settings.fraction(Options.GAME_SPEED));
  }

  @Override
  public void update(double seconds) {
    run.advance(seconds);
    if (run.ended()) {
      run.close();
      run = attract(services);
      applySettings(services.profile().settings());
      services.startOver(run.current());
    }
  }

  @Override
  public void updatePicture(double seconds) {
    overlays.update(run.run(), run.step().paused() ? 0 : seconds);
    world.setLook(run.run().sector().look());
    world.setMastery(Mastery.none());
    logo.update(seconds);
  }

  @Override
  public void draw() {
    painter.draw();
  }

  private void drawWorld() {
    if (menu.worldVisible()) {
      picture.drawTitle(logo);
    } else {
      picture.drawWorld();
    }
  }

  private void drawText() {
    if (menu.worldVisible()) {
      logo.drawText();
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
}
