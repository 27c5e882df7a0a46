package towline.view.draw;

import com.badlogic.gdx.math.Matrix4;

/** Where the quads of a {@link LineBatch} go. */
@FunctionalInterface
public interface VertexConsumer {
  /**
   * Draws quads.
   *
   * @param vertices corner by corner: x, y, colour, along, across, half length, half width,
   *     softness
   * @param floats how much of the array is filled
   * @param projection from the units of the corners to the target
   */
  void draw(float[] vertices, int floats, Matrix4 projection);
}
