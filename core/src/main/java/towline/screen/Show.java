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
  private final FrameProgress frameProgress;
  private final GameContent content = GameContent.load();
  private final FrameMeter frameMeter = new FrameMeter();
  private final WindowControl windowControl = new WindowControl();
  private final Soundscape sound = Soundscape.open();
  private final Picture picture = new Picture(content);
  private final PlayerControls playerControls;
  private final Menu menu;
  private final Pages pages;
  private final MenuSounds menuSounds;
  private final OverlayController overlays;
  private final ScreenRenderer screenRenderer;
  private final SettingsApplier settingsApplier;
  private final PlayerProfile profile;
  private double replaySpeed = 1;
  private PlayMode mode;
  private RunController controller;
  private ScreenState screenState;
  private double inPhase;
  private double open;
  private long nextSeed;
  private int width = 1;
  private int height = 1;

  Show(PlayOptions options, Platform platform, FrameProgress frameProgress) {
    this.options = options;
    this.frameProgress = frameProgress;
    nextSeed = options.seed();
    profile = new PlayerProfile(platform.store());
    mode = options.screen() == ScreenName.SURVIVAL ? PlayMode.SURVIVAL : PlayMode.ARCADE;
    playerControls = new PlayerControls(platform, picture);
    overlays = new OverlayController(picture, options.overlay());
    menu =
        new Menu(
            picture.canvas().batch(),
            picture.fonts(),
            picture.palette(),
            picture.words(),
            playerControls.bindings());
    menuSounds = new MenuSounds(menu, sound);
    pages =
        new Pages(
            menu,
            new ScreenMenuActions(this, picture.words()),
            playerControls.bindings(),
            playerControls.names());
    settingsApplier = new SettingsApplier(picture, windowControl, playerControls.devices(), sound);
    settingsApplier.apply(profile.settings());
    playerControls.apply(profile.settings());
    screenRenderer = new ScreenRenderer(picture, content, overlays);
    boolean run = options.screen().showsARun();
    controller = run ? takeOff(options.bot()) : attract();
    screenState = run ? ScreenState.PLAYING : ScreenState.TITLE;
  }

  /** Opens with the screen that was asked for; once there is a size. */
  void begin() {
    open(options.screen());
    menuSounds.reset();
    if (profile.pollCrash()) {
      screenRenderer.say(picture.words().of("toast.crashed"));
    }
  }

  RunController flight() {
    return controller;
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
        pages.openInitials(controller.run().score().points(), 1, "");
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
            profile.settings().get(Options.DIFFICULTY));
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
        new RunController(
            content,
            picture.effects(),
            setup,
            bot,
            playerControls.devices(),
            frameMeter.ticks(),
            frameProgress);
    hold(started);
    screenRenderer.begin(started);
    sound.reset();
    return started;
  }

  private void hold(RunController held) {
    Settings settings = profile.settings();
    held.setControlPreferences(SettingsApplier.grip(settings));
    held.difficulty(settings.get(Options.DIFFICULTY));
    held.speed(held.rerun() == null ? settings.fraction(Options.GAME_SPEED) : replaySpeed);
  }

  PlayerProfile shelf() {
    return profile;
  }

  /** From here on it is like that. */
  void change(Settings wanted) {
    profile.set(wanted);
    settingsApplier.apply(profile.settings());
    hold(controller);
    if (settingsApplier.pollTextSizeChanged()) {
      menu.resize(width, height);
    }
  }

  void resize(int wide, int high) {
    if (wide > 0 && high > 0) {
      width = wide;
      height = high;
      picture.resize(width, height);
      settingsApplier.fitText();
      menu.resize(width, height);
    }
  }

  /** The focus went elsewhere: whoever flies cannot go on; a bot can. */
  void loseFocus() {
    if (profile.settings().isOn(Options.MUTE_IN_BACKGROUND)) {
      sound.mute();
    }
    stop();
  }

  /** Whoever flies cannot go on now. */
  private void stop() {
    playerControls.devices().releaseAll();
    boolean goesOn = screenState == ScreenState.PLAYING && !controller.flownByBot();
    if ((goesOn || screenState == ScreenState.WATCHING) && open > SETTLING) {
      pause();
    }
  }

  void gainFocus() {
    sound.unmute();
  }

  void frame(double elapsed) {
    frameProgress.enter(FramePhase.INPUT);
    heed();
    controller.update(elapsed, picture.world(), overlays, sound);
    inPhase += elapsed;
    open += elapsed;
    profile.update(elapsed);
    turnPage();
    showCursor();
    frameProgress.enter(FramePhase.SOUND);
    listen(elapsed);
    menu.update(elapsed, playerControls.devices().lastUsed());
    menuSounds.update();
    overlays.update(controller.run(), controller.step().paused() ? 0 : elapsed);
    frameProgress.enter(FramePhase.DRAW);
    long start = System.nanoTime();
    picture.beginFrame();
    ScreenRenderer.View view =
        menu.clear() ? ScreenRenderer.View.CLEAR : ScreenRenderer.View.BEHIND_PAGE;
    screenRenderer.draw(screenState, view, controller, playerControls.devices(), elapsed);
    menu.draw();
    frameMeter.views().add(System.nanoTime() - start);
    frameMeter.frame(picture.drawCalls());
    screenRenderer.measured(frameMeter, picture.drawCalls());
  }

  /** Takes in what the devices and the disk have to say. */
  private void heed() {
    Devices devices = playerControls.devices();
    devices.poll();
    if (devices.pollGamepadLost()) {
      stop();
      screenRenderer.say(picture.words().of("toast.pad"));
    }
    pages.inUse(devices.lastUsed());
    boolean recoloured = settingsApplier.pollWordsChanged();
    if (playerControls.pollChanged() || recoloured) {
      screenRenderer.renew();
      menu.refresh();
    }
    List<String> messages = profile.messages();
    for (int i = 0; i < messages.size(); i++) {
      screenRenderer.say(messages.get(i));
    }
    Action action = devices.pollWindowAction();
    while (action != null) {
      heed(action);
      action = devices.pollWindowAction();
    }
  }

  private void listen(double elapsed) {
    Camera camera = picture.world().camera();
    sound.update(controller.run().current(), camera.x(), camera.y(), mood(), elapsed);
  }

  private Mood mood() {
    return switch (screenState) {
      case TITLE -> Mood.TITLE;
      case PLAYING, WATCHING -> Mood.FLIGHT;
      case PAUSED -> Mood.PAUSED;
      case OVER -> Mood.RESULTS;
    };
  }

  private void showCursor() {
    if (screenState == ScreenState.PLAYING && !controller.flownByBot()) {
      windowControl.hideCursor();
    } else {
      windowControl.showCursor();
    }
  }

  /** What time alone brings. */
  private void turnPage() {
    boolean gone = controller.run().over() && controller.run().overFor() > FAREWELL;
    ReplayPlayback playback = controller.rerun();
    if (screenState == ScreenState.WATCHING && playback != null && playback.ended()) {
      pause();
    } else if (screenState == ScreenState.PLAYING && gone) {
      askForInitials();
    } else if (screenState == ScreenState.TITLE && gone) {
      replace();
      controller = attract();
    } else if (screenState == ScreenState.OVER && controller.flownByBot() && inPhase > BOT_READS) {
      restart();
    }
  }

  private void askForInitials() {
    long points = controller.run().score().points();
    OptionalInt rank = profile.rank(controller.run());
    if (controller.flownByBot() || rank.isEmpty()) {
      showResults();
      return;
    }
    enter(ScreenState.OVER);
    pages.openInitials(points, rank.getAsInt(), profile.settings().get(Options.INITIALS));
    invite();
  }

  /** Puts the run that has ended into its table. */
  void enterScore(String initials) {
    profile.addScore(controller, initials);
    RunSetup setup = controller.run().setup();
    pages.openTable(
        setup.mode(), controller.run().rankedAs(), ResultsSummary.of(controller, picture.words()));
  }

  /** Plays a replay. */
  void watch(String key) {
    Optional<Replay> replay = profile.replay(key);
    replay.ifPresent(this::watch);
  }

  private void watch(Replay replay) {
    replace();
    controller =
        new RunController(
            content,
            picture.effects(),
            new ReplayPlayback(replay),
            playerControls.devices(),
            frameMeter.ticks(),
            frameProgress);
    hold(controller);
    screenRenderer.begin(controller);
    enter(ScreenState.WATCHING);
    menu.close();
    invite();
  }

  void endReplay() {
    toTitle();
    pages.openReplays();
  }

  void step() {
    controller.step().step();
  }

  void slower() {
    speed(0.5);
  }

  void faster() {
    speed(2);
  }

  private void speed(double times) {
    if (controller.rerun() == null) {
      if (times < 1) {
        controller.step().slower();
      } else {
        controller.step().faster();
      }
    } else {
      replaySpeed = Math.max(FixedStep.SLOWEST, Math.min(FASTEST_REPLAY, replaySpeed * times));
      hold(controller);
    }
  }

  private void showResults() {
    enter(ScreenState.OVER);
    pages.openOver(ResultsSummary.of(controller, picture.words()));
    invite();
  }

  private void heed(Action action) {
    switch (action) {
      case VISION -> overlays.toggleOverlay();
      case GHOSTS -> overlays.toggleGhosts();
      case FULL_SCREEN -> flipFullScreen();
      case SCREENSHOT -> savePicture();
      case PERFORMANCE -> screenRenderer.flipGraph();
      default -> {
        switch (screenState) {
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
    controller.step().pause();
    enter(ScreenState.PAUSED);
    if (controller.rerun() == null) {
      pages.openPause();
    } else {
      pages.openWatch();
    }
    invite();
  }

  void resume() {
    ReplayPlayback playback = controller.rerun();
    if (playback != null && playback.ended()) {
      return;
    }
    controller.step().resume();
    enter(playback == null ? ScreenState.PLAYING : ScreenState.WATCHING);
    menu.close();
    invite();
  }

  void play(PlayMode wanted) {
    mode = wanted;
    takeOffAnew();
  }

  void restart() {
    ReplayPlayback playback = controller.rerun();
    if (playback != null) {
      watch(playback.replay());
    } else {
      takeOffAnew();
    }
  }

  private void takeOffAnew() {
    replace();
    controller = takeOff(options.bot());
    enter(ScreenState.PLAYING);
    menu.close();
    invite();
  }

  void toTitle() {
    replace();
    controller = attract();
    enter(ScreenState.TITLE);
    pages.openTitle();
    invite();
  }

  void leave() {
    Gdx.app.exit();
  }

  private void flipFullScreen() {
    Settings settings = profile.settings();
    boolean windowed = settings.get(Options.WINDOW_MODE) == WindowMode.WINDOWED;
    change(
        settings.with(
            Options.WINDOW_MODE, windowed ? WindowMode.FULL_SCREEN : WindowMode.WINDOWED));
  }

  void bindingsChanged() {
    profile.set(profile.settings().withBindings(playerControls.bindings().written()));
  }

  private void replace() {
    controller.close();
    playerControls.devices().releaseAll();
  }

  private void enter(ScreenState next) {
    screenState = next;
    inPhase = 0;
  }

  /** Presses go to the menu while there is one. */
  private void invite() {
    playerControls.devices().releaseAll();
    playerControls.devices().setMenuInput(menu.isOpen() ? menu : null);
  }

  /** A full disk or a locked folder costs the picture, not the run. */
  private void savePicture() {
    try {
      screenRenderer.say(picture.words().of("toast.saved", windowControl.savePicture()));
    } catch (AssetException | UncheckedIOException e) {
      screenRenderer.say(picture.words().of("toast.unsaved"));
    }
  }

  Devices devices() {
    return playerControls.devices();
  }

  /** What is wrong with the layout of the page that is open. */
  List<String> faults() {
    return menu.faultsEverywhere();
  }

  /** The hash of the run's state. */
  long hash() {
    return controller.run().hash();
  }

  /** The second at which a watched replay parted from what was recorded; 0: it has not. */
  int desyncedAt() {
    ReplayPlayback playback = controller.rerun();
    return playback == null ? 0 : playback.desyncedAt();
  }

  Words words() {
    return picture.words();
  }

  void writeStats(PlayStats stats) {
    frameMeter.write(stats, controller.run().current(), controller.run().score());
  }

  void writeState(PlayStats state) {
    Snapshot now = controller.run().current();
    state.put("screen", screenState.name());
    state.put("page", menu.page());
    state.put("focus", menu.focused());
    state.put("flash", String.valueOf(profile.settings().get(Options.FLASH)));
    state.put("best", profile.best(controller.run().setup().mode()));
    state.put("overlay", onOrOff(overlays.vision()));
    state.put("ghosts", onOrOff(overlays.ghosts()));
    state.put("snap_shot", onOrOff(now.turret().snapShot()));
    state.put("cable", String.format(Locale.ROOT, "%.3f", now.tow().length()));
    state.put("gun", String.format(Locale.ROOT, "%.3f", now.gunBearing()));
    state.put("ship_shots", String.valueOf(now.count(EntityKind.SHIP_SHOT)));
    state.put("missile_law", String.valueOf(now.doctrine().missileLaw()));
    state.put("tank_law", String.valueOf(now.doctrine().tankLaw()));
    state.put("foe_aim", String.valueOf(now.doctrine().foeAim()));
    state.put("rack", String.valueOf(now.arsenal().missiles()));
    state.put("assisted", onOrOff(controller.assisted()));
    state.put("time_scale", String.valueOf(controller.step().timeScale()));
    state.put("tick", String.valueOf(now.tick()));
  }

  private static String onOrOff(boolean on) {
    return on ? "on" : "off";
  }

  @Override
  public void dispose() {
    profile.write();
    controller.close();
    menu.dispose();
    sound.dispose();
    picture.dispose();
  }
}
