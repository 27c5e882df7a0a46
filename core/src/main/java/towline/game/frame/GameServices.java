package towline.game.frame;

import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import towline.content.GameContent;
import towline.game.LaunchOptions;
import towline.game.clip.ClipWriter;
import towline.game.diagnostics.FrameMeter;
import towline.game.diagnostics.FrameProgress;
import towline.game.records.MedalTracker;
import towline.game.replay.ReplaySpeed;
import towline.game.run.BotCommands;
import towline.game.run.EndReplay;
import towline.game.run.PlayerCommands;
import towline.game.run.RunController;
import towline.game.run.RunPilot;
import towline.menu.Menu;
import towline.session.Run;
import towline.session.RunSetup;
import towline.settings.Options;
import towline.settings.Settings;
import towline.settings.WindowSize;
import towline.sound.GameAudio;
import towline.view.Renderer;

/**
 * What all screens share. It is made once, when there is a window, and disposed with it.
 *
 * @param content the game's data
 * @param picture draws
 * @param sound sounds
 * @param controls the player's devices and what is bound to them
 * @param profile settings, scores and replays
 * @param settingsApplier puts the settings into effect
 * @param menu the open pages
 * @param pages opens pages
 * @param menuSounds sounds the menu
 * @param overlays the vision overlay and the points that rise
 * @param topLayer messages and frame graph, over every screen
 * @param medals the player's medals
 * @param lastMoments the last seconds of the run that is played
 * @param clipWriter writes clips meanwhile
 * @param replaySpeed how fast replays run
 * @param frameMeter measures
 * @param frameProgress knows which part of a frame is running
 */
public record GameServices(
    GameContent content,
    Renderer picture,
    GameAudio sound,
    PlayerControls controls,
    PlayerProfile profile,
    SettingsApplier settingsApplier,
    Menu menu,
    Pages pages,
    MenuSounds menuSounds,
    OverlayController overlays,
    MessageLayer topLayer,
    MedalTracker medals,
    EndReplay lastMoments,
    ClipWriter clipWriter,
    ReplaySpeed replaySpeed,
    FrameMeter frameMeter,
    FrameProgress frameProgress)
    implements Disposable {

  /** Opens everything, in a window, with that data; the menu asks {@code actions}. */
  public static GameServices open(
      GameData data,
      Platform platform,
      WindowControl window,
      FrameProgress frameProgress,
      MenuActions actions) {
    GameContent content = data.content();
    GameAudio sound = new GameAudio(data.sound());
    Renderer picture =
        new Renderer(content, data.effects(), data.medalIcons(), data.gamepadControls());
    PlayerProfile profile = new PlayerProfile(platform.store());
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
        content,
        picture,
        sound,
        controls,
        profile,
        settings,
        menu,
        new Pages(menu, actions, controls.bindings(), controls.names(), picture.pen()),
        new MenuSounds(menu, topLayer.medal(), sound),
        new OverlayController(picture),
        topLayer,
        new MedalTracker(content, data.medals(), platform.store(), topLayer.medal()),
        new EndReplay(),
        new ClipWriter(),
        new ReplaySpeed(),
        new FrameMeter(),
        frameProgress);
  }

  /** Shows a message on top of everything: a text of the bundle, with what it is to name. */
  public void toast(String key, Object... names) {
    topLayer.show(picture.words().of(key, names));
  }

  /** A run of that setup, flown as the options say. */
  public RunController fly(RunSetup setup, LaunchOptions options) {
    Run run = new Run(content, setup);
    RunPilot pilot =
        options.flownByBot()
            ? new BotCommands(run, options.bot(), options.modeChoice())
            : new PlayerCommands(content, run, controls.devices(), picture.world().camera());
    return new RunController(run, pilot, picture.effects(), frameMeter.ticks(), frameProgress);
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

  /** Keeps the size that the player has given the window, which already has it. */
  public void keepWindowSize(WindowSize size) {
    Settings changed = profile.settings().with(Options.WINDOW_SIZE, size);
    profile.set(changed);
    settingsApplier.adopt(changed);
  }

  @Override
  public void dispose() {
    profile.write();
    medals.flush();
    clipWriter.dispose();
    menu.dispose();
    sound.dispose();
    picture.dispose();
  }
}
