package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import towline.view.draw.ShapeDrawer;

/** A drawing among the actors of a page that fills its whole rectangle. */
public final class ChartWidget extends Widget {
  /** What is drawn. */
  public interface Drawing {
    /** Draws into a rectangle, physical pixels. */
    void draw(ShapeDrawer pen, double left, double bottom, double width, double height);
  }

  private final ShapeDrawer pen;
  private final Drawing drawing;
  private final Matrix4 projection = new Matrix4();

  /** A chart that is drawn with that pen. */
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
