package towline.game.run;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import towline.content.look.ColorRole;
import towline.menu.ButtonTable;
import towline.menu.Menu;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.view.text.TextSize;

/** A page that asks before a live run is ended. The safe answer has the focus. */
public final class ConfirmPage extends Page {
  private final String question;
  private final String worth;
  private final Runnable action;

  /**
   * Creates a page that asks the text "confirm.{@code question}" with the text {@code worth} below
   * it; Yes runs {@code action}.
   */
  public ConfirmPage(String question, String worth, Runnable action) {
    super(question);
    this.worth = worth;
    this.question = question;
    this.action = action;
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Table body = new Table();
    Label text = theme.prose(TextSize.BODY, ColorRole.TEXT, theme.text(worth));
    text.setAlignment(Align.center);
    body.add(text).growX().padBottom(theme.px(16)).row();
    ButtonTable buttons = new ButtonTable(theme, "open.", MenuItem.Style.FRAMED, 2);
    buttons.defaults().growX().uniformX().pad(theme.px(4));
    buttons.addButton("no", "confirm.no", menu::back);
    buttons.addButton("yes", "pause." + question, action);
    body.add(buttons).growX().row();
    layout.page(theme.text("confirm." + question), null, body, 560);
  }

  @Override
  public String firstFocus() {
    return "open.no";
  }
}
