package towline.view.draw;

import com.badlogic.gdx.math.Matrix4;

/** A receiver of the quads of a {@link LineBatch}. */
@FunctionalInterface
public interface VertexConsumer {
  /**
   * Draws quads.
   *
   * @param vertices corner by corner: x, y, colour, along, across, half length, half width,
   *     softness
   * @param floats number of filled elements of the array
   * @param projection maps the units of the corners to the target
   */
  void draw(float[] vertices, int floats, Matrix4 projection);
}
