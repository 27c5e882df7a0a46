package towline.game.race;

import java.util.List;
import java.util.Optional;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.content.sound.SoundSpec.Mood;
import towline.game.diagnostics.FramePhase;
import towline.game.diagnostics.PlayStats;
import towline.game.frame.ChoiceDial;
import towline.game.frame.GameScreen;
import towline.game.frame.GameServices;
import towline.game.frame.ScreenPainter;
import towline.menu.Slider;
import towline.session.BotCommandSource;
import towline.session.BotRun.ModeChoice;
import towline.session.CommandSource;
import towline.session.FixedStep;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.SpeedRange;
import towline.session.replay.Replay;
import towline.view.Renderer;
import towline.view.text.Localization;
import towline.view.text.NumberText;

/**
 * Two runs of one seed side by side, tick by tick: bots whose drones have different aim modes, or a
 * replay and a bot.
 */
public final class RaceScreen implements GameScreen, RacePage.Actions {
  private static final String BOT = "demo";
  private static final int LEFT = -1;
  private static final int RIGHT = 1;
  private static final SpeedRange SPEEDS = new SpeedRange(0.25, 8);

  private final GameServices services;
  private final Renderer picture;
  private final ScreenPainter painter;
  private final Optional<Replay> flown;
  private final Localization words;
  private final ChoiceDial<AimMode> leftMode;
  private final ChoiceDial<AimMode> rightMode;
  private final ChoiceDial<Double> speed;
  private final FixedStep step = new FixedStep();
  private RunSetup setup;
  private RaceBoard board;
  private RacePane left;
  private RacePane right;

  /**
   * Creates a race.
   *
   * @param setup the setup of both runs
   * @param modes the two aim modes that race each other, unless there is a replay
   * @param flown the replay, of the current behaviour, which races against a bot
   */
  public RaceScreen(
      GameServices services, RunSetup setup, List<AimMode> modes, Optional<Replay> flown) {
    this.services = services;
    picture = services.picture();
    painter = new ScreenPainter(services, this::drawWorld, this::drawShapes, this::drawText);
    this.setup = setup;
    this.flown = flown;
    words = picture.localization();
    leftMode = modeDial("race.left", modes.get(0));
    rightMode = modeDial("race.right", modes.get(1));
    speed =
        new ChoiceDial<>(
            "race.speed", SPEEDS.all(), 1.0, SpeedRange::text, words, this::changeSpeed);
    board = new RaceBoard(picture.canvas());
    left = leftPane();
    right = rightPane();
  }

  private void changeSpeed() {
    step.setSpeed(speed.get());
  }

  private ChoiceDial<AimMode> modeDial(String key, AimMode mode) {
    return new ChoiceDial<>(
        key,
        List.of(AimMode.values()),
        mode,
        value -> words.of("aim." + value.name()),
        words,
        this::again);
  }

  private RacePane leftPane() {
    return flown.map(this::paneOf).orElseGet(() -> paneOf(leftMode.get(), LEFT));
  }

  private RacePane rightPane() {
    return flown.isPresent() ? botPane() : paneOf(rightMode.get(), RIGHT);
  }

  /** Creates a pane with the demo bot, whose drone stays in {@code mode}. */
  private RacePane paneOf(AimMode mode, int side) {
    RunSetup paneSetup =
        new RunSetup(
            setup.seed(), setup.mode(), setup.firstWave(), mode.ordinal(), setup.difficulty());
    String suffix = side == LEFT ? "_left" : "_right";
    String key = leftMode.get() == rightMode.get() ? mode.name() + suffix : mode.name();
    return pane(
        key,
        words.of("aim." + mode.name()),
        picture.palette().modeColour(mode.ordinal()),
        paneSetup,
        new BotCommandSource(BOT, setup.seed(), ModeChoice.FIXED),
        side);
  }

  private RacePane paneOf(Replay replay) {
    Replay.Commands commands = replay.commands();
    return pane(
        "FLOWN",
        words.of("race.flown"),
        picture.palette().colour(ColorRole.SHIP),
        setup,
        (run, command) -> commands.next(command),
        LEFT);
  }

  /** Creates a pane with the demo bot, which changes its aim modes. */
  private RacePane botPane() {
    return pane(
        "BOT",
        words.of("race.bot"),
        picture.palette().colour(ColorRole.SHARD),
        setup,
        new BotCommandSource(BOT, setup.seed(), ModeChoice.FREE),
        RIGHT);
  }

  private RacePane pane(
      String key, String name, int rgb, RunSetup paneSetup, CommandSource source, int side) {
    Run run = new Run(services.content(), paneSetup);
    RacePane pane =
        new RacePane(new RaceEntry(key, name, rgb, run, source), picture, services.sound(), side);
    pane.applySettings(services.profile().settings());
    return pane;
  }

  @Override
  public void show() {
    services.openPage(new RacePage(this));
  }

  @Override
  public void hide() {
    left.close();
    right.close();
  }

  @Override
  public void update(double seconds) {
    int due = step.advance(seconds);
    for (int i = 0; i < due; i++) {
      tick();
    }
    left.update(step.alpha(), step.effectSeconds());
    right.update(step.alpha(), step.effectSeconds());
  }

  private void tick() {
    services.frameProgress().enter(FramePhase.TICK);
    long start = System.nanoTime();
    left.tick();
    right.tick();
    services.frameMeter().ticks().add(System.nanoTime() - start);
  }

  @Override
  public void onWordsChanged() {
    board = new RaceBoard(picture.canvas());
  }

  @Override
  public String state() {
    return "RACE";
  }

  @Override
  public Mood mood() {
    return Mood.FLIGHT;
  }

  @Override
  public void writeStats(PlayStats lines) {
    left.writeStats(lines);
    right.writeStats(lines);
  }

  @Override
  public void draw() {
    painter.draw();
  }

  private void drawWorld() {
    int width = picture.width();
    int half = width / 2;
    int foot = (int) board.footHeight();
    int high = Math.max(1, (int) (picture.height() - board.height()) - foot);
    picture.drawScene(
        () -> {
          left.draw(picture, 0, foot, half, high);
          right.draw(picture, half, foot, width - half, high);
        });
  }

  private void drawShapes() {
    board.drawShapes(left, right);
  }

  private void drawText() {
    board.drawText(left, right, left.finished() && right.finished() ? verdict() : "");
  }

  /** Returns the names of the participants in words. */
  public List<String> names() {
    return List.of(left.entry().name(), right.entry().name());
  }

  private String verdict() {
    long ahead = left.run().score().points() - right.run().score().points();
    if (ahead == 0) {
      return words.of("race.draw");
    }
    RacePane winner = ahead > 0 ? left : right;
    String by = NumberText.grouped(Math.abs(ahead));
    return words.of("race.winner", winner.entry().name(), by);
  }

  @Override
  public List<Slider> sliders() {
    return flown.isPresent() ? List.of(speed) : List.of(leftMode, rightMode, speed);
  }

  @Override
  public void again() {
    left.close();
    right.close();
    left = leftPane();
    right = rightPane();
  }

  @Override
  public boolean hasSeeds() {
    return flown.isEmpty();
  }

  @Override
  public void nextSeed() {
    setup =
        new RunSetup(
            services.screens().nextSeed(),
            setup.mode(),
            setup.firstWave(),
            setup.aimMode(),
            setup.difficulty());
    again();
  }

  @Override
  public void leave() {
    services.screens().openReplays();
  }
}
