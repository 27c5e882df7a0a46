package towline.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Disposable;
import java.io.UncheckedIOException;
import java.util.Locale;
import towline.aim.AimMode;
import towline.content.GameContent;
import towline.content.SoundSpec.Mood;
import towline.input.Action;
import towline.input.Bindings;
import towline.input.Devices;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.Kind;
import towline.sim.Snapshot;
import towline.sound.Soundscape;
import towline.store.Store;
import towline.view.Picture;
import towline.view.draw.AssetException;
import towline.view.world.Camera;

/** What goes on in the window: which screen it is, and what leads from one to the next. */
final class Show implements Disposable {
  /** The bot that flies behind the title. */
  private static final String ATTRACT_BOT = "demo";

  private static final int ATTRACT_WAVE = 4;

  /** How long the end of the ship is watched before the results come, s. */
  private static final double FAREWELL = 2.2;

  /** How long results stand before a click may end them, s: it was meant for a snake. */
  private static final double HEED_CLICKS_AFTER = 0.8;

  /** While a window opens the focus may come and go, s. */
  private static final double SETTLING = 0.5;

  /** How long results stand before a bot tries again, s. */
  private static final double BOT_READS = 6;

  private final PlayOptions options;
  private final Progress progress;
  private final GameContent content = GameContent.load();
  private final Devices devices = new Devices(Bindings.standard());
  private final Meter meter = new Meter();
  private final Window window = new Window();
  private final Soundscape sound = Soundscape.open();
  private final Picture picture = new Picture(content);
  private final Eyes eyes;
  private final Scenery scenery;
  private Flight flight;
  private Phase phase;
  private double inPhase;
  private double open;
  private long nextSeed;

  Show(PlayOptions options, Store store, Progress progress) {
    this.options = options;
    this.progress = progress;
    nextSeed = options.seed();
    eyes = new Eyes(picture, options.overlay());
    scenery = new Scenery(picture, content, eyes);
    boolean title = options.screen() == ScreenName.TITLE;
    phase = title ? Phase.TITLE : Phase.PLAYING;
    flight = title ? attract() : takeOff(options.bot());
    Gdx.input.setInputProcessor(devices);
    if (store.crashes().takeUnseen().isPresent()) {
      scenery.say(picture.words().of("toast.crashed"));
    }
  }

  Flight flight() {
    return flight;
  }

  private Flight takeOff(String bot) {
    PlayMode mode = options.screen() == ScreenName.SURVIVAL ? PlayMode.SURVIVAL : PlayMode.ARCADE;
    RunSetup setup = new RunSetup(nextSeed, mode, options.wave(), options.aimMode());
    nextSeed++;
    return takeOff(setup, bot);
  }

  /** A fight worth watching, and the drone at its cleverest. */
  private Flight attract() {
    int cleverest = AimMode.values().length - 1;
    RunSetup setup = new RunSetup(nextSeed, PlayMode.ARCADE, ATTRACT_WAVE, cleverest);
    nextSeed++;
    return takeOff(setup, ATTRACT_BOT);
  }

  private Flight takeOff(RunSetup setup, String bot) {
    Flight started = new Flight(content, setup, bot, devices, meter.ticks(), progress);
    scenery.begin(started);
    sound.begin();
    return started;
  }

  void resize(int width, int height) {
    if (width > 0 && height > 0) {
      picture.resize(width, height);
    }
  }

  /** The focus went elsewhere: whoever flies cannot go on; a bot can. */
  void loseFocus() {
    devices.releaseAll();
    sound.hush();
    if (phase == Phase.PLAYING && !flight.flownByBot() && open > SETTLING) {
      pause();
    }
  }

  void gainFocus() {
    sound.unhush();
  }

  void frame(double elapsed) {
    progress.begin(Moment.INPUT);
    Action action = devices.takeForWindow();
    while (action != null) {
      heed(action);
      action = devices.takeForWindow();
    }
    flight.pass(elapsed, picture.world(), eyes, sound);
    inPhase += elapsed;
    open += elapsed;
    turnPage();
    showCursor();
    progress.begin(Moment.SOUND);
    listen(elapsed);
    eyes.look(flight.run(), flight.step().paused() ? 0 : elapsed);
    progress.begin(Moment.DRAW);
    long start = System.nanoTime();
    picture.beginFrame();
    scenery.draw(phase, flight, devices, elapsed);
    meter.views().add(System.nanoTime() - start);
    meter.frame(picture.drawCalls());
    scenery.measured(meter, picture.drawCalls());
  }

