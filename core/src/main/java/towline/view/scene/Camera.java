package towline.view.scene;

import com.badlogic.gdx.math.Matrix4;
import towline.session.framing.ViewFrame;

/**
 * The part of the sector that the window shows, and how its places lie in the window. Shake moves
 * the picture alone: a place in the window means the same place in the sector with and without it,
 * so it never moves the aim.
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

  /** Moves the picture, m, until the next call. */
  public void shake(double byX, double byY) {
    shakeX = byX;
    shakeY = byY;
  }

  /** From the sector to the window. */
  public Matrix4 projection() {
    return projection.setToOrtho2D(
        (float) (left() + shakeX), (float) (bottom() + shakeY), (float) width(), (float) height());
  }

  /** The physical pixels a metre. */
  public double pixelsPerMetre() {
    return pixelsHigh / height();
  }

  /** The place in the sector under a place in the window, physical pixels from the left. */
  public double fromWindowX(double pixel) {
    return left() + pixel / pixelsPerMetre();
  }

  /** The place in the sector under a place in the window, physical pixels from the top. */
  public double fromWindowY(double pixel) {
    return top() - pixel / pixelsPerMetre();
  }

  /** Where a place in the sector is seen, physical pixels from the left, shake included. */
  public double toWindowX(double atX) {
    return (atX - left() - shakeX) * pixelsPerMetre();
  }

  /** Where a place in the sector is seen, physical pixels from the bottom, shake included. */
  public double toWindowY(double atY) {
    return (atY - bottom() - shakeY) * pixelsPerMetre();
  }
}
