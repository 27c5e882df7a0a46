package towline.menu;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import towline.view.draw.Tint;
import towline.view.text.TextSize;

/** Everything that can be set, leaf by leaf; every change takes effect at once. */
final class OptionsPage extends Page {
  private final Options options;
  private int leaf;

  OptionsPage(Options options) {
    super("options");
    this.options = options;
  }

  @Override
  void build(Frame frame, Navigator menu) {
    Kit kit = frame.kit();
    List<Options.Leaf> leaves = options.leaves();
    Table body = new Table();
    Options.Leaf shown = leaves.get(leaf);
    for (Options.Preset preset : shown.presets()) {
      Label text = kit.label(TextSize.BODY, Tint.TEXT, kit.word("preset." + preset.name()));
      Button button =
          new Button(
              kit,
              "preset." + preset.name(),
              text,
              kit.word("preset." + preset.name() + ".hint"),
              Item.Rest.FRAMED,
              () -> {
                preset.choose().run();
                menu.refresh();
              });
      body.add(button).growX().padBottom(kit.px(6)).row();
    }
    for (Setting setting : shown.settings()) {
      body.add(new SettingItem(kit, setting)).growX().padBottom(kit.px(2)).row();
    }
    String[] names =
        leaves.stream().map(each -> kit.word("menu.options." + each.name())).toArray(String[]::new);
    frame.page(
        kit.word("title.options"),
        Strip.of(kit, names, leaf, wanted -> turnTo(wanted, menu)),
        body,
        860);
  }

  @Override
  void turn(int by, Navigator menu) {
    turnTo(Math.floorMod(leaf + by, options.leaves().size()), menu);
  }

  private void turnTo(int wanted, Navigator menu) {
    leaf = wanted;
    menu.refresh();
    menu.focus("leaf." + wanted);
  }
}
