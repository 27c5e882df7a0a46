package towline.game.run;

import java.util.Optional;
import towline.ai.aim.AimMode;
import towline.content.Mastery;
import towline.content.sound.Cue;
import towline.content.sound.SoundSpec.Mood;
import towline.game.frame.FlownRun;
import towline.game.frame.GameScreen;
import towline.game.frame.GameServices;
import towline.game.frame.ScreenPainter;
import towline.input.Action;
import towline.input.Devices;
import towline.session.PilotKind;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.Tutorial;
import towline.settings.Options;
import towline.settings.Settings;
import towline.sim.api.Tick;
import towline.view.hud.Crosshair;
import towline.view.hud.Hud;
import towline.view.text.Localization;

/** A run that a person or a bot flies: the run itself, its picture, and the pages over it. */
public final class PlayScreen implements GameScreen {
  /** Light on the last moments of a run behind its results, 0 to 1. */
  private static final double LAST_MOMENTS_LIGHT = 0.85;

  private final RunServices runServices;
  private final GameServices services;
  private final FlownRun run;
  private final LessonKeeper lessons;
  private final RunRecord record;
  private final RunPicture picture;
  private final RunPictures pictures;
  private final RunPages pages;
  private final GhostRace ghost;
  private final BoardChase chase;
  private final Crosshair crosshair;
  private final ScreenPainter painter;

  /**
   * Creates a run of {@code setup}, against {@code ghost} unless that is empty.
   *
   * @param seedIsKnown true if the player has chosen its seed, or flown it before
   */
  public PlayScreen(
      RunServices runServices, RunSetup setup, boolean seedIsKnown, GhostRecording ghost) {
    this(
        runServices,
        setup,
        runServices.options().lessons(setup, runServices.shared().profile().settings()),
        RunWorth.of(setup, seedIsKnown),
        ghost,
        Optional.empty());
  }

  /** Creates a run of the set-up of a challenge, against its ghost and without lessons. */
  PlayScreen(RunServices runServices, GhostDuel duel) {
    this(
        runServices,
        duel.challenge().replay().setup(),
        Tutorial.none(duel.challenge().replay().isFirstRun()),
        RunWorth.CHALLENGE,
        new GhostRecording(),
        Optional.of(duel));
  }

  private PlayScreen(
      RunServices runServices,
      RunSetup setup,
      Tutorial tutorial,
      RunWorth worth,
      GhostRecording ghost,
      Optional<GhostDuel> duel) {
    this.runServices = runServices;
    services = runServices.shared();
    run = runServices.fly(setup, duel.isPresent());
    run.driver().teach(tutorial);
    if (!bot() && setup.mode() == PlayMode.DAILY) {
      run.driver().awaitStart();
    }
    lessons = new LessonKeeper(tutorial, services);
    record = new RunRecord(runServices, run, worth, ghost, duel);
    picture = new RunPicture(services, run, tutorial);
    pictures = new RunPictures(services, record.lastMoments());
    RunMenu choices = new RunMenu(runServices, run, record, pictures, new Starts());
    pages = new RunPages(runServices, run, tutorial, record, pictures, choices);
    this.ghost = new GhostRace(record.ghost(), services.picture());
    chase = new BoardChase(services, run.run(), record.worth());
    crosshair = new Crosshair(services.picture().canvas());
    painter = new ScreenPainter(services, this::drawWorld, this::drawShapes, this::drawText);
    if (!bot()) {
      run.addObserver(runServices.medals().observer(setup.mode())::accept);
      run.addObserver(runServices.mastery().observer(setup.mode(), this::onMastered)::accept);
      run.addObserver(new GamepadRumble(services.controls().devices()));
    }
  }

  /** Starts runs in place of this one. */
  private final class Starts implements RunMenu.Start {
    @Override
    public void begin(RunSetup setup, boolean seedIsKnown, GhostRecording against) {
      services.screens().show(() -> new PlayScreen(runServices, setup, seedIsKnown, against));
    }

    @Override
    public void begin(GhostDuel duel) {
      services.screens().show(() -> new PlayScreen(runServices, duel.again(services.content())));
    }
  }

  private boolean bot() {
    return run.pilot() == PilotKind.BOT;
  }

  @Override
  public Optional<FlownRun> run() {
    return Optional.of(run);
  }

  /** Returns the pages over the run. */
  public RunPages pages() {
    return pages;
  }

  /** Returns the record of the run. */
  public RunRecord record() {
    return record;
  }

