package towline.screen;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The game in its window: what the launcher opens. */
public final class TowlineGame extends ApplicationAdapter {
  private final PlayOptions options;
  private final Platform platform;
  private final FrameProgress frameProgress;
  private final PlayStats stats = new PlayStats();
  private @Nullable Show show;
  private double played;
  private boolean leaving;

  /**
   * A game that plays what the options say, on that machine.
   *
   * @param frameProgress is told which part of a frame goes on
   */
  public TowlineGame(PlayOptions options, Platform platform, FrameProgress frameProgress) {
    this.options = options;
    this.platform = platform;
    this.frameProgress = frameProgress;
  }

  /** What is being flown, if anything is. */
  Optional<RunController> flight() {
    return Optional.ofNullable(show).map(Show::flight);
  }

  /** What was measured; complete once the application has ended. */
  public PlayStats stats() {
    return stats;
  }

  /**
   * How things stand now, as key=value lines: what {@link #stats()} will say, and beside it screen,
   * overlay, ghosts, snap_shot, cable, gun, rack, the laws, ship_shots, time_scale and tick. Empty
   * before the first frame and after the last. For whoever watches the game from outside; only in
   * the thread of the window.
   */
  public List<String> state() {
    PlayStats now = new PlayStats();
    if (show != null) {
      show.writeStats(now);
      show.writeState(now);
    }
    return now.lines();
  }

  @Override
  public void create() {
    // What libraries tell themselves is nothing for the player's console.
    Gdx.app.setLogLevel(Application.LOG_ERROR);
    Show opened = new Show(options, platform, frameProgress);
    show = opened;
    opened.resize(
        Math.max(1, Gdx.graphics.getBackBufferWidth()),
        Math.max(1, Gdx.graphics.getBackBufferHeight()));
    opened.begin();
  }

  @Override
  public void resize(int width, int height) {
    if (show != null) {
      show.resize(width, height);
    }
  }

  @Override
  public void pause() {
    if (show != null) {
      show.loseFocus();
    }
  }

  @Override
  public void resume() {
    if (show != null) {
      show.gainFocus();
    }
  }

  @Override
  public void render() {
    Show showing = show;
    if (showing == null || leaving) {
      return;
    }
    double elapsed = Math.max(0, Gdx.graphics.getDeltaTime());
    showing.frame(elapsed);
    played += elapsed;
    if (played >= options.exitAfter()) {
      leaving = true;
      options.screenshot().ifPresent(Screenshot::save);
      Gdx.app.exit();
    }
  }

  @Override
  public void dispose() {
    if (show != null) {
      show.writeStats(stats);
      show.dispose();
      show = null;
    }
  }
}
