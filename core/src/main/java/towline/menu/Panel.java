package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import towline.content.look.ColorRole;

/** The panel behind a page: dark glass with a thin frame. */
public final class Panel extends Table {
  private static final double COVER = 0.86;

  private final UiTheme theme;

  public Panel(UiTheme theme) {
    this.theme = theme;
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    validate();
    UiShapes uiShapes = theme.shapes();
    uiShapes.drawBox(
        batch,
        UiShapes.Shape.GLOW,
        theme.rgb(ColorRole.EDGE),
        0.16 * parentAlpha,
        getX(),
        getY(),
        getWidth(),
        getHeight());
    uiShapes.drawBox(
        batch,
        UiShapes.Shape.FACE,
        theme.rgb(ColorRole.HULL),
        COVER * parentAlpha,
        getX(),
        getY(),
        getWidth(),
        getHeight());
    uiShapes.drawBox(
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
