package towline.view.draw;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.VertexAttribute;
import com.badlogic.gdx.graphics.VertexAttributes.Usage;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;

/**
 * A gradient over the whole picture, behind everything: a colour at each node, blended between the
 * nodes. It is the cheapest way to fill a picture on machines without a graphics card.
 */
public final class GradientMesh implements Disposable {
  /** Number of nodes from left to right. */
  public static final int COLUMNS = 13;

  /** Number of nodes from bottom to top. */
  public static final int ROWS = 9;

  private static final int FLOATS_PER_NODE = 3;

  private final ShaderProgram shader = Shaders.load("sky", "sky");
  private final Mesh mesh;
  private final float[] nodes = new float[COLUMNS * ROWS * FLOATS_PER_NODE];
  private final DrawCount count;

  /** Creates a black gradient. */
  public GradientMesh(DrawCount count) {
    this.count = count;
    int cells = (COLUMNS - 1) * (ROWS - 1);
    mesh =
        new Mesh(
            false,
            COLUMNS * ROWS,
            cells * 6,
            new VertexAttribute(Usage.Position, 2, "a_position"),
            new VertexAttribute(Usage.ColorPacked, 4, "a_color"));
    mesh.setIndices(indices());
  }

  private static short[] indices() {
    short[] indices = new short[(COLUMNS - 1) * (ROWS - 1) * 6];
    int at = 0;
    for (int row = 0; row + 1 < ROWS; row++) {
      for (int column = 0; column + 1 < COLUMNS; column++) {
        int node = row * COLUMNS + column;
        indices[at] = (short) node;
        indices[at + 1] = (short) (node + 1);
        indices[at + 2] = (short) (node + COLUMNS + 1);
        indices[at + 3] = (short) (node + COLUMNS + 1);
        indices[at + 4] = (short) (node + COLUMNS);
        indices[at + 5] = (short) node;
        at += 6;
      }
    }
    return indices;
  }

  /** Sets the colour of a node, 0xRRGGBB. */
  public void setColor(int column, int row, int rgb) {
    int at = (row * COLUMNS + column) * FLOATS_PER_NODE;
    nodes[at] = 2f * column / (COLUMNS - 1) - 1;
    nodes[at + 1] = 2f * row / (ROWS - 1) - 1;
    nodes[at + 2] = PackedColor.pack(rgb, 1, 1);
  }

  /** Fills the picture. */
  public void draw() {
    Gdx.gl.glDisable(GL20.GL_BLEND);
    shader.bind();
    mesh.setVertices(nodes);
    mesh.render(shader, GL20.GL_TRIANGLES);
    count.add(1);
  }

  @Override
  public void dispose() {
    mesh.dispose();
    shader.dispose();
  }
}
