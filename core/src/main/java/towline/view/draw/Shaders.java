package towline.view.draw;

import com.badlogic.gdx.graphics.glutils.ShaderProgram;

/** Loads the shaders of the assets. */
final class Shaders {
  private Shaders() {}

  static ShaderProgram load(String vertex, String fragment) {
    String vertexPath = "shaders/" + vertex + ".vert";
    String fragmentPath = "shaders/" + fragment + ".frag";
    ShaderProgram shader =
        new ShaderProgram(AssetFile.required(vertexPath), AssetFile.required(fragmentPath));
    if (!shader.isCompiled()) {
      String log = shader.getLog().strip().replace('\n', ' ');
      shader.dispose();
      throw new AssetException(
          "The graphics driver does not accept "
              + vertexPath
              + " with "
              + fragmentPath
              + ": "
              + log);
    }
    return shader;
  }
}
