package towline.game.records;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import towline.content.look.ColorRole;
import towline.game.frame.Screens;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Navigator;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.TableRow;
import towline.menu.UiTheme;
import towline.view.text.TextSize;

/** The saved replays. */
public final class ReplaysPage extends Page {
  private final Records records;
  private final Screens screens;

  public ReplaysPage(Records records, Screens screens) {
    super("replays");
    this.records = records;
    this.screens = screens;
  }

  @Override
  public void build(PageLayout layout, Navigator menu) {
    UiTheme theme = layout.theme();
    Table body = new Table();
    List<Records.ReplayLine> lines = records.replays();
    for (int i = 0; i < lines.size(); i++) {
      Records.ReplayLine line = lines.get(i);
      MenuItem item =
          new TableRow(
              theme,
              "replay." + i,
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
    Label text = theme.label(TextSize.BODY, ColorRole.TEXT, theme.text("menu.back"));
    MenuButton back = new MenuButton(theme, "back", text, "", MenuItem.Style.FRAMED, menu::back);
    body.add(back).padTop(theme.px(10));
    layout.page(theme.text("title.replays"), null, body, 700);
  }
}
