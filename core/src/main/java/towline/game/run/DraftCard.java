package towline.game.run;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import towline.content.look.ColorRole;
import towline.menu.MenuItem;
import towline.menu.UiTheme;
import towline.menu.VectorWidget;
import towline.view.draw.ShapeDrawer;
import towline.view.text.TextSize;

/** A module or a hazard on offer: its picture, its name, and its effect in one sentence. */
public final class DraftCard extends MenuItem {
  /** The layout of a card. */
  enum Shape {
    /** Picture above text, for cards side by side. */
    TALL,
    /** Picture beside text, for cards one above the other. */
    FLAT
  }

  private final Runnable action;

  /**
   * Creates a card.
   *
   * @param offer the module or hazard
   * @param number the key that chooses it
   * @param pen draws its picture
   * @param action runs when it is chosen
   */
  public DraftCard(
      UiTheme theme, Shape shape, DraftOffer offer, int number, ShapeDrawer pen, Runnable action) {
    super(theme, "module." + number, Style.FRAMED);
    this.action = action;
    VectorWidget picture =
        new VectorWidget(
            (projection, x, y, size) -> {
              pen.begin(projection, 1);
              offer.picture().draw(theme.palette(), pen, x, y, size / 2);
              pen.end();
            });
    String digit = theme.isTouched() ? "" : String.valueOf(number);
    Label key = theme.label(TextSize.SMALL, ColorRole.SHIP_SHOT, digit);
    Label title = theme.prose(TextSize.BODY, ColorRole.TEXT, theme.text(offer.key()));
    Label line = theme.prose(TextSize.SMALL, ColorRole.TEXT, theme.text(offer.key() + ".line"));
    if (shape == Shape.FLAT) {
      pad(theme.px(6));
      add(key).padRight(theme.px(8));
      add(picture).size(theme.px(40)).padRight(theme.px(10));
      Table text = new Table();
      text.add(title).growX().row();
      text.add(line).growX().row();
      addNotes(text, offer, Align.left);
      add(text).growX();
    } else {
      pad(theme.px(10));
      title.setAlignment(Align.center);
      line.setAlignment(Align.center);
      add(key).left().row();
      add(picture).size(theme.px(68)).padBottom(theme.px(8)).row();
      add(title).growX().padBottom(theme.px(6)).row();
      add(line).growX().expandY().top().row();
      addNotes(this, offer, Align.center);
    }
  }

  private void addNotes(Table to, DraftOffer offer, int align) {
    for (String note : offer.notes()) {
      Label label = theme.prose(TextSize.SMALL, ColorRole.COURIER, note);
      label.setAlignment(align);
      to.add(label).growX().padTop(theme.px(4)).row();
    }
  }

  @Override
  public void activate() {
    action.run();
  }
}
