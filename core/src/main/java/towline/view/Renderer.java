package towline.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.utils.Disposable;
import java.util.Locale;
import towline.content.GameContent;
import towline.content.look.EffectTable;
import towline.content.look.VectorIcons;
import towline.sim.spec.WorldSpec;
import towline.view.draw.DrawCount;
import towline.view.draw.GradientMesh;
import towline.view.draw.LineBatch;
import towline.view.draw.Palette;
import towline.view.draw.QuadMesh;
import towline.view.draw.SceneCompositor;
import towline.view.draw.ShapeDrawer;
import towline.view.hud.HudCanvas;
import towline.view.hud.TitleLogo;
import towline.view.medal.MedalIcons;
import towline.view.overlay.Alerts;
import towline.view.text.ControlGlyphs;
import towline.view.text.Fonts;
import towline.view.text.Localization;
import towline.view.world.WorldView;

/** Everything that draws, made once for a window. */
public final class Renderer implements Disposable {
  private final DrawCount count = new DrawCount();
  private final Palette palette = Palette.load();
  private final EffectTable effects;
  private final Localization words = Localization.load();
  private final Fonts fonts = new Fonts();
  private final MedalIcons medalIcons;
  private final ControlGlyphs controlGlyphs;
  private final QuadMesh mesh = new QuadMesh(count);
  private final ShapeDrawer pen = new ShapeDrawer(new LineBatch(mesh));
  private final SpriteBatch sprites = new SpriteBatch();
  private final GradientMesh gradient = new GradientMesh(count);
  private final SceneCompositor compositor = new SceneCompositor(count);
  private final HudCanvas canvas = new HudCanvas(pen, sprites, fonts, palette, words);
  private Alerts alerts;
  private final WorldSpec spec;
  private final WorldView world;
  private int width;
  private int height;
  private double uiScale = 1;

  /** A picture of that content with those effects and drawings, without a size yet. */
  public Renderer(
      GameContent content, EffectTable effects, VectorIcons medals, VectorIcons gamepadControls) {
    this.effects = effects;
    medalIcons = new MedalIcons(medals);
    controlGlyphs = new ControlGlyphs(fonts, gamepadControls);
    fonts.add(medalIcons);
    fonts.add(controlGlyphs);
    spec = content.world();
    alerts = newAlerts();
    world = newWorldView();
  }

  private Alerts newAlerts() {
    return new Alerts(pen, palette, fonts, words, spec.ship().hull());
  }

  /** The picture of another run, which shows nothing yet. */
  public WorldView newWorldView() {
    return new WorldView(palette, effects, spec);
  }

  /**
   * Fits everything but the size of text to a window of that size, physical pixels, 1 or more. A
   * window that is dragged has a new size in every frame, and rendering the typeface takes longer
   * than that.
   */
  public void resize(int wide, int high) {
    width = wide;
    height = high;
    fitAllButText();
  }

  /** Fits text and everything of the HUD to the window, that much larger; 0.75 to 2. */
  public void uiScale(double scale) {
    uiScale = scale;
    resize();
  }

  /** From here on texts, numbers and dates are those of that locale. */
  public void setLocale(Locale locale) {
    words.setLocale(locale);
    fonts.alsoNeeds(words.letters());
    alerts = newAlerts();
    resize();
  }

  private void resize() {
    if (width < 1 || height < 1) {
      return;
    }
    fonts.resize(width, height, uiScale);
    fitAllButText();
  }

  private void fitAllButText() {
    compositor.resize(width, height);
    canvas.resize(width, height);
    world.camera().resize(width, height);
  }

  /** From here on the world is drawn with that share of the window's pixels, each way. */
  public void renderScale(double share) {
    compositor.renderScale(share);
    resize();
  }

  /** Draws the world with its glow; what is drawn after it lies on top. */
  public void drawWorld() {
    beginWorld();
    compositor.show();
    alerts.drawShapes(world.camera(), world.scene());
  }

