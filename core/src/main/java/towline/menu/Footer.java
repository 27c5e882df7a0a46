package towline.menu;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.Optional;
import towline.content.look.ColorRole;
import towline.view.text.TextSize;

/** The footer of a page: hints that name keys, side by side, in as many rows as they need. */
final class Footer extends Table {
  /**
   * A hint.
   *
   * @param text the key and its effect, in words
   * @param command the command that a click carries out; empty if the hint is not clickable
   */
  record Hint(String text, Optional<MenuCommand> command) {}

  private final UiTheme theme;
  private final boolean compact;
  private final float room;
  private List<Hint> shownHints = List.of();

  /** Creates an empty footer that is at most {@code room} pixels wide. */
  Footer(UiTheme theme, boolean compact, float room) {
    this.theme = theme;
    this.compact = compact;
    this.room = room;
  }

  /** Replaces the hints by {@code hints}; returns false if they are shown already. */
  boolean show(List<Hint> hints) {
    if (hints.equals(shownHints)) {
      return false;
    }
    shownHints = List.copyOf(hints);
    clearChildren();
    float gap = theme.px(compact ? 4 : 8);
    float left = 0;
    Table row = new Table();
    for (Hint hint : hints) {
      Actor actor = actor(hint);
      float wide = width(actor) + 2 * gap;
      if (wide > left) {
        row = new Table();
        add(row).row();
        left = room;
      }
      row.add(actor).pad(0, gap, 0, gap);
      left -= wide;
    }
    return true;
  }

  private Actor actor(Hint hint) {
    float widest = room - 2 * theme.px(8);
    if (hint.command().isPresent()) {
      return new KeyButton(theme, hint.command().get(), hint.text(), compact, widest);
    }
    Label label = theme.label(TextSize.SMALL, ColorRole.TEXT_QUIET, hint.text());
    label.setAlignment(Align.center);
    return label;
  }

  private static float width(Actor actor) {
    return actor instanceof Table table ? table.getPrefWidth() : ((Label) actor).getPrefWidth();
  }
}
