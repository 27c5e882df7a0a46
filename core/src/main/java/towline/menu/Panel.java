package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import towline.content.look.ColorRole;

/** The ground that a page stands on: dark glass with a thin line around it. */
public final class Panel extends Table {
  private static final double COVER = 0.86;

  private final UiTheme theme;

  public Panel(UiTheme theme) {
    this.theme = theme;
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    validate();
    UiShapes uiShapes = theme.art();
    uiShapes.box(
        batch,
        UiShapes.Shape.GLOW,
        theme.rgb(ColorRole.EDGE),
        0.16 * parentAlpha,
        getX(),
        getY(),
        getWidth(),
        getHeight());
    uiShapes.box(
        batch,
        UiShapes.Shape.FACE,
        theme.rgb(ColorRole.HULL),
        COVER * parentAlpha,
        getX(),
        getY(),
        getWidth(),
        getHeight());
    uiShapes.box(
        batch,
        UiShapes.Shape.FRAME,
        theme.rgb(ColorRole.EDGE),
        0.55 * parentAlpha,
        getX(),
        getY(),
        getWidth(),
        getHeight());
    super.draw(batch, parentAlpha);
  }
}
