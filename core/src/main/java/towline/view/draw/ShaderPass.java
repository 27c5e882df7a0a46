package towline.view.draw;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.VertexAttribute;
import com.badlogic.gdx.graphics.VertexAttributes.Usage;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;

/** Runs a shader over every pixel of the bound target. */
final class ShaderPass implements Disposable {
  private final Mesh triangle;
  private final DrawCount count;

  ShaderPass(DrawCount count) {
    this.count = count;
    triangle = new Mesh(true, 3, 0, new VertexAttribute(Usage.Position, 2, "a_position"));
    // One triangle larger than the screen avoids a seam along a diagonal.
    triangle.setVertices(new float[] {-1, -1, 3, -1, -1, 3});
  }

  /** Overwrites the target's contents. */
  void replace(ShaderProgram shader) {
    Gdx.gl.glDisable(GL20.GL_BLEND);
    draw(shader);
  }

  /** Adds to the target's contents. */
  void add(ShaderProgram shader) {
    Gdx.gl.glEnable(GL20.GL_BLEND);
    Gdx.gl.glBlendFunc(GL20.GL_ONE, GL20.GL_ONE);
    draw(shader);
  }

  private void draw(ShaderProgram shader) {
    triangle.render(shader, GL20.GL_TRIANGLES, 0, 3);
    count.add(1);
  }

  @Override
  public void dispose() {
    triangle.dispose();
  }
}
