package towline.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Disposable;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import towline.aim.AimMode;
import towline.content.GameContent;
import towline.content.sound.SoundSpec.Mood;
import towline.input.Action;
import towline.input.Devices;
import towline.menu.Menu;
import towline.menu.page.Pages;
import towline.session.FixedStep;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.replay.Replay;
import towline.settings.Options;
import towline.settings.Settings;
import towline.settings.WindowMode;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sound.Soundscape;
import towline.view.Picture;
import towline.view.draw.AssetException;
import towline.view.scene.Camera;
import towline.view.text.Words;

/** What goes on in the window: which screen it is, and what leads from one to the next. */
final class Show implements Disposable {
  /** The bot that flies behind the title. */
  private static final String ATTRACT_BOT = "demo";

  private static final int ATTRACT_WAVE = 4;

  /** How long the end of the ship is watched before the results come, s. */
  private static final double FAREWELL = 2.2;

  /** While a window opens the focus may come and go, s. */
  private static final double SETTLING = 0.5;

  private static final double FASTEST_REPLAY = 8;

  /** How long results stand before a bot tries again, s. */
  private static final double BOT_READS = 6;

  private final PlayOptions options;
  private final FrameProgress progress;
  private final GameContent content = GameContent.load();
  private final FrameMeter meter = new FrameMeter();
  private final WindowControl window = new WindowControl();
  private final Soundscape sound = Soundscape.open();
  private final Picture picture = new Picture(content);
  private final PlayerControls controls;
  private final Menu menu;
  private final Pages pages;
  private final MenuSounds menuSounds;
  private final OverlayController eyes;
  private final ScreenRenderer scenery;
  private final SettingsApplier adjustments;
  private final PlayerProfile shelf;
  private double replaySpeed = 1;
  private PlayMode mode;
  private RunController flight;
  private ScreenState phase;
  private double inPhase;
  private double open;
  private long nextSeed;
  private int width = 1;
  private int height = 1;

  Show(PlayOptions options, Platform machine, FrameProgress progress) {
    this.options = options;
    this.progress = progress;
    nextSeed = options.seed();
    shelf = new PlayerProfile(machine.store());
    mode = options.screen() == ScreenName.SURVIVAL ? PlayMode.SURVIVAL : PlayMode.ARCADE;
    controls = new PlayerControls(machine, picture);
    eyes = new OverlayController(picture, options.overlay());
    menu =
        new Menu(
            picture.sheet().batch(),
            picture.fonts(),
            picture.palette(),
            picture.words(),
            controls.bindings());
    menuSounds = new MenuSounds(menu, sound);
    pages =
        new Pages(
            menu,
            new ScreenMenuActions(this, picture.words()),
            controls.bindings(),
            controls.names());
    adjustments = new SettingsApplier(picture, window, controls.devices(), sound);
    adjustments.apply(shelf.settings());
    controls.apply(shelf.settings());
    scenery = new ScreenRenderer(picture, content, eyes);
    boolean run = options.screen().showsARun();
    flight = run ? takeOff(options.bot()) : attract();
    phase = run ? ScreenState.PLAYING : ScreenState.TITLE;
  }

  /** Opens with the screen that was asked for; once there is a size. */
  void begin() {
    open(options.screen());
    menuSounds.reset();
    if (shelf.pollCrash()) {
      scenery.say(picture.words().of("toast.crashed"));
    }
  }

  RunController flight() {
    return flight;
  }

  /** Opens a screen; what shows a run shows the one that is on. */
  void open(ScreenName screen) {
    switch (screen) {
      case TITLE -> pages.openTitle();
      case ARCADE, SURVIVAL -> {}
      case MODES -> pages.openModes();
      case OPTIONS -> pages.openOptions();
      case CONTROLS -> pages.openControls();
      case SCORES -> pages.openScores();
      case REPLAYS -> pages.openReplays();
      case PAUSE -> pause();
      case INITIALS -> {
        enter(ScreenState.OVER);
        pages.openInitials(flight.run().score().points(), 1, "");
      }
      case RESULTS -> showResults();
    }
    invite();
  }

