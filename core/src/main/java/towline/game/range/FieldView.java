package towline.game.range;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.math.Matrix4;
import towline.view.draw.ShapeDrawer;

/** A rectangle of the window through which a part of a world is seen. Pixels, metres. */
public final class FieldView {
  private final Matrix4 projection = new Matrix4();
  private double left;
  private double bottom;
  private double width = 1;
  private double height = 1;
  private double centreX;
  private double centreY;
  private double pixelsPerMetre = 10;

  /** Takes its place in the window, physical pixels from the lower left. */
  public void place(double fromLeft, double fromBottom, double wide, double high) {
    left = fromLeft;
    bottom = fromBottom;
    width = Math.max(1, wide);
    height = Math.max(1, high);
  }

  /** Looks at a point so closely that a square of {@code metres} a side fits in. */
  public void look(double x, double y, double metres) {
    centreX = x;
    centreY = y;
    pixelsPerMetre = Math.min(width, height) / Math.max(1e-3, metres);
  }

  /** Looks at a rectangle of the world, all of which fits in, right of the first pixels. */
  public void lookAt(double fromX, double fromY, double toX, double toY, double spared) {
    double wide = Math.max(1e-3, toX - fromX);
    double high = Math.max(1e-3, toY - fromY);
    pixelsPerMetre = Math.min(Math.max(1, width - spared) / wide, height / high);
    centreX = 0.5 * (fromX + toX - spared / pixelsPerMetre);
    centreY = 0.5 * (fromY + toY);
  }

  /**
   * Starts drawing in metres, cut off at the edges of the rectangle, until {@link #end}.
   *
   * @param fromLeft where the part of the window that is drawn into begins, physical pixels
   * @param fromBottom see {@code fromLeft}
   * @param wide how wide that part is
   * @param high how high it is
   * @param share of its pixels that are worked out, in each direction
   */
  public void begin(
      ShapeDrawer pen, double fromLeft, double fromBottom, double wide, double high, double share) {
    double x = left - fromLeft;
    double y = bottom - fromBottom;
    projection.setToOrtho2D(
        (float) (centreX - (x + width / 2) / pixelsPerMetre),
        (float) (centreY - (y + height / 2) / pixelsPerMetre),
        (float) (wide / pixelsPerMetre),
        (float) (high / pixelsPerMetre));
    Gdx.gl.glEnable(GL20.GL_SCISSOR_TEST);
    Gdx.gl.glScissor(
        (int) Math.floor(x * share),
        (int) Math.floor(y * share),
        (int) Math.ceil(width * share),
        (int) Math.ceil(height * share));
    pen.begin(projection, pixelsPerMetre * share);
  }

  public void end(ShapeDrawer pen) {
    pen.end();
    Gdx.gl.glDisable(GL20.GL_SCISSOR_TEST);
  }

  /** Whether a pixel lies in the rectangle. */
  public boolean holds(double x, double y) {
    return x >= left && x < left + width && y >= bottom && y < bottom + height;
  }

  /** Where in the world a pixel is, x, m. */
  public double worldX(double pixel) {
    return centreX + (pixel - left - width / 2) / pixelsPerMetre;
  }

  /** Where in the world a pixel is, y, m. */
  public double worldY(double pixel) {
    return centreY + (pixel - bottom - height / 2) / pixelsPerMetre;
  }

  /** The pixel of a place, x. */
  public double pixelX(double x) {
    return left + width / 2 + (x - centreX) * pixelsPerMetre;
  }

  /** The pixel of a place, y. */
  public double pixelY(double y) {
    return bottom + height / 2 + (y - centreY) * pixelsPerMetre;
  }

  /** The left edge, physical pixels. */
  public double left() {
    return left;
  }

  /** The lower edge, physical pixels. */
  public double bottom() {
    return bottom;
  }

  /** The width, physical pixels. */
  public double width() {
    return width;
  }

  /** The height, physical pixels. */
  public double height() {
    return height;
  }

  /** The physical pixels of a metre. */
  public double pixelsPerMetre() {
    return pixelsPerMetre;
  }
}