  private void listen(double elapsed) {
    Camera camera = picture.world().camera();
    sound.listen(flight.run().current(), camera.x(), camera.y(), mood(), elapsed);
  }

  private Mood mood() {
    return switch (phase) {
      case TITLE -> Mood.TITLE;
      case PLAYING -> Mood.FLIGHT;
      case PAUSED -> Mood.PAUSED;
      case OVER -> Mood.RESULTS;
    };
  }

  private void showCursor() {
    if (phase == Phase.PLAYING && !flight.flownByBot()) {
      window.hideCursor();
    } else {
      window.showCursor();
    }
  }

  /** What time alone brings. */
  private void turnPage() {
    boolean gone = flight.run().over() && flight.run().overFor() > FAREWELL;
    if (phase == Phase.PLAYING && gone) {
      scenery.results(flight);
      enter(Phase.OVER);
    } else if (phase == Phase.TITLE && gone) {
      replace();
      flight = attract();
    } else if (phase == Phase.OVER && flight.flownByBot() && inPhase > BOT_READS) {
      play();
    }
  }

  private void heed(Action action) {
    switch (action) {
      case VISION -> eyes.flipVision();
      case GHOSTS -> eyes.flipGhosts();
      case FULL_SCREEN -> window.flipFullScreen();
      case SCREENSHOT -> savePicture();
      case PERFORMANCE -> scenery.flipGraph();
      default -> {
        switch (phase) {
          case TITLE -> heedAtTitle(action);
          case PLAYING -> heedInPlay(action);
          case PAUSED -> heedInPause(action);
          case OVER -> heedAtEnd(action);
        }
      }
    }
  }

  private void heedAtTitle(Action action) {
    if (action == Action.START || action == Action.POINT) {
      play();
    } else if (action == Action.PAUSE) {
      Gdx.app.exit();
    }
  }

  private void heedInPlay(Action action) {
    switch (action) {
      case PAUSE -> pause();
      case RESTART -> play();
      case SLOWER -> flight.step().slower();
      case FASTER -> flight.step().faster();
      default -> {}
    }
  }

  private void heedInPause(Action action) {
    switch (action) {
      case PAUSE, START -> {
        flight.step().resume();
        enter(Phase.PLAYING);
      }
      case STEP -> flight.step().step();
      case RESTART -> play();
      case LEAVE -> toTitle();
      case SLOWER -> flight.step().slower();
      case FASTER -> flight.step().faster();
      default -> {}
    }
  }

  private void heedAtEnd(Action action) {
    switch (action) {
      case RESTART, START -> play();
      case POINT -> {
        if (inPhase > HEED_CLICKS_AFTER) {
          play();
        }
      }
      case LEAVE, PAUSE -> toTitle();
      default -> {}
    }
  }

  private void pause() {
    flight.step().pause();
    enter(Phase.PAUSED);
  }

  private void play() {
    replace();
    flight = takeOff(options.bot());
    enter(Phase.PLAYING);
  }

  private void toTitle() {
    replace();
    flight = attract();
    enter(Phase.TITLE);
  }

  private void replace() {
    flight.close();
    devices.releaseAll();
  }

  private void enter(Phase next) {
    phase = next;
    inPhase = 0;
  }

  /** A full disk or a locked folder costs the picture, not the run. */
  private void savePicture() {
    try {
      scenery.say(picture.words().of("toast.saved", window.savePicture()));
    } catch (AssetException | UncheckedIOException e) {
      scenery.say(picture.words().of("toast.unsaved"));
    }
  }

  void writeStats(PlayStats stats) {
    meter.write(stats, flight.run().current(), flight.run().score());
  }

  void writeState(PlayStats state) {
    Snapshot now = flight.run().current();
    state.put("screen", phase.name());
    state.put("overlay", onOrOff(eyes.vision()));
    state.put("ghosts", onOrOff(eyes.ghosts()));
    state.put("snap_shot", onOrOff(now.turret().snapShot()));
    state.put("cable", String.format(Locale.ROOT, "%.3f", now.tow().length()));
    state.put("gun", String.format(Locale.ROOT, "%.3f", now.gunBearing()));
    state.put("ship_shots", String.valueOf(now.count(Kind.SHIP_SHOT)));
    state.put("time_scale", String.valueOf(flight.step().timeScale()));
    state.put("tick", String.valueOf(now.tick()));
  }

  private static String onOrOff(boolean on) {
    return on ? "on" : "off";
  }

  @Override
  public void dispose() {
    flight.close();
    sound.dispose();
    picture.dispose();
  }
}