  /** Draws what {@code scene} draws in the place of the world, with its glow, under the sky. */
  public void drawScene(Runnable scene) {
    drawScene(0, 0, width, height, 0, scene);
  }

  /**
   * The same in a part of the window, physical pixels from the lower left; the rest of it costs
   * nothing.
   *
   * @param around the colour that the rest gets, 0xRRGGBB
   */
  public void drawScene(int left, int bottom, int wide, int high, int around, Runnable scene) {
    compositor.place(left, bottom, wide, high);
    if (wide < width || high < height) {
      float red = (around >> 16 & 0xff) / 255f;
      float green = (around >> 8 & 0xff) / 255f;
      Gdx.gl.glClearColor(red, green, (around & 0xff) / 255f, 1);
      Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
    }
    compositor.begin();
    world.drawSky(gradient);
    scene.run();
    compositor.show();
  }

  /**
   * Draws what the camera of {@code view} sees into a part of the scene, physical pixels from the
   * lower left of the window; only within {@link #drawScene}.
   */
  public void drawPart(WorldView view, int left, int bottom, int wide, int high) {
    compositor.clip(left, bottom, wide, high);
    view.drawSky(gradient);
    view.draw(pen, view.camera().pixelsPerMetre() * compositor.renderScale());
    compositor.clip(0, 0, width, height);
  }

  /**
   * Draws the world where nobody sees it, as it would fill a window of that size; {@code reading}
   * may read the pixels, from the current frame buffer.
   */
  public void drawWorldInto(OffscreenPicture offscreen, Runnable reading) {
    SceneCompositor stage = offscreen.compositor();
    stage.matchLook(compositor);
    // A page may dim the window.
    stage.light(1);
    world.camera().resize(offscreen.width(), offscreen.height());
    stage.begin();
    world.drawSky(gradient);
    world.draw(pen, world.camera().pixelsPerMetre());
    stage.show(offscreen.target(), reading);
    world.camera().resize(width, height);
  }

  private void beginWorld() {
    compositor.resize(width, height);
    compositor.begin();
    world.drawSky(gradient);
    world.draw(pen, world.camera().pixelsPerMetre() * compositor.renderScale());
  }

  /** As {@link #drawWorld}, dimmed, with the name of the game glowing in front of it. */
  public void drawTitle(TitleLogo titleLogo) {
    beginWorld();
    titleLogo.draw();
    compositor.show();
  }

  /** The width of the window when it could last be seen, physical pixels; 0 at first. */
  public int width() {
    return width;
  }

  /** The height of the window when it could last be seen, physical pixels; 0 at first. */
  public int height() {
    return height;
  }

  /** The world's part of the picture. */
  public WorldView world() {
    return world;
  }

  /** What is warned of. */
  public Alerts alerts() {
    return alerts;
  }

  /** How the world comes to the window. */
  public SceneCompositor compositor() {
    return compositor;
  }

  /** What is written on. */
  public HudCanvas canvas() {
    return canvas;
  }

  /** The colours. */
  public Palette palette() {
    return palette;
  }

  /** What events look and feel like. */
  public EffectTable effects() {
    return effects;
  }

  /** The text. */
  public Localization words() {
    return words;
  }

  /** The typeface. */
  public Fonts fonts() {
    return fonts;
  }

  /** The pictures of the controls of gamepads among the letters. */
  public ControlGlyphs controlGlyphs() {
    return controlGlyphs;
  }

  /** The drawings of the medals. */
  public MedalIcons medalIcons() {
    return medalIcons;
  }

  public ShapeDrawer pen() {
    return pen;
  }

  /** Starts counting the draw calls of a frame. */
  public void beginFrame() {
    count.reset();
    sprites.totalRenderCalls = 0;
  }

  /** The draw calls since the frame began. */
  public int drawCalls() {
    return count.calls() + sprites.totalRenderCalls;
  }

  @Override
  public void dispose() {
    mesh.dispose();
    gradient.dispose();
    sprites.dispose();
    compositor.dispose();
    fonts.dispose();
  }
}
