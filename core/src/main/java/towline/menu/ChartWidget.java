package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import towline.view.draw.ShapeDrawer;

/** A widget that draws a chart over its whole rectangle. */
public final class ChartWidget extends Widget {
  /** The content of a chart. */
  public interface Drawing {
    /** Draws into a rectangle, physical pixels. */
    void draw(ShapeDrawer pen, double left, double bottom, double width, double height);
  }

  private final ShapeDrawer pen;
  private final Drawing drawing;
  private final Matrix4 projection = new Matrix4();

  /** Creates a chart that is drawn with {@code pen}. */
  public ChartWidget(ShapeDrawer pen, Drawing drawing) {
    this.pen = pen;
    this.drawing = drawing;
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    batch.end();
    projection.set(batch.getProjectionMatrix()).mul(batch.getTransformMatrix());
    pen.begin(projection, 1);
    drawing.draw(pen, getX(), getY(), getWidth(), getHeight());
    pen.end();
    batch.begin();
  }
}
