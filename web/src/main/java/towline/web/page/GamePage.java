package towline.web.page;

import com.badlogic.gdx.Gdx;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;
import towline.ai.aim.AimMode;
import towline.game.LaunchOptions;
import towline.game.TowlineGame;
import towline.game.diagnostics.FrameProgress;
import towline.game.frame.Platform;
import towline.game.host.Host;
import towline.game.host.Today;
import towline.session.replay.ChallengeFormat;
import towline.store.Folders;
import towline.store.Store;
import towline.web.host.ClockMeter;
import towline.web.host.Slices;
import towline.web.launch.Address;
import towline.web.launch.AddressException;
import towline.web.launch.PageOptions;
import towline.web.physics.JBox2dEngine;
import towline.web.script.BrowserGamepads;
import towline.web.script.KeptFiles;
import towline.web.script.PageScript;

/** The game on the page. */
final class GamePage {
  private static final int SEEDS = 1_000_000;

  /** Prefix of the game's file names; the browser separates them from those of other sites. */
  private static final Path HOME = Path.of("towline");

  /** Name of the option that holds a challenge; see {@link ChallengeFormat#LINK_MARK}. */
  private static final String CHALLENGE = "c";

  @JSFunctor
  private interface DroppedFile extends JSObject {
    void open(Int8Array bytes);
  }

  private GamePage() {}

  /**
   * Plays the game with the options of an address.
   *
   * @throws AddressException if an option is unknown or out of range
   */
  static void open(Address address) throws AddressException {
    LaunchOptions options = PageOptions.of(address, (long) (Math.random() * SEEDS));
    Optional<AimMode> practised = PageOptions.practised(address);
    if (practised.isPresent()) {
      play(options, game -> game.practise(practised.get()));
      return;
    }
    Optional<String> replay = address.value("replay");
    if (replay.isEmpty()) {
      Optional<String> challenge = address.value(CHALLENGE);
      play(
          options,
          game -> challenge.ifPresent(code -> game.openLink("#" + CHALLENGE + "=" + code)));
      return;
    }
    ReplayLoader.load(replay.get(), loaded -> play(options, game -> game.watch(loaded)));
  }

  private static void play(LaunchOptions options, Consumer<TowlineGame> opening) {
    Host host =
        new Host(
            JBox2dEngine::new,
            new Slices(task -> Gdx.app.postRunnable(task), System::nanoTime),
            new ClockMeter(),
            PageSound::open,
            new Downloads(),
            new PageLinks(),
            new Today(Instant::now),
            false);
    Platform platform =
        new Platform(
            new BrowserKeys(),
            BrowserGamepads::new,
            new Store(new Folders(HOME, HOME), KeptFiles.disk()),
            new PageWindow(),
            HOME,
            host);
    TowlineGame game = new TowlineGame(options, platform, new FrameProgress());
    PageApplication.play(game, () -> begin(game, opening));
  }

  private static void begin(TowlineGame game, Consumer<TowlineGame> opening) {
    opening.accept(game);
    takeFiles(bytes -> game.openFile(bytes.copyToJavaArray()));
    PageScript.report(() -> String.join("\n", game.state()));
    PageScript.started();
  }

  @JSBody(params = "open", script = "window.towline.dropped = open;")
  private static native void takeFiles(DroppedFile open);
}
