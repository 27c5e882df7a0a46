package towline.view.draw;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.VertexAttribute;
import com.badlogic.gdx.graphics.VertexAttributes.Usage;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.utils.Disposable;

/**
 * Collects quads and draws them in one call. Each corner of a quad knows where it lies in a capsule
 * (along, across; half length, half width; in physical pixels), so the shader can fade the edge
 * over a pixel, whatever the quad is: a line, a joint, a disc, a soft glow, a filled face.
 *
 * <p>Colours are premultiplied: with alpha 0 a colour adds light, with alpha 1 it covers, so light
 * and paint share the batch.
 *
 * <p>A quad with a corner that is not finite is left out: no NaN reaches the graphics card.
 */
public final class LineBatch implements Disposable {
  /** The most quads in one call: their corners must be countable in 16 bits. */
  static final int MOST_QUADS = 16_000;

  private static final int FLOATS_A_VERTEX = 8;
  private static final int CORNERS = 4;
  private static final int FLOATS_A_QUAD = CORNERS * FLOATS_A_VERTEX;

  /** Numbers beyond this are nothing that could be seen, and are treated like NaN. */
  private static final float FARTHEST = 1e7f;

  private final Mesh mesh;
  private final ShaderProgram shader;
  private final DrawCount count;
  private final float[] vertices = new float[MOST_QUADS * FLOATS_A_QUAD];
  private final Matrix4 projection = new Matrix4();
  private int filled;
  private boolean sound = true;

  /** A batch that counts its calls. */
  public LineBatch(DrawCount count) {
    this.count = count;
    shader = Shaders.load("line", "line");
    mesh =
        new Mesh(
            false,
            MOST_QUADS * CORNERS,
            MOST_QUADS * 6,
            new VertexAttribute(Usage.Position, 2, "a_position"),
            new VertexAttribute(Usage.ColorPacked, 4, "a_color"),
            new VertexAttribute(Usage.Generic, 4, "a_shape"),
            new VertexAttribute(Usage.Generic, 1, "a_soft"));
    mesh.setIndices(indices());
  }

  private static short[] indices() {
    short[] indices = new short[MOST_QUADS * 6];
    for (int quad = 0; quad < MOST_QUADS; quad++) {
      int corner = quad * CORNERS;
      int at = quad * 6;
      indices[at] = (short) corner;
      indices[at + 1] = (short) (corner + 1);
      indices[at + 2] = (short) (corner + 2);
      indices[at + 3] = (short) (corner + 2);
      indices[at + 4] = (short) (corner + 3);
      indices[at + 5] = (short) corner;
    }
    return indices;
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
    if (filled == 0) {
      return;
    }
    Gdx.gl.glEnable(GL20.GL_BLEND);
    Gdx.gl.glBlendFunc(GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
    shader.bind();
    shader.setUniformMatrix("u_projection", projection);
    mesh.setVertices(vertices, 0, filled);
    mesh.render(shader, GL20.GL_TRIANGLES, 0, filled / FLOATS_A_QUAD * 6);
    count.add(1);
    filled = 0;
  }

  @Override
  public void dispose() {
    mesh.dispose();
    shader.dispose();
  }
}