  private RunController takeOff(String bot) {
    RunSetup setup =
        new RunSetup(
            nextSeed,
            mode,
            options.wave(),
            options.aimMode(),
            shelf.settings().get(Options.DIFFICULTY));
    nextSeed++;
    RunController started = takeOff(setup, bot);
    started.modeChoice(options.modeChoice());
    return started;
  }

  /** A fight worth watching, and the drone at its cleverest. */
  private RunController attract() {
    int cleverest = AimMode.values().length - 1;
    RunSetup setup = new RunSetup(nextSeed, PlayMode.ARCADE, ATTRACT_WAVE, cleverest);
    nextSeed++;
    return takeOff(setup, ATTRACT_BOT);
  }

  private RunController takeOff(RunSetup setup, String bot) {
    RunController started =
        new RunController(content, setup, bot, controls.devices(), meter.ticks(), progress);
    hold(started);
    scenery.begin(started);
    sound.reset();
    return started;
  }

  private void hold(RunController held) {
    Settings settings = shelf.settings();
    held.setControlPreferences(SettingsApplier.grip(settings));
    held.difficulty(settings.get(Options.DIFFICULTY));
    held.speed(held.rerun() == null ? settings.fraction(Options.GAME_SPEED) : replaySpeed);
  }

  PlayerProfile shelf() {
    return shelf;
  }

  /** From here on it is like that. */
  void change(Settings wanted) {
    shelf.set(wanted);
    adjustments.apply(shelf.settings());
    hold(flight);
    if (adjustments.pollTextSizeChanged()) {
      menu.resize(width, height);
    }
  }

  void resize(int wide, int high) {
    if (wide > 0 && high > 0) {
      width = wide;
      height = high;
      picture.resize(width, height);
      adjustments.fitText();
      menu.resize(width, height);
    }
  }

  /** The focus went elsewhere: whoever flies cannot go on; a bot can. */
  void loseFocus() {
    if (shelf.settings().isOn(Options.MUTE_IN_BACKGROUND)) {
      sound.mute();
    }
    stop();
  }

  /** Whoever flies cannot go on now. */
  private void stop() {
    controls.devices().releaseAll();
    boolean goesOn = phase == ScreenState.PLAYING && !flight.flownByBot();
    if ((goesOn || phase == ScreenState.WATCHING) && open > SETTLING) {
      pause();
    }
  }

  void gainFocus() {
    sound.unmute();
  }

  void frame(double elapsed) {
    progress.enter(FramePhase.INPUT);
    heed();
    flight.update(elapsed, picture.world(), eyes, sound);
    inPhase += elapsed;
    open += elapsed;
    shelf.update(elapsed);
    turnPage();
    showCursor();
    progress.enter(FramePhase.SOUND);
    listen(elapsed);
    menu.update(elapsed, controls.devices().lastUsed());
    menuSounds.update();
    eyes.update(flight.run(), flight.step().paused() ? 0 : elapsed);
    progress.enter(FramePhase.DRAW);
    long start = System.nanoTime();
    picture.beginFrame();
    ScreenRenderer.View view =
        menu.clear() ? ScreenRenderer.View.CLEAR : ScreenRenderer.View.BEHIND_PAGE;
    scenery.draw(phase, view, flight, controls.devices(), elapsed);
    menu.draw();
    meter.views().add(System.nanoTime() - start);
    meter.frame(picture.drawCalls());
    scenery.measured(meter, picture.drawCalls());
  }

  /** Takes in what the devices and the disk have to say. */
  private void heed() {
    Devices devices = controls.devices();
    devices.poll();
    if (devices.pollGamepadLost()) {
      stop();
      scenery.say(picture.words().of("toast.pad"));
    }
    pages.inUse(devices.lastUsed());
    boolean recoloured = adjustments.pollWordsChanged();
    if (controls.pollChanged() || recoloured) {
      scenery.renew();
      menu.refresh();
    }
    List<String> messages = shelf.messages();
    for (int i = 0; i < messages.size(); i++) {
      scenery.say(messages.get(i));
    }
    Action action = devices.pollWindowAction();
    while (action != null) {
      heed(action);
      action = devices.pollWindowAction();
    }
  }

  private void listen(double elapsed) {
    Camera camera = picture.world().camera();
    sound.update(flight.run().current(), camera.x(), camera.y(), mood(), elapsed);
  }

