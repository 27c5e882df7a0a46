package towline.view.draw;

import com.badlogic.gdx.math.Matrix4;

/**
 * Collects quads, to be drawn in one call. Each corner of a quad knows where it lies in a capsule
 * (along, across; half length, half width; in physical pixels), so the shader can fade the edge
 * over a pixel, whatever the quad is: a line, a joint, a disc, a soft glow, a filled face.
 *
 * <p>Colours are premultiplied: with alpha 0 a colour adds light, with alpha 1 it covers, so light
 * and paint share the batch.
 *
 * <p>A quad with a corner that is not finite is left out: no NaN reaches the graphics card.
 */
public final class LineBatch {
  /** The most quads in one call: their corners must be countable in 16 bits. */
  static final int MOST_QUADS = 16_000;

  static final int FLOATS_A_VERTEX = 8;
  static final int CORNERS = 4;
  static final int FLOATS_A_QUAD = CORNERS * FLOATS_A_VERTEX;

  /** Numbers beyond this are nothing that could be seen, and are treated like NaN. */
  private static final float FARTHEST = 1e7f;

  private final VertexConsumer sink;
  private final float[] vertices = new float[MOST_QUADS * FLOATS_A_QUAD];
  private final Matrix4 projection = new Matrix4();
  private int filled;
  private boolean sound = true;

  /** A batch whose quads go there. */
  public LineBatch(VertexConsumer sink) {
    this.sink = sink;
  }

  void begin(Matrix4 combined) {
    projection.set(combined);
    filled = 0;
    sound = true;
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
    filled += FLOATS_A_VERTEX;
    sound &= Math.abs(x + y) < FARTHEST && Math.abs(along + across + width) < FARTHEST;
    if (filled % FLOATS_A_QUAD == 0) {
      closeQuad();
    }
  }

  private void closeQuad() {
    if (!sound) {
      filled -= FLOATS_A_QUAD;
      sound = true;
    }
    if (filled == vertices.length) {
      flush();
    }
  }

  /** Draws what was collected. */
  void flush() {
    if (filled > 0) {
      sink.draw(vertices, filled, projection);
      filled = 0;
    }
  }
}
