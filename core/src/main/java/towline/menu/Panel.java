package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import towline.view.draw.ColorRole;

/** The ground that a page stands on: dark glass with a thin line around it. */
public final class Panel extends Table {
  private static final double COVER = 0.86;

  private final UiTheme kit;

  public Panel(UiTheme kit) {
    this.kit = kit;
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    validate();
    UiShapes art = kit.art();
    art.box(
        batch,
        UiShapes.Shape.GLOW,
        kit.rgb(ColorRole.EDGE),
        0.16 * parentAlpha,
        getX(),
        getY(),
        getWidth(),
        getHeight());
    art.box(
        batch,
        UiShapes.Shape.FACE,
        kit.rgb(ColorRole.HULL),
        COVER * parentAlpha,
        getX(),
        getY(),
        getWidth(),
        getHeight());
    art.box(
        batch,
        UiShapes.Shape.FRAME,
        kit.rgb(ColorRole.EDGE),
        0.55 * parentAlpha,
        getX(),
        getY(),
        getWidth(),
        getHeight());
    super.draw(batch, parentAlpha);
  }
}