  private Mood mood() {
    return switch (phase) {
      case TITLE -> Mood.TITLE;
      case PLAYING, WATCHING -> Mood.FLIGHT;
      case PAUSED -> Mood.PAUSED;
      case OVER -> Mood.RESULTS;
    };
  }

  private void showCursor() {
    if (phase == ScreenState.PLAYING && !flight.flownByBot()) {
      window.hideCursor();
    } else {
      window.showCursor();
    }
  }

  /** What time alone brings. */
  private void turnPage() {
    boolean gone = flight.run().over() && flight.run().overFor() > FAREWELL;
    ReplayPlayback rerun = flight.rerun();
    if (phase == ScreenState.WATCHING && rerun != null && rerun.ended()) {
      pause();
    } else if (phase == ScreenState.PLAYING && gone) {
      askForInitials();
    } else if (phase == ScreenState.TITLE && gone) {
      replace();
      flight = attract();
    } else if (phase == ScreenState.OVER && flight.flownByBot() && inPhase > BOT_READS) {
      restart();
    }
  }

  private void askForInitials() {
    long points = flight.run().score().points();
    OptionalInt rank = shelf.rank(flight.run());
    if (flight.flownByBot() || rank.isEmpty()) {
      showResults();
      return;
    }
    enter(ScreenState.OVER);
    pages.openInitials(points, rank.getAsInt(), shelf.settings().get(Options.INITIALS));
    invite();
  }

  /** Puts the run that has ended into its table. */
  void enterScore(String initials) {
    shelf.addScore(flight, initials);
    RunSetup setup = flight.run().setup();
    pages.openTable(
        setup.mode(), flight.run().rankedAs(), ResultsSummary.of(flight, picture.words()));
  }

  /** Plays a replay. */
  void watch(String key) {
    Optional<Replay> replay = shelf.replay(key);
    replay.ifPresent(this::watch);
  }

  private void watch(Replay replay) {
    replace();
    flight =
        new RunController(
            content, new ReplayPlayback(replay), controls.devices(), meter.ticks(), progress);
    hold(flight);
    scenery.begin(flight);
    enter(ScreenState.WATCHING);
    menu.close();
    invite();
  }

  void endReplay() {
    toTitle();
    pages.openReplays();
  }

  void step() {
    flight.step().step();
  }

  void slower() {
    speed(0.5);
  }

  void faster() {
    speed(2);
  }

  private void speed(double times) {
    if (flight.rerun() == null) {
      if (times < 1) {
        flight.step().slower();
      } else {
        flight.step().faster();
      }
    } else {
      replaySpeed = Math.max(FixedStep.SLOWEST, Math.min(FASTEST_REPLAY, replaySpeed * times));
      hold(flight);
    }
  }

  private void showResults() {
    enter(ScreenState.OVER);
    pages.openOver(ResultsSummary.of(flight, picture.words()));
    invite();
  }

  private void heed(Action action) {
    switch (action) {
      case VISION -> eyes.toggleOverlay();
      case GHOSTS -> eyes.toggleGhosts();
      case FULL_SCREEN -> flipFullScreen();
      case SCREENSHOT -> savePicture();
      case PERFORMANCE -> scenery.flipGraph();
      default -> {
        switch (phase) {
          case TITLE -> {}
          case PLAYING, WATCHING -> heedInPlay(action);
          case PAUSED -> heedInPause(action);
          case OVER -> heedAtEnd(action);
        }
      }
    }
  }

  private void heedInPlay(Action action) {
    switch (action) {
      case PAUSE -> pause();
      case SLOWER -> slower();
      case FASTER -> faster();
      default -> {}
    }
  }

  private void heedInPause(Action action) {
    switch (action) {
      case PAUSE -> resume();
      case STEP -> step();
      case RESTART -> restart();
      case SLOWER -> slower();
      case FASTER -> faster();
      default -> {}
    }
  }

  private void heedAtEnd(Action action) {
    if (action == Action.RESTART) {
      restart();
    }
  }

  private void pause() {
    flight.step().pause();
    enter(ScreenState.PAUSED);
    if (flight.rerun() == null) {
      pages.openPause();
    } else {
      pages.openWatch();
    }
    invite();
  }

