package towline.view.draw;

import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;

/**
 * The glow around bright things: the bright part of the scene at an eighth of its size, blurred
 * there, at a sixteenth and at a thirty-second, and the three added up.
 */
final class Bloom implements Disposable {
  private static final int SIZES = 3;
  private static final int FIRST_DIVISOR = 8;

  /** Brightness below which nothing glows, such as the sky and the grid at rest. */
  private static final float THRESHOLD = 0.34f;

  /**
   * Share of each wider glow that is added to the next narrower one, for a soft edge without fog.
   */
  private static final float WIDER_SHARE = 0.85f;

  private final ShaderProgram bright = Shaders.load("screen", "bright");
  private final ShaderProgram blur = Shaders.load("screen", "blur");
  private final ShaderProgram copy = Shaders.load("screen", "copy");
  private final ShaderPass shaderPass;
  private final RenderTarget[] glow = new RenderTarget[SIZES];
  private final RenderTarget[] half = new RenderTarget[SIZES];

  Bloom(ShaderPass shaderPass, int width, int height) {
    this.shaderPass = shaderPass;
    int divisor = FIRST_DIVISOR;
    for (int i = 0; i < SIZES; i++) {
      glow[i] = new RenderTarget(width / divisor, height / divisor);
      half[i] = new RenderTarget(width / divisor, height / divisor);
      divisor *= 2;
    }
  }

  /** Computes the glow of a scene. */
  void compute(RenderTarget scene) {
    bright.bind();
    bright.setUniformi("u_source", 0);
    bright.setUniformf("u_texel", 1f / scene.width(), 1f / scene.height());
    bright.setUniformf("u_threshold", THRESHOLD);
    run(bright, scene, glow[0]);
    blur(0);
    for (int i = 1; i < SIZES; i++) {
      gain(1);
      run(copy, glow[i - 1], glow[i]);
      blur(i);
    }
    for (int i = SIZES - 1; i > 0; i--) {
      gain(WIDER_SHARE);
      glow[i].bind(0, RenderTarget.Between.BLENDED);
      glow[i - 1].begin();
      shaderPass.add(copy);
      glow[i - 1].end();
    }
  }

  private void gain(float gain) {
    copy.bind();
    copy.setUniformi("u_source", 0);
    copy.setUniformf("u_gain", gain);
  }

  private void blur(int i) {
    blur.bind();
    blur.setUniformi("u_source", 0);
    blur.setUniformf("u_step", 1f / glow[i].width(), 0);
    run(blur, glow[i], half[i]);
    blur.setUniformf("u_step", 0, 1f / glow[i].height());
    run(blur, half[i], glow[i]);
  }

  private void run(ShaderProgram shader, RenderTarget from, RenderTarget to) {
    from.bind(0, RenderTarget.Between.BLENDED);
    to.begin();
    shaderPass.replace(shader);
    to.end();
  }

  /** Binds the glow to a texture unit. */
  void bind(int unit) {
    glow[0].bind(unit, RenderTarget.Between.BLENDED);
  }

  @Override
  public void dispose() {
    for (int i = 0; i < SIZES; i++) {
      glow[i].dispose();
      half[i].dispose();
    }
    bright.dispose();
    blur.dispose();
    copy.dispose();
  }
}
