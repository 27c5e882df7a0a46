package towline.game.diagnostics;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.glutils.GLVersion;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import towline.data.ContentException;
import towline.session.replay.Replay;
import towline.store.CrashReports;
import towline.store.CrashScene;
import towline.store.UncheckedStoreException;
import towline.view.draw.AssetException;

/**
 * Wraps the game and catches everything that it throws: writes a report and a replay of the run,
 * and throws a {@link GameCrashException}. {@link #report} does this for errors that the window
 * itself throws. Exceptions whose message is already meant for the user are passed on unchanged.
 */
public final class CrashGuard implements ApplicationListener {
  private final ApplicationListener game;
  private final Supplier<Optional<Replay>> recording;
  private final FrameProgress frameProgress;
  private final CrashReports reports;
  private final String version;
  private boolean crashed;

  /**
   * Guards a game.
   *
   * @param recording supplies the run up to now
   * @param frameProgress the progress of {@code game}
   * @param version the version of the program, for the report
   */
  public CrashGuard(
      ApplicationListener game,
      Supplier<Optional<Replay>> recording,
      FrameProgress frameProgress,
      CrashReports reports,
      String version) {
    this.game = game;
    this.recording = recording;
    this.frameProgress = frameProgress;
    this.reports = reports;
    this.version = version;
  }

  /** Returns the guarded game. */
  public ApplicationListener game() {
    return game;
  }

  @Override
  public void create() {
    guard(FramePhase.CREATE, game::create);
  }

  @Override
  public void resize(int width, int height) {
    guard(FramePhase.RESIZE, () -> game.resize(width, height));
  }

  @Override
  public void render() {
    try {
      // The game itself reports the part of the frame that it enters.
      game.render();
    } catch (RuntimeException | Error e) {
      throw crash(e);
    }
  }

  @Override
  public void pause() {
    guard(FramePhase.FOCUS, game::pause);
  }

  @Override
  public void resume() {
    guard(FramePhase.FOCUS, game::resume);
  }

  @Override
  public void dispose() {
    guard(FramePhase.DISPOSE, game::dispose);
  }

  private void guard(FramePhase framePhase, Runnable action) {
    // After a crash the state is unreliable, and the process is about to end.
    if (crashed) {
      return;
    }
    try {
      frameProgress.enter(framePhase);
      action.run();
    } catch (RuntimeException | Error e) {
      throw crash(e);
    }
  }

  /**
   * Returns the exception to throw for a problem outside of the game's methods: in a callback or a
   * task of the window that no frame covers. Writes the report, unless there is one already.
   */
  public RuntimeException report(RuntimeException problem) {
    if (problem instanceof GameCrashException) {
      return problem;
    }
    frameProgress.enter(FramePhase.WINDOW);
    return crash(problem);
  }

  private RuntimeException crash(Throwable problem) {
    crashed = true;
    if (problem instanceof ContentException
        || problem instanceof AssetException
        || problem instanceof UncheckedStoreException) {
      return (RuntimeException) problem;
    }
    return new GameCrashException(reports.write(scene(problem), problem, Instant.now()), problem);
  }

  private CrashScene scene(Throwable problem) {
    try {
      return new CrashScene(version, graphics(), frameProgress.phase().name(), recording.get());
    } catch (RuntimeException | Error second) {
      problem.addSuppressed(second);
      return new CrashScene(version, "unknown", frameProgress.phase().name(), Optional.empty());
    }
  }

  private static String graphics() {
    if (Gdx.graphics == null || Gdx.graphics.getGLVersion() == null) {
      return "unknown";
    }
    GLVersion gl = Gdx.graphics.getGLVersion();
    return String.join(
        ", ",
        gl.getVendorString(),
        gl.getRendererString(),
        String.format(
            Locale.ROOT,
            "%d.%d.%d",
            gl.getMajorVersion(),
            gl.getMinorVersion(),
            gl.getReleaseVersion()));
  }
}