  void resume() {
    ReplayPlayback rerun = flight.rerun();
    if (rerun != null && rerun.ended()) {
      return;
    }
    flight.step().resume();
    enter(rerun == null ? ScreenState.PLAYING : ScreenState.WATCHING);
    menu.close();
    invite();
  }

  void play(PlayMode wanted) {
    mode = wanted;
    takeOffAnew();
  }

  void restart() {
    ReplayPlayback rerun = flight.rerun();
    if (rerun != null) {
      watch(rerun.replay());
    } else {
      takeOffAnew();
    }
  }

  private void takeOffAnew() {
    replace();
    flight = takeOff(options.bot());
    enter(ScreenState.PLAYING);
    menu.close();
    invite();
  }

  void toTitle() {
    replace();
    flight = attract();
    enter(ScreenState.TITLE);
    pages.openTitle();
    invite();
  }

  void leave() {
    Gdx.app.exit();
  }

  private void flipFullScreen() {
    Settings settings = shelf.settings();
    boolean windowed = settings.get(Options.WINDOW_MODE) == WindowMode.WINDOWED;
    change(
        settings.with(
            Options.WINDOW_MODE, windowed ? WindowMode.FULL_SCREEN : WindowMode.WINDOWED));
  }

  void bindingsChanged() {
    shelf.set(shelf.settings().withBindings(controls.bindings().written()));
  }

  private void replace() {
    flight.close();
    controls.devices().releaseAll();
  }

  private void enter(ScreenState next) {
    phase = next;
    inPhase = 0;
  }

  /** Presses go to the menu while there is one. */
  private void invite() {
    controls.devices().releaseAll();
    controls.devices().setMenuInput(menu.isOpen() ? menu : null);
  }

  /** A full disk or a locked folder costs the picture, not the run. */
  private void savePicture() {
    try {
      scenery.say(picture.words().of("toast.saved", window.savePicture()));
    } catch (AssetException | UncheckedIOException e) {
      scenery.say(picture.words().of("toast.unsaved"));
    }
  }

  Devices devices() {
    return controls.devices();
  }

  /** What is wrong with the layout of the page that is open. */
  List<String> faults() {
    return menu.faultsEverywhere();
  }

  /** The hash of the run's state. */
  long hash() {
    return flight.run().hash();
  }

  /** The second at which a watched replay parted from what was recorded; 0: it has not. */
  int desyncedAt() {
    ReplayPlayback rerun = flight.rerun();
    return rerun == null ? 0 : rerun.desyncedAt();
  }

  Words words() {
    return picture.words();
  }

  void writeStats(PlayStats stats) {
    meter.write(stats, flight.run().current(), flight.run().score());
  }

  void writeState(PlayStats state) {
    Snapshot now = flight.run().current();
    state.put("screen", phase.name());
    state.put("page", menu.page());
    state.put("focus", menu.focused());
    state.put("flash", String.valueOf(shelf.settings().get(Options.FLASH)));
    state.put("best", shelf.best(flight.run().setup().mode()));
    state.put("overlay", onOrOff(eyes.vision()));
    state.put("ghosts", onOrOff(eyes.ghosts()));
    state.put("snap_shot", onOrOff(now.turret().snapShot()));
    state.put("cable", String.format(Locale.ROOT, "%.3f", now.tow().length()));
    state.put("gun", String.format(Locale.ROOT, "%.3f", now.gunBearing()));
    state.put("ship_shots", String.valueOf(now.count(EntityKind.SHIP_SHOT)));
    state.put("missile_law", String.valueOf(now.doctrine().missileLaw()));
    state.put("tank_law", String.valueOf(now.doctrine().tankLaw()));
    state.put("foe_aim", String.valueOf(now.doctrine().foeAim()));
    state.put("rack", String.valueOf(now.arsenal().missiles()));
    state.put("assisted", onOrOff(flight.assisted()));
    state.put("time_scale", String.valueOf(flight.step().timeScale()));
    state.put("tick", String.valueOf(now.tick()));
  }

  private static String onOrOff(boolean on) {
    return on ? "on" : "off";
  }

  @Override
  public void dispose() {
    shelf.write();
    flight.close();
    menu.dispose();
    sound.dispose();
    picture.dispose();
  }
}
