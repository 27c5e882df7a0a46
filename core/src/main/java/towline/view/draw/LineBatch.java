package towline.view.draw;

import com.badlogic.gdx.math.Matrix4;

/**
 * Collects quads, to be drawn in one call. Each corner of a quad has a position in a capsule
 * (along, across; half length, half width; in physical pixels), so that the shader can fade the
 * edge over a pixel for every kind of quad: a line, a joint, a disc, a soft glow, a filled face.
 *
 * <p>Colours are premultiplied: with alpha 0 a colour adds light, with alpha 1 it covers, so light
 * and paint share the batch.
 *
 * <p>A quad with a corner that is not finite is left out, so that no NaN reaches the graphics card.
 */
public final class LineBatch {
  /** Maximum number of quads in one call: the indices of their corners have 16 bits. */
  static final int MAX_QUADS = 16_000;

  static final int FLOATS_PER_VERTEX = 8;
  static final int CORNERS = 4;
  static final int FLOATS_PER_QUAD = CORNERS * FLOATS_PER_VERTEX;

  /** Largest coordinate that is drawn; larger ones are off screen, and are treated like NaN. */
  private static final float MAX_COORDINATE = 1e7f;

  private final VertexConsumer sink;
  private final float[] vertices = new float[MAX_QUADS * FLOATS_PER_QUAD];
  private final Matrix4 projection = new Matrix4();
  private int filled;
  private boolean valid = true;

  /** Creates a batch that sends its quads to {@code sink}. */
  public LineBatch(VertexConsumer sink) {
    this.sink = sink;
  }

  void begin(Matrix4 combined) {
    projection.set(combined);
    filled = 0;
    valid = true;
  }

  /** Appends a corner; four make a quad. */
  void corner(
      float x,
      float y,
      float along,
      float across,
      float length,
      float width,
      float soft,
      float ink) {
    int at = filled;
    vertices[at] = x;
    vertices[at + 1] = y;
    vertices[at + 2] = ink;
    vertices[at + 3] = along;
    vertices[at + 4] = across;
    vertices[at + 5] = length;
    vertices[at + 6] = width;
    vertices[at + 7] = soft;
    filled += FLOATS_PER_VERTEX;
    valid &= Math.abs(x + y) < MAX_COORDINATE && Math.abs(along + across + width) < MAX_COORDINATE;
    if (filled % FLOATS_PER_QUAD == 0) {
      closeQuad();
    }
  }

  private void closeQuad() {
    if (!valid) {
      filled -= FLOATS_PER_QUAD;
      valid = true;
    }
    if (filled == vertices.length) {
      flush();
    }
  }

  /** Draws the collected quads. */
  void flush() {
    if (filled > 0) {
      sink.draw(vertices, filled, projection);
      filled = 0;
    }
  }
}