  public Hud hud() {
    return picture.hud();
  }

  /** Opens a draft of modules at once, as after a wave. */
  public void openDraft() {
    run.run().openDraft();
    run.spoil();
  }

  /**
   * Plays a bot's run on by {@code seconds} or to its end at once, for a picture of its results.
   */
  public void flyAhead(double seconds) {
    while (bot() && !run.ended() && run.current().tick() < seconds * Tick.PER_SECOND) {
      run.advance(Tick.SECONDS);
    }
  }

  /** Opens a draft of hazards at once. */
  public void openHazards() {
    run.run().openHazardDraft();
    run.spoil();
  }

  @Override
  public void show() {
    picture.begin();
    pages.pause().show();
    // Not earlier: the previous screen may have shown the last moments of its run until now.
    record
        .lastMoments()
        .clear(bot() ? EndReplay.PlanRecording.OMITTED : EndReplay.PlanRecording.RECORDED);
    services.closePages();
    if (!bot()) {
      chase.begin(picture.hud());
    }
  }

  @Override
  public void hide() {
    record.close();
    pictures.finishClip();
    pages.pause().hide();
    run.close();
  }

  @Override
  public void pause() {
    pages.loseFocus();
  }

  @Override
  public void applySettings(Settings settings) {
    run.applySettings(settings);
    run.step().setSpeed(settings.fraction(Options.GAME_SPEED));
    picture.applySettings(settings);
  }

  @Override
  public void onWordsChanged() {
    picture.rewrite();
  }

  @Override
  public void update(double seconds) {
    if (!pictures.update(run.run())) {
      if (showsLastMoments()) {
        record.lastMoments().update(seconds, services.picture().world(), services.overlays());
      } else {
        run.advance(seconds);
      }
    }
    lessons.update();
    if (!bot()) {
      chase.update(picture.hud());
    }
    pages.update(seconds);
  }

  private boolean showsLastMoments() {
    return pages.finished() && !record.lastMoments().isEmpty();
  }

  @Override
  public void updatePicture(double seconds) {
    if (!showsLastMoments()) {
      picture.explain(seconds);
    }
    picture.follow(seconds, pages.pause().on(), pages.finished(), mastery());
  }

  @Override
  public void draw() {
    painter.draw(
        picture.light(pages.pause().on()),
        showsLastMoments() ? LAST_MOMENTS_LIGHT : ScreenPainter.BEHIND_PAGE);
  }

  private boolean hudShown() {
    return !pages.finished() && services.menu().worldVisible() && !picture.isDrafting();
  }

  private boolean overlaysShown() {
    return hudShown() || showsLastMoments();
  }

  private void drawWorld() {
    picture.drawWorld(overlaysShown());
    if (!pictures.showsClip() && !pages.finished() && !picture.isDrafting()) {
      ghost.drawWorld(run.run());
    }
  }

  private void drawShapes() {
    if (!hudShown()) {
      return;
    }
    picture.hud().drawShapes();
    pages.pause().drawShapes();
    Devices devices = services.controls().devices();
    if (flownByPlayer() && devices.mouseAims()) {
      crosshair.drawShapes(devices.mouseX(), devices.mouseY());
    }
  }

  private void drawText() {
    if (overlaysShown()) {
      picture.drawOverlayText();
    }
    if (hudShown()) {
      picture.hud().drawText();
      ghost.drawLead(run.run());
      pages.drawText();
    }
  }

  @Override
  public void afterDrawing() {
    pictures.afterDrawing();
  }

  /** Announces that an aim mode has reached a step of mastery. */
  private void onMastered(AimMode mode, int step) {
    Localization words = services.picture().localization();
    services.sound().play(Cue.MEDAL);
    String look = words.of("mastery.look." + step);
    String name = words.of("aim." + mode.name());
    services.topLayer().show(words.of("mastery.reached", name, String.valueOf(step), look));
  }

  private Mastery mastery() {
    return bot() ? Mastery.none() : runServices.mastery().steps();
  }

  @Override
  public boolean flownByPlayer() {
    return pages.flownByPlayer();
  }

  @Override
  public boolean claims(Action action) {
    return pages.claims(action);
  }

  @Override
  public void onAction(Action action) {
    pages.onAction(action);
  }

  @Override
  public String lesson() {
    return lessons.shown();
  }

  @Override
  public String state() {
    return pages.state();
  }

  @Override
  public Mood mood() {
    return pages.mood();
  }
}
