package towline.menu;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import towline.view.draw.Tint;
import towline.view.text.TextSize;

/** The way into everything, below the name of the game. */
final class TitlePage extends Page {
  private final Pages pages;

  TitlePage(Pages pages) {
    super("title");
    this.pages = pages;
  }

  @Override
  void build(Frame frame, Navigator menu) {
    Kit kit = frame.kit();
    Table list = new Table();
    if (!frame.tight()) {
      list.add(kit.label(TextSize.BODY, Tint.TEXT_QUIET, kit.word("title.line")))
          .padBottom(kit.px(14))
          .row();
    }
    entry(list, frame, "modes", "title.play", () -> menu.open(pages.modes()));
    entry(list, frame, "scores", "title.scores", () -> menu.open(pages.scores()));
    entry(list, frame, "replays", "title.replays", () -> menu.open(pages.replays()));
    entry(list, frame, "options", "title.options", () -> menu.open(pages.options()));
    entry(list, frame, "controls", "title.controls", () -> menu.open(pages.controls()));
    entry(list, frame, "leave", "title.leave", pages.host()::leave);
    frame.root().bottom();
    frame.root().add(list).padBottom(kit.px(frame.tight() ? 2 : 10)).row();
    frame.foot();
  }

  private static void entry(Table list, Frame frame, String name, String key, Runnable deed) {
    Kit kit = frame.kit();
    Button button =
        new Button(
            kit,
            "open." + name,
            kit.label(TextSize.BODY, Tint.TEXT, kit.word(key)),
            "",
            Item.Rest.BARE,
            deed);
    list.add(button).width(kit.px(250)).padBottom(kit.px(2));
    // Large letters in a small window: two columns, so that the name stays in sight.
    if (!frame.tight() || list.getChildren().size % 2 == 0) {
      list.row();
    }
  }

  @Override
  void back(Navigator menu) {
    menu.focus("open.leave");
  }

  @Override
  boolean clear() {
    return true;
  }
}
