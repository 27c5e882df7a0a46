package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import towline.view.draw.Tint;

/** The ground that a page stands on: dark glass with a thin line around it. */
final class Panel extends Table {
  private static final double COVER = 0.86;

  private final Kit kit;

  Panel(Kit kit) {
    this.kit = kit;
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    validate();
    Art art = kit.art();
    art.box(
        batch,
        Art.Shape.GLOW,
        kit.rgb(Tint.EDGE),
        0.16 * parentAlpha,
        getX(),
        getY(),
        getWidth(),
        getHeight());
    art.box(
        batch,
        Art.Shape.FACE,
        kit.rgb(Tint.HULL),
        COVER * parentAlpha,
        getX(),
        getY(),
        getWidth(),
        getHeight());
    art.box(
        batch,
        Art.Shape.FRAME,
        kit.rgb(Tint.EDGE),
        0.55 * parentAlpha,
        getX(),
        getY(),
        getWidth(),
        getHeight());
    super.draw(batch, parentAlpha);
  }
}
