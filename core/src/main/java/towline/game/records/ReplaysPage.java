package towline.game.records;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import towline.content.look.ColorRole;
import towline.game.frame.Screens;
import towline.menu.Menu;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.TableRow;
import towline.menu.UiTheme;
import towline.view.text.TextSize;

/** The page of saved replays, and the entry to the race of two aim modes. */
public final class ReplaysPage extends Page {
  /** Prefix of the names of rows. */
  private static final String ROW_PREFIX = "replay.";

  private final Records records;
  private final Screens screens;

  /** Index of the replay that had the focus last, for the link button. */
  private int chosen;

  public ReplaysPage(Records records, Screens screens) {
    super("replays");
    this.records = records;
    this.screens = screens;
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Table body = new Table();
    List<Records.ReplayLine> lines = records.replays();
    for (int i = 0; i < lines.size(); i++) {
      Records.ReplayLine line = lines.get(i);
      MenuItem item =
          new TableRow(
              theme,
              ROW_PREFIX + i,
              theme.text("menu.scores.watch"),
              () -> screens.watchReplay(line.key()),
              new TableRow.Cell(line.title(), ColorRole.TEXT, 150, Align.left),
              new TableRow.Cell(line.detail(), ColorRole.TEXT_QUIET, 0, Align.left));
      body.add(item).growX().padBottom(theme.px(2)).row();
    }
    if (lines.isEmpty()) {
      Label none =
          theme.prose(TextSize.BODY, ColorRole.TEXT_QUIET, theme.text("menu.replays.none"));
      none.setAlignment(Align.center);
      body.add(none).growX().pad(theme.px(40), 0, theme.px(26), 0).row();
    }
    if (screens.linksReplays() && !lines.isEmpty()) {
      addButton(
          body,
          theme,
          "link",
          "menu.replays.link",
          theme.text("menu.replays.link.hint"),
          () -> screens.linkReplay(lines.get(Math.min(chosen, lines.size() - 1)).key()));
    }
    String modes = theme.text("menu.replays.race.hint");
    addButton(body, theme, "race", "menu.replays.race", modes, screens::openRace);
    addButton(body, theme, "back", "menu.back", "", menu::back);
    layout.page(theme.text("title.replays"), null, body, 700);
  }

  private static void addButton(
      Table body, UiTheme theme, String name, String key, String hint, Runnable action) {
    Label text = theme.label(TextSize.BODY, ColorRole.TEXT, theme.text(key));
    body.add(new MenuButton(theme, name, text, hint, MenuItem.Style.FRAMED, action))
        .padTop(theme.px(10))
        .row();
  }

  @Override
  public void update(double seconds, Menu menu) {
    String focused = menu.focused();
    if (focused.startsWith(ROW_PREFIX)) {
      chosen = Integer.parseInt(focused.substring(ROW_PREFIX.length()));
    }
  }
}
