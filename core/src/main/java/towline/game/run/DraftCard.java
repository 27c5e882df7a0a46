package towline.game.run;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import towline.content.look.ColorRole;
import towline.menu.MenuItem;
import towline.menu.UiTheme;
import towline.menu.VectorWidget;
import towline.sim.loadout.ModuleKind;
import towline.view.draw.ShapeDrawer;
import towline.view.text.TextSize;
import towline.view.world.painter.ModulePainter;

/** A module on offer: its picture, its name, and what it does in one sentence. */
public final class DraftCard extends MenuItem {
  /** How a card is laid out. */
  enum Shape {
    /** Picture above text, for cards side by side. */
    TALL,
    /** Picture beside text, for cards one above the other. */
    FLAT
  }

  private final Runnable action;

  /**
   * A card.
   *
   * @param module what it offers
   * @param number the key that chooses it
   * @param pen draws its picture
   * @param action chooses it
   */
  public DraftCard(
      UiTheme theme, Shape shape, ModuleKind module, int number, ShapeDrawer pen, Runnable action) {
    super(theme, "module." + number, Style.FRAMED);
    this.action = action;
    ModulePainter.Icon icon = new ModulePainter.Icon(theme.palette(), pen);
    VectorWidget picture =
        new VectorWidget(
            (projection, x, y, size) -> {
              pen.begin(projection, 1);
              icon.draw(module, x, y, size / 2);
              pen.end();
            });
    Label key = theme.label(TextSize.SMALL, ColorRole.SHIP_SHOT, String.valueOf(number));
    String name = "module." + module.name();
    Label title = theme.prose(TextSize.BODY, ColorRole.TEXT, theme.text(name));
    Label line = theme.prose(TextSize.SMALL, ColorRole.TEXT, theme.text(name + ".line"));
    if (shape == Shape.FLAT) {
      pad(theme.px(6));
      add(key).padRight(theme.px(8));
      add(picture).size(theme.px(40)).padRight(theme.px(10));
      Table text = new Table();
      text.add(title).growX().row();
      text.add(line).growX();
      add(text).growX();
    } else {
      pad(theme.px(14));
      title.setAlignment(Align.center);
      line.setAlignment(Align.center);
      add(key).left().row();
      add(picture).size(theme.px(84)).padBottom(theme.px(14)).row();
      add(title).growX().padBottom(theme.px(6)).row();
      add(line).growX().expandY().top();
    }
  }

  @Override
  public void activate() {
    action.run();
  }
}
