package towline.game.frame;

import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import java.util.Optional;
import towline.content.GameContent;
import towline.game.clip.ClipWriter;
import towline.game.diagnostics.FrameMeter;
import towline.game.diagnostics.FrameProgress;
import towline.game.host.Host;
import towline.menu.Menu;
import towline.menu.Page;
import towline.session.CommandSource;
import towline.session.Run;
import towline.session.RunDriver;
import towline.settings.Options;
import towline.settings.SessionOptions;
import towline.settings.Settings;
import towline.settings.WindowPlace;
import towline.settings.WindowSize;
import towline.sim.api.Snapshot;
import towline.sound.GameAudio;
import towline.view.Renderer;

/**
 * What all screens share. It is made once, when there is a window, and disposed with it.
 *
 * @param host the machine
 * @param screens the ways to other screens
 * @param content the game's data
 * @param picture draws
 * @param sound sounds
 * @param controls the player's devices and what is bound to them
 * @param profile settings, scores and replays
 * @param settingsApplier puts the settings into effect
 * @param menu the open pages
 * @param menuSounds sounds the menu
 * @param overlays the vision overlay and the points that rise
 * @param topLayer messages and frame graph, over every screen
 * @param pictures where the player's pictures go
 * @param clipWriter writes clips meanwhile
 * @param frameMeter measures
 * @param frameProgress knows which part of a frame is running
 */
public record GameServices(
    Host host,
    Screens screens,
    GameContent content,
    Renderer picture,
    GameAudio sound,
    PlayerControls controls,
    PlayerProfile profile,
    SettingsApplier settingsApplier,
    Menu menu,
    MenuSounds menuSounds,
    OverlayController overlays,
    MessageLayer topLayer,
    PictureFolder pictures,
    ClipWriter clipWriter,
    FrameMeter frameMeter,
    FrameProgress frameProgress)
    implements Disposable {

  /** Opens everything, in a window, with that data. */
  public static GameServices open(
      GameData data,
      Platform platform,
      SessionOptions session,
      WindowControl window,
      FrameProgress frameProgress,
      Screens screens) {
    GameContent content = data.content();
    GameAudio sound = new GameAudio(data.sound(), platform.host().sound());
    Renderer picture =
        new Renderer(content, data.effects(), data.medalIcons(), data.gamepadControls());
    PlayerProfile profile = new PlayerProfile(platform.store(), session, platform.host().today());
    PlayerControls controls = new PlayerControls(platform, picture);
    Menu menu =
        new Menu(
            picture.canvas().batch(),
            picture.fonts(),
            picture.palette(),
            picture.words(),
            controls.bindings());
    SettingsApplier settings = new SettingsApplier(picture, window, controls.devices(), sound);
    settings.apply(profile.settings());
    List<String> unknown = controls.apply(profile.settings());
    MessageLayer topLayer = new MessageLayer(picture.canvas(), picture.medalIcons());
    if (!unknown.isEmpty()) {
      topLayer.show(picture.words().of("toast.bindings", String.join(", ", unknown)));
    }
    return new GameServices(
        platform.host(),
        screens,
        content,
        picture,
        sound,
        controls,
        profile,
        settings,
        menu,
        new MenuSounds(menu, topLayer.medal(), sound),
        new OverlayController(picture, content.couriers()),
        topLayer,
        new PictureFolder(platform.pictures(), platform.host().pictures()),
        new ClipWriter(platform.host()),
        new FrameMeter(platform.host().process()),
        frameProgress);
  }

  /** Creates a run at its first tick, which is flown by {@code source}, seen and heard. */
  public FlownRun fly(Run run, CommandSource source) {
    FlownRun flight =
        new FlownRun(
            new RunDriver(run, source),
            picture.world(),
            new HitStop(picture.effects()),
            frameMeter.ticks(),
            frameProgress);
    flight.addObserver(overlays::onEvents);
    flight.addObserver(played -> sound.onEvents(played.events()));
    return flight;
  }

  /** Starts picture, overlays and sound anew, with {@code world} at its first tick. */
  public void startOver(Snapshot world) {
    picture.world().reset(world);
    overlays.reset();
    topLayer.board().hold(false);
    sound.reset();
  }

  /** Opens a page in the place of all that are open; it gets the input. */
  public void openPage(Page page) {
    menu.openRoot(page);
    routeInput();
  }

  /** Closes all pages; the game gets the input. */
  public void closePages() {
    menu.close();
    routeInput();
  }

  /** Sends input to the menu while a page is open, else to the game. */
  private void routeInput() {
    controls.devices().discardPresses();
    controls.devices().setMenuInput(menu.isOpen() ? menu : null);
  }

  /** Shows a message on top of everything: a text of the bundle, with what it is to name. */
  public void toast(String key, Object... names) {
    topLayer.show(picture.words().of(key, names));
  }

  /** Puts the seed of a run on the clipboard, and says so. */
  public void copySeed(long seed) {
    String digits = String.valueOf(seed);
    toast(PlayerClipboard.copy(digits) ? "toast.seed" : "toast.seed.shown", digits);
  }

  /** Fits picture and menu to a window of that size, physical pixels; text as it is. */
  public void resize(int width, int height) {
    picture.resize(width, height);
    menu.resize(width, height);
  }

  /** Fits text to the window: renders the typeface anew. */
  public void fitText() {
    settingsApplier.fitTextSize();
    menu.refresh();
  }

  /** Changes the settings; they take effect at once and are kept. */
  public void change(Settings wanted) {
    profile.set(wanted);
    settingsApplier.apply(wanted);
    screens.applySettings(wanted);
    if (settingsApplier.pollTextSizeChanged()) {
      menu.refresh();
    }
  }

  /** Keeps the bindings, which have changed. */
  public void keepBindings() {
    profile.set(profile.settings().withBindings(controls.bindings().toMap()));
  }

  /** Keeps the size that the player has given the window, which already has it. */
  public void keepWindowSize(WindowSize size) {
    Settings changed = profile.settings().with(Options.WINDOW_SIZE, size);
    profile.set(changed);
    settingsApplier.adopt(changed);
  }

  /** Keeps where the window stands. */
  public void keepWindowPlace(Optional<WindowPlace> place) {
    String now = place.map(WindowPlace::toString).orElse("");
    if (!now.isEmpty() && !now.equals(profile.settings().get(Options.WINDOW_PLACE))) {
      Settings changed = profile.settings().with(Options.WINDOW_PLACE, now);
      profile.set(changed);
      settingsApplier.adopt(changed);
    }
  }

  @Override
  public void dispose() {
    profile.write();
    clipWriter.dispose();
    menu.dispose();
    sound.dispose();
    picture.dispose();
  }
}
