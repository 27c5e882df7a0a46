package towline.menu;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import towline.view.draw.Tint;
import towline.view.text.TextSize;

/** The replays that are kept. */
final class ReplaysPage extends Page {
  private final Pages pages;

  ReplaysPage(Pages pages) {
    super("replays");
    this.pages = pages;
  }

  @Override
  void build(Frame frame, Navigator menu) {
    Kit kit = frame.kit();
    Table body = new Table();
    List<ReplayLine> lines = pages.host().replays();
    for (int i = 0; i < lines.size(); i++) {
      ReplayLine line = lines.get(i);
      Item item =
          new LineItem(
              kit,
              "replay." + i,
              kit.word("menu.scores.watch"),
              () -> pages.host().watch(line.key()),
              new LineItem.Cell(line.title(), Tint.TEXT, 150, Align.left),
              new LineItem.Cell(line.detail(), Tint.TEXT_QUIET, 0, Align.left));
      body.add(item).growX().padBottom(kit.px(2)).row();
    }
    if (lines.isEmpty()) {
      Label none = kit.prose(TextSize.BODY, Tint.TEXT_QUIET, kit.word("menu.replays.none"));
      none.setAlignment(Align.center);
      body.add(none).growX().pad(kit.px(40), 0, kit.px(26), 0).row();
    }
    Label text = kit.label(TextSize.BODY, Tint.TEXT, kit.word("menu.back"));
    Button back = new Button(kit, "back", text, "", Item.Rest.FRAMED, menu::back);
    body.add(back).padTop(kit.px(10));
    frame.page(kit.word("title.replays"), null, body, 700);
  }
}
