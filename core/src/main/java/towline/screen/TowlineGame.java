package towline.screen;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.ScreenUtils;

/** The game in its window: what the launcher opens. */
public final class TowlineGame extends ApplicationAdapter {
  private final PlayOptions options;
  private final PlayStats stats = new PlayStats();
  private double played;

  /** A game that plays what the options say. */
  public TowlineGame(PlayOptions options) {
    this.options = options;
  }

  /** What was measured; complete once the application has ended. */
  public PlayStats stats() {
    return stats;
  }

  @Override
  public void render() {
    ScreenUtils.clear(0, 0, 0, 1);
    played += Gdx.graphics.getDeltaTime();
    if (played >= options.exitAfter()) {
      Gdx.app.exit();
    }
  }
}
