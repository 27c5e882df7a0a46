package towline.view.draw;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;
import org.jspecify.annotations.Nullable;

/**
 * The compositor of the scene: the scene is drawn into a picture of its own at the render scale,
 * which is then shown in the window with its glow.
 */
public final class SceneCompositor implements Disposable {
  private final ShaderProgram compose = Shaders.load("screen", "compose");
  private final ShaderPass shaderPass;
  private @Nullable RenderTarget scene;
  private @Nullable Bloom bloom;
  private RenderTarget.Between between = RenderTarget.Between.BLENDED;
  private double renderScale = 1;
  private int windowWidth = 1;
  private int windowHeight = 1;
  private int left;
  private int bottom;
  private int shownWidth = 1;
  private int shownHeight = 1;
  private double glow = 1;
  private double light = 1;
  private int rim;
  private double rimStrength;

  /** The target of a finished picture that is not for the window. */
  public static final class Target implements Disposable {
    private final RenderTarget pixels;

    /** Creates a target, size in pixels. */
    public Target(int width, int height) {
      pixels = new RenderTarget(width, height);
    }

    @Override
    public void dispose() {
      pixels.dispose();
    }
  }

  /** Creates a compositor without a size. */
  public SceneCompositor(DrawCount count) {
    shaderPass = new ShaderPass(count);
  }

  /**
   * Sets the number of computed pixels per window pixel, in each direction; clamped to 0.5 to 2.
   */
  public void renderScale(double share) {
    renderScale = Math.max(0.5, Math.min(2, share));
  }

  /** Sets the strength of the glow, clamped to 0 to 1.5. */
  public void setGlow(double strength) {
    glow = Math.max(0, Math.min(1.5, strength));
  }

  /** Sets the brightness of the whole picture; 1 is the designed one. */
  public void setBrightness(double brightness) {
    light = brightness;
  }

  /** Sets a glow along the picture's rim. */
  public void setRim(int rgb, double strength) {
    rim = rgb;
    rimStrength = strength;
  }

  /** Fits the compositor to a whole window, size in physical pixels. */
  public void resize(int width, int height) {
    windowWidth = width;
    windowHeight = height;
    fitTo(0, 0, width, height);
  }

  /**
   * Fits the compositor to a part of the window, physical pixels from the lower left. Only the
   * pixels of the part are computed; those beside it stay unchanged.
   */
  public void fitTo(int fromLeft, int fromBottom, int width, int height) {
    left = fromLeft;
    bottom = fromBottom;
    shownWidth = width;
    shownHeight = height;
    int wide = (int) Math.max(1, Math.round(width * renderScale));
    int high = (int) Math.max(1, Math.round(height * renderScale));
    if (scene != null && scene.width() == wide && scene.height() == high) {
      return;
    }
    release();
    between =
        wide == width && high == height
            ? RenderTarget.Between.NEAREST
            : RenderTarget.Between.BLENDED;
    scene = new RenderTarget(wide, high);
    bloom = new Bloom(shaderPass, wide, high);
  }

  /** Begins the scene; everything is drawn into it until {@link #show}. */
  public void begin() {
    if (scene == null) {
      throw new IllegalStateException("The scene has no size yet.");
    }
    scene.begin();
    Gdx.gl.glClearColor(0, 0, 0, 1);
    Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
  }

  /** Restricts drawing to a part of the scene, physical pixels of the window. */
  public void clip(int left, int bottom, int width, int height) {
    int x = (int) Math.round(left * renderScale);
    int y = (int) Math.round(bottom * renderScale);
    int right = (int) Math.round((left + width) * renderScale);
    int top = (int) Math.round((bottom + height) * renderScale);
    Gdx.gl.glViewport(x, y, right - x, top - y);
  }

  /** Copies glow, brightness and rim from {@code other}. */
  public void copyLook(SceneCompositor other) {
    glow = other.glow;
    light = other.light;
    rim = other.rim;
    rimStrength = other.rimStrength;
  }

  /** Shows the scene with its glow in the window. */
  public void show() {
    RenderTarget drawn = glowing();
    view(left, bottom, shownWidth, shownHeight);
    compose(drawn);
    view(0, 0, windowWidth, windowHeight);
  }

  /** Copies the scene to a target of the compositor's size; {@code reading} may read its pixels. */
  public void show(Target target, Runnable reading) {
    RenderTarget drawn = glowing();
    target.pixels.begin();
    compose(drawn);
    reading.run();
    target.pixels.end();
  }

  /** Ends the scene and computes its glow. */
  private RenderTarget glowing() {
    if (scene == null || bloom == null) {
      throw new IllegalStateException("The scene has no size yet.");
    }
    scene.end();
    Gdx.gl.glDisable(GL20.GL_DEPTH_TEST);
    if (glow > 0) {
      bloom.compute(scene);
    }
    bloom.bind(1);
    return scene;
  }

  private void compose(RenderTarget drawn) {
    drawn.bind(0, between);
    compose.bind();
    compose.setUniformi("u_source", 0);
    compose.setUniformi("u_glow", 1);
    compose.setUniformf("u_strength", (float) glow);
    compose.setUniformf("u_light", (float) light);
    compose.setUniformf("u_rim", rimOf(16), rimOf(8), rimOf(0));
    shaderPass.replace(compose);
    Gdx.gl.glActiveTexture(GL20.GL_TEXTURE0);
  }

  /** Sets the part of the window that is drawn into. */
  private static void view(int left, int bottom, int width, int height) {
    Gdx.gl.glViewport(left, bottom, width, height);
  }

  private float rimOf(int shift) {
    return (float) ((rim >> shift & 0xff) / 255.0 * rimStrength);
  }

  /** Returns the height of the scene over that of the window. */
  public double renderScale() {
    return renderScale;
  }

  private void release() {
    if (scene != null) {
      scene.dispose();
    }
    if (bloom != null) {
      bloom.dispose();
    }
  }

  @Override
  public void dispose() {
    release();
    shaderPass.dispose();
    compose.dispose();
  }
}
