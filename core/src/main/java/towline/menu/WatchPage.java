package towline.menu;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import towline.view.draw.Tint;
import towline.view.text.TextSize;

/** A replay that stands still: on, tick by tick, slower, faster, or out. */
final class WatchPage extends Page {
  private final Pages pages;

  WatchPage(Pages pages) {
    super("watch");
    this.pages = pages;
  }

  @Override
  void build(Frame frame, Navigator menu) {
    Kit kit = frame.kit();
    Panel panel = new Panel(kit);
    panel.pad(kit.px(frame.tight() ? 10 : 18));
    Host host = pages.host();
    Table list = new Table();
    entry(list, kit, "resume", "pause.resume", host::resume);
    entry(list, kit, "step", "menu.watch.step", host::step);
    entry(list, kit, "slower", "menu.watch.slower", host::slower);
    entry(list, kit, "faster", "menu.watch.faster", host::faster);
    entry(list, kit, "restart", "menu.watch.restart", host::restart);
    entry(list, kit, "leave", "menu.back", host::endReplay);
    panel.add(frame.scrolling(list)).grow();
    frame.root().left();
    frame.root().add(panel).width(frame.fitting(280)).left().padLeft(kit.px(24)).expand().row();
  }

  private static void entry(Table list, Kit kit, String name, String key, Runnable deed) {
    Label text = kit.label(TextSize.BODY, Tint.TEXT, kit.word(key));
    Button button = new Button(kit, "watch." + name, text, "", Item.Rest.BARE, deed);
    list.add(button).growX().padBottom(kit.px(2)).row();
  }

  @Override
  void back(Navigator menu) {
    pages.host().endReplay();
  }

  @Override
  boolean clear() {
    return true;
  }
}
