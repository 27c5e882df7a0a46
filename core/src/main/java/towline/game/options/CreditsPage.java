package towline.game.options;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import towline.content.look.ColorRole;
import towline.menu.InfoItem;
import towline.menu.Menu;
import towline.menu.MenuButton;
import towline.menu.MenuItem;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.view.text.TextSize;

/** The page with the makers and licences of the game and its parts. */
public final class CreditsPage extends Page {
  private final List<Credits.Part> parts = Credits.load();

  public CreditsPage() {
    super("credits");
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    Table body = new Table();
    Label game = theme.prose(TextSize.BODY, ColorRole.SHIP, theme.text("title.name"));
    game.setAlignment(Align.center);
    body.add(game).growX().row();
    add(body, theme, "game", theme.text("menu.credits.game"), "Apache-2.0");
    add(body, theme, "art", theme.text("menu.credits.art"), "Apache-2.0");
    for (int i = 0; i < parts.size(); i++) {
      add(body, theme, "part." + i, parts.get(i).name(), parts.get(i).licence());
    }
    add(body, theme, "texts", theme.text("menu.credits.texts"), "");
    if (theme.hasBackButton()) {
      Label text = theme.label(TextSize.BODY, ColorRole.TEXT, theme.text("menu.back"));
      MenuButton back = new MenuButton(theme, "back", text, "", MenuItem.Style.FRAMED, menu::back);
      body.add(back).padTop(theme.px(10));
    }
    layout.page(theme.text("menu.credits"), null, body, 820);
  }

  private static void add(Table body, UiTheme theme, String name, String text, String licence) {
    body.add(new Entry(theme, "credits." + name, text, licence)).growX().row();
  }

  /** A part and its licence. */
  private static final class Entry extends InfoItem {
    Entry(UiTheme theme, String name, String text, String licence) {
      super(theme, name, Style.BARE);
      pad(theme.px(3), theme.px(10), theme.px(3), theme.px(10));
      add(theme.prose(TextSize.SMALL, ColorRole.TEXT, text)).growX().uniformX();
      if (!licence.isEmpty()) {
        add(theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, licence))
            .growX()
            .uniformX()
            .padLeft(theme.px(12));
      }
    }
  }
}
