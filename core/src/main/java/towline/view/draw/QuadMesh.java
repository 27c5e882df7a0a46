package towline.view.draw;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.VertexAttribute;
import com.badlogic.gdx.graphics.VertexAttributes.Usage;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.utils.Disposable;

/** Draws quads of lines on the graphics card. */
public final class QuadMesh implements VertexConsumer, Disposable {
  private static final int INDICES_PER_QUAD = 6;

  private final Mesh mesh;
  private final ShaderProgram shader = Shaders.load("line", "line");
  private final DrawCount count;

  /** Creates a mesh that adds its draw calls to {@code count}. */
  public QuadMesh(DrawCount count) {
    this.count = count;
    mesh =
        new Mesh(
            false,
            LineBatch.MAX_QUADS * LineBatch.CORNERS,
            LineBatch.MAX_QUADS * INDICES_PER_QUAD,
            new VertexAttribute(Usage.Position, 2, "a_position"),
            new VertexAttribute(Usage.ColorPacked, 4, "a_color"),
            new VertexAttribute(Usage.Generic, 4, "a_shape"),
            new VertexAttribute(Usage.Generic, 1, "a_soft"));
    mesh.setIndices(indices());
  }

  private static short[] indices() {
    short[] indices = new short[LineBatch.MAX_QUADS * INDICES_PER_QUAD];
    for (int quad = 0; quad < LineBatch.MAX_QUADS; quad++) {
      int corner = quad * LineBatch.CORNERS;
      int at = quad * INDICES_PER_QUAD;
      indices[at] = (short) corner;
      indices[at + 1] = (short) (corner + 1);
      indices[at + 2] = (short) (corner + 2);
      indices[at + 3] = (short) (corner + 2);
      indices[at + 4] = (short) (corner + 3);
      indices[at + 5] = (short) corner;
    }
    return indices;
  }

  @Override
  public void draw(float[] vertices, int floats, Matrix4 projection) {
    Gdx.gl.glEnable(GL20.GL_BLEND);
    Gdx.gl.glBlendFunc(GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
    shader.bind();
    shader.setUniformMatrix("u_projection", projection);
    mesh.setVertices(vertices, 0, floats);
    mesh.render(
        shader, GL20.GL_TRIANGLES, 0, floats / LineBatch.FLOATS_PER_QUAD * INDICES_PER_QUAD);
    count.add(1);
  }

  @Override
  public void dispose() {
    mesh.dispose();
    shader.dispose();
  }
}
