package towline.game.frame;

import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import towline.content.GameContent;
import towline.game.clip.ClipWriter;
import towline.game.diagnostics.FrameMeter;
import towline.game.diagnostics.FrameProgress;
import towline.game.host.Host;
import towline.input.Action;
import towline.input.Bindings;
import towline.input.SafeArea;
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
import towline.view.text.Fonts;
import towline.view.text.Localization;

/**
 * The parts that all screens share. They are created once the window exists, and disposed of with
 * it.
 *
 * @param host the machine
 * @param screens the switch between screens
 * @param content the game's data
 * @param picture the renderer
 * @param sound the sound
 * @param controls the player's devices and their bindings
 * @param profile settings, scores and replays
 * @param settingsApplier puts the settings into effect
 * @param menu the open pages
 * @param menuSounds the sounds of the menu
 * @param overlays the vision overlay and the rising scores
 * @param topLayer messages and frame graph, on top of every screen
 * @param pictures the folder of the player's pictures
 * @param clipWriter writes clips in the background
 * @param frameMeter measures frames
 * @param frameProgress the running part of the frame
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

  /** Creates all parts, which write with {@code fonts}; a window must be open. */
  public static GameServices open(
      GameData data,
      Platform platform,
      SessionOptions session,
      WindowControl window,
      FrameProgress frameProgress,
      Screens screens,
      Fonts fonts) {
    GameContent content = data.content();
    GameAudio sound = new GameAudio(data.sound(), platform.host().sound());
    Renderer picture =
        new Renderer(content, data.effects(), data.medalIcons(), data.gamepadControls(), fonts);
    PlayerProfile profile = new PlayerProfile(platform.store(), session, platform.host().today());
    PlayerControls controls = new PlayerControls(platform, picture);
    Menu menu =
        new Menu(
            picture.canvas().batch(),
            picture.fonts(),
            picture.palette(),
            picture.localization(),
            controls.bindings());
    SettingsApplier settings = new SettingsApplier(picture, window, controls.devices(), sound);
    settings.apply(profile.settings());
    MessageLayer topLayer = new MessageLayer(picture.canvas(), picture.medalIcons());
    GameServices services =
        new GameServices(
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
            new OverlayController(picture),
            topLayer,
            new PictureFolder(platform.pictures(), platform.host().pictures()),
            new ClipWriter(platform.host()),
            new FrameMeter(platform.host().process()),
            frameProgress);
    services.applyBindings();
    return services;
  }

  /** Puts the player's bindings into effect, and tells which of them cannot be kept. */
  private void applyBindings() {
    Map<String, List<String>> kept = profile.settings().bindings();
    Bindings bindings = controls.bindings();
    List<String> unknown = bindings.apply(kept);
    if (!unknown.isEmpty()) {
      toast("toast.bindings", String.join(", ", unknown));
    }
    List<Action> displaced = bindings.displacedBy(kept);
    if (!displaced.isEmpty()) {
      Localization words = picture.localization();
      String names =
          displaced.stream()
              .map(action -> words.of("action." + action.name()))
              .collect(Collectors.joining(", "));
      toast("toast.displaced", names, words.of("title.options"), words.of("title.controls"));
      // Named only once: from now on the settings name these actions, too.
      keepBindings();
    }
  }

  /** Creates a run at its first tick that {@code source} flies, with picture and sound. */
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

  /** Resets picture, overlays and sound to {@code world} at its first tick. */
  public void startOver(Snapshot world) {
    picture.world().reset(world);
    overlays.reset();
    picture.alerts().setShipLost(false);
    topLayer.board().hold(false);
    topLayer.board().hide(false);
    sound.reset();
  }

  /** Opens a page in place of all others; the page gets the input. */
  public void openPage(Page page) {
    menu.openRoot(page);
    routeInput();
  }

  /** Closes all pages; the game gets the input. */
  public void closePages() {
    menu.close();
    routeInput();
  }

  /** Sends input to the menu while a page is open, otherwise to the game. */
  private void routeInput() {
    controls.devices().discardPresses();
    controls.devices().setMenuInput(menu.isOpen() ? menu : null);
  }

  /**
   * Shows a message on top of everything: the text of {@code key} with {@code names} as arguments.
   */
  public void toast(String key, Object... names) {
    topLayer.show(picture.localization().of(key, names));
  }

  /** Copies the seed of a run to the clipboard and shows a message. */
  public void copySeed(long seed) {
    String digits = String.valueOf(seed);
    toast(PlayerClipboard.copy(digits) ? "toast.seed" : "toast.seed.shown", digits);
  }

  /**
   * Fits picture and menu to a window of {@code width} times {@code height} physical pixels; the
   * size of text is kept.
   */
  public void resize(int width, int height) {
    picture.resize(width, height);
    menu.resize(width, height);
    fitTouch();
  }

  /** Fits menu, HUD and touch controls to fingers, once there are any, and to the safe area. */
  public void fitTouch() {
    WindowControl window = settingsApplier.windowControl();
    SafeArea area = window.safeArea();
    double finger = window.fingerPixels();
    controls.devices().touch().fit(picture.width(), picture.height(), finger, area);
    picture.canvas().setSafeArea(area);
    menu.setTouch(controls.devices().isTouched() ? finger : 0, area);
  }

  /** Fits the text to the window by rendering the typeface again. */
  public void fitText() {
    settingsApplier.fitTextSize();
    menu.refresh();
  }

  /** Changes the settings, with effect at once, and saves them. */
  public void change(Settings wanted) {
    profile.set(wanted);
    settingsApplier.apply(wanted);
    screens.applySettings(wanted);
    if (settingsApplier.pollTextSizeChanged()) {
      menu.refresh();
    }
  }

  /** Saves the bindings after a change. */
  public void keepBindings() {
    profile.set(profile.settings().withBindings(controls.bindings().toMap()));
  }

  /** Saves the size of a window that the player has resized. */
  public void keepWindowSize(WindowSize size) {
    Settings changed = profile.settings().with(Options.WINDOW_SIZE, size);
    profile.set(changed);
    settingsApplier.adopt(changed);
  }

  /** Saves the position of the window. */
  public void keepWindowPlace(Optional<WindowPlace> place) {
    String text = place.map(WindowPlace::toString).orElse("");
    if (!text.isEmpty() && !text.equals(profile.settings().get(Options.WINDOW_PLACE))) {
      Settings changed = profile.settings().with(Options.WINDOW_PLACE, text);
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
