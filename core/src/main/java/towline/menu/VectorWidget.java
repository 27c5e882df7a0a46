package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import towline.view.draw.ShapeDrawer;

/** A widget that is drawn with a {@link ShapeDrawer} instead of the batch. */
public final class VectorWidget extends Widget {
  /** The content of the widget. */
  public interface Drawing {
    /**
     * Draws around x, y, in pixels of {@code projection}.
     *
     * @param size the side of the available square, pixels
     */
    void draw(Matrix4 projection, double x, double y, double size);
  }

  private final Drawing drawing;
  private final Matrix4 projection = new Matrix4();

  /** Creates a widget that shows {@code drawing}. */
  public VectorWidget(Drawing drawing) {
    this.drawing = drawing;
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    batch.end();
    projection.set(batch.getProjectionMatrix()).mul(batch.getTransformMatrix());
    double size = Math.min(getWidth(), getHeight());
    drawing.draw(projection, getX() + getWidth() / 2, getY() + getHeight() / 2, size);
    batch.begin();
  }
}
