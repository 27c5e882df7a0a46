package towline.game.run;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import org.jspecify.annotations.Nullable;
import towline.content.look.ColorRole;
import towline.menu.Menu;
import towline.menu.UiTheme;
import towline.view.text.TextSize;

/** The progress of the playback that checks the points of a challenge: a sentence and a bar. */
final class PlaybackProgress {
  private final ReplayGhost ghost;
  private @Nullable ShareBar bar;

  PlaybackProgress(ReplayGhost ghost) {
    this.ghost = ghost;
  }

  /** Adds sentence and bar to a page with {@code columns} columns, unless the playback is over. */
  void addTo(Table body, UiTheme theme, int columns) {
    bar = null;
    if (ghost.result().isPresent()) {
      return;
    }
    Label sentence =
        theme.prose(TextSize.BODY, ColorRole.TEXT_QUIET, theme.text("challenge.unchecked"));
    sentence.setAlignment(Align.center);
    body.add(sentence).colspan(columns).growX().padBottom(theme.px(6)).row();
    ShareBar made = new ShareBar(theme, theme.rgb(ColorRole.ACCENT), ghost.progress());
    bar = made;
    body.add(made).colspan(columns).growX().padBottom(theme.px(8)).row();
  }

  /** Plays on for a slice of a frame, and rebuilds the page once there is a result. */
  void update(Menu menu) {
    if (bar != null) {
      ghost.flyAhead();
      bar.set(ghost.progress());
      if (ghost.result().isPresent()) {
        menu.refresh();
      }
    }
  }
}
