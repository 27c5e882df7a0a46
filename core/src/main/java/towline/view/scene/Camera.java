package towline.view.scene;

import com.badlogic.gdx.math.Matrix4;
import towline.session.framing.ViewFrame;

/**
 * The part of the sector that the window shows, and the mapping between sector and window. Shake
 * moves only the picture: a point of the window is the same point of the sector with and without
 * it, so shake never moves the aim.
 */
public final class Camera extends ViewFrame {
  private final Matrix4 projection = new Matrix4();
  private double shakeX;
  private double shakeY;
  private int pixelsHigh = 1;

  @Override
  public void resize(int wide, int high) {
    pixelsHigh = Math.max(1, high);
    super.resize(Math.max(1, wide), pixelsHigh);
  }

  /** Sets the shift of the picture, m, until the next call. */
  public void shake(double byX, double byY) {
    shakeX = byX;
    shakeY = byY;
  }

  /** Returns the projection from the sector to the window. */
  public Matrix4 projection() {
    return projection.setToOrtho2D(
        (float) (left() + shakeX), (float) (bottom() + shakeY), (float) width(), (float) height());
  }

  /** Returns the number of physical pixels per metre. */
  public double pixelsPerMetre() {
    return pixelsHigh / height();
  }

  /** Returns the x coordinate, m, of a point of the window, physical pixels from the left. */
  public double fromWindowX(double pixel) {
    return left() + pixel / pixelsPerMetre();
  }

  /** Returns the y coordinate, m, of a point of the window, physical pixels from the top. */
  public double fromWindowY(double pixel) {
    return top() - pixel / pixelsPerMetre();
  }

  /**
   * Returns the drawn position of an x coordinate, physical pixels from the left, shake included.
   */
  public double toWindowX(double atX) {
    return (atX - left() - shakeX) * pixelsPerMetre();
  }

  /**
   * Returns the drawn position of a y coordinate, physical pixels from the bottom, shake included.
   */
  public double toWindowY(double atY) {
    return (atY - bottom() - shakeY) * pixelsPerMetre();
  }
}
