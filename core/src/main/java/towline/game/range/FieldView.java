package towline.game.range;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.math.Matrix4;
import towline.view.draw.ShapeDrawer;

/**
 * A rectangle of the window that shows a part of a world. Pixels are physical, from the lower left
 * of the window; the world is in metres.
 */
public final class FieldView {
  private final Matrix4 projection = new Matrix4();
  private double left;
  private double bottom;
  private double width = 1;
  private double height = 1;
  private double centreX;
  private double centreY;
  private double pixelsPerMetre = 10;

  /** Places the rectangle in the window. */
  public void place(double fromLeft, double fromBottom, double wide, double high) {
    left = fromLeft;
    bottom = fromBottom;
    width = Math.max(1, wide);
    height = Math.max(1, high);
  }

  /** Looks at a point so that a square with sides of {@code metres} fits in. */
  public void look(double x, double y, double metres) {
    centreX = x;
    centreY = y;
    pixelsPerMetre = Math.min(width, height) / Math.max(1e-3, metres);
  }

  /**
   * Looks at a rectangle of the world, all of which fits in; the first {@code spared} pixels of the
   * width stay free.
   */
  public void lookAt(double fromX, double fromY, double toX, double toY, double spared) {
    double wide = Math.max(1e-3, toX - fromX);
    double high = Math.max(1e-3, toY - fromY);
    pixelsPerMetre = Math.min(Math.max(1, width - spared) / wide, height / high);
    centreX = 0.5 * (fromX + toX - spared / pixelsPerMetre);
    centreY = 0.5 * (fromY + toY);
  }

  /**
   * Begins to draw in metres, clipped at the edges of the rectangle, until {@link #end}.
   *
   * @param fromLeft left edge of the part of the window that is drawn
   * @param fromBottom lower edge of that part
   * @param wide width of that part
   * @param high height of that part
   * @param share rendered fraction of its pixels, in each direction
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

  /** Returns true if a pixel is in the rectangle. */
  public boolean holds(double x, double y) {
    return x >= left && x < left + width && y >= bottom && y < bottom + height;
  }

  /** Converts the x of a pixel to metres. */
  public double worldX(double pixel) {
    return centreX + (pixel - left - width / 2) / pixelsPerMetre;
  }

  /** Converts the y of a pixel to metres. */
  public double worldY(double pixel) {
    return centreY + (pixel - bottom - height / 2) / pixelsPerMetre;
  }

  /** Converts an x in metres to pixels. */
  public double pixelX(double x) {
    return left + width / 2 + (x - centreX) * pixelsPerMetre;
  }

  /** Converts a y in metres to pixels. */
  public double pixelY(double y) {
    return bottom + height / 2 + (y - centreY) * pixelsPerMetre;
  }

  /** Returns the left edge, pixels. */
  public double left() {
    return left;
  }

  /** Returns the lower edge, pixels. */
  public double bottom() {
    return bottom;
  }

  /** Returns the width, pixels. */
  public double width() {
    return width;
  }

  /** Returns the height, pixels. */
  public double height() {
    return height;
  }

  /** Returns the number of pixels per metre. */
  public double pixelsPerMetre() {
    return pixelsPerMetre;
  }
}
