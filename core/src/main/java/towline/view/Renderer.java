package towline.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.utils.Disposable;
import java.util.Locale;
import towline.content.GameContent;
import towline.content.look.EffectTable;
import towline.content.look.VectorIcons;
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

/** The owner of everything that draws, created once per window. */
public final class Renderer implements Disposable {
  private final DrawCount count = new DrawCount();
  private final Palette palette = Palette.load();
  private final EffectTable effects;
  private final Localization words = Localization.load();
  private final Fonts fonts;
  private final MedalIcons medalIcons;
  private final ControlGlyphs controlGlyphs;
  private final QuadMesh mesh = new QuadMesh(count);
  private final ShapeDrawer pen = new ShapeDrawer(new LineBatch(mesh));
  private final SpriteBatch sprites = new SpriteBatch();
  private final GradientMesh gradient = new GradientMesh(count);
  private final SceneCompositor compositor = new SceneCompositor(count);
  private final HudCanvas canvas;
  private Alerts alerts;
  private final GameContent content;
  private final WorldView world;
  private int width;
  private int height;
  private double uiScale = 1;
  private Detail detail = Detail.HIGH;

  /** Creates a renderer without a size, which writes with {@code fonts}. */
  public Renderer(
      GameContent content,
      EffectTable effects,
      VectorIcons medals,
      VectorIcons gamepadControls,
      Fonts fonts) {
    this.fonts = fonts;
    canvas = new HudCanvas(pen, sprites, fonts, palette, words);
    this.effects = effects;
    medalIcons = new MedalIcons(medals);
    controlGlyphs = new ControlGlyphs(fonts, gamepadControls);
    fonts.add(medalIcons);
    fonts.add(controlGlyphs);
    this.content = content;
    alerts = newAlerts();
    world = newWorldView();
  }

  private Alerts newAlerts() {
    return new Alerts(pen, palette, fonts, words, content.world().ship().hull());
  }

  /** Creates the view of another run. */
  public WorldView newWorldView() {
    WorldView view = new WorldView(palette, effects, content);
    view.setParticles(detail.particles());
    return view;
  }

  /**
   * Fits everything but text to a window of {@code wide} by {@code high} physical pixels, 1 or
   * more. A window that is being dragged has a new size in every frame, and rendering the typeface
   * takes longer than a frame.
   */
  public void resize(int wide, int high) {
    width = wide;
    height = high;
    fitAllButText();
  }

  /** Fits text and the HUD to the window, enlarged by {@code scale}, 0.75 to 2. */
  public void setUiScale(double scale) {
    uiScale = scale;
    resize();
  }

  /** Returns the scale of text and HUD, 0.75 to 2. */
  public double uiScale() {
    return uiScale;
  }

  /** Sets the locale of texts, numbers and dates. */
  public void setLocale(Locale locale) {
    words.setLocale(locale);
    fonts.addCharacters(words.letters());
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

  /**
   * Sets the look of the picture.
   *
   * @param level the level of detail, which reduces the other two and the particles
   * @param bloom strength of the bloom, 0 to 1.5
   * @param renderScale computed pixels per window pixel, in each direction; 0.5 to 2
   */
  public void setLook(Detail level, double bloom, double renderScale) {
    detail = level;
    world.setParticles(level.particles());
    compositor.setGlow(bloom * level.bloom());
    compositor.renderScale(renderScale * level.renderScale());
    if (width > 0 && height > 0) {
      fitAllButText();
    }
  }

  public Detail detail() {
    return detail;
  }

  /** Draws the world with its glow and its alerts. */
  public void drawWorld() {
    composeWorld();
    compositor.show();
    alerts.drawShapes(world.camera(), world.scene(), world.isHaulAtRisk());
  }

  /** Draws {@code scene} in place of the world, over the sky and with its glow. */
  public void drawScene(Runnable scene) {
    drawScene(0, 0, width, height, 0, scene);
  }

  /**
   * Draws {@code scene} in a part of the window, physical pixels from the lower left; the rest
   * costs nothing.
   *
   * @param around colour of the rest, 0xRRGGBB
   */
  public void drawScene(int left, int bottom, int wide, int high, int around, Runnable scene) {
    compositor.fitTo(left, bottom, wide, high);
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
   * Draws the picture of {@code view}'s camera into a part of the scene, physical pixels from the
   * lower left of the window; only within {@link #drawScene}.
   */
  public void drawPart(WorldView view, int left, int bottom, int wide, int high) {
    compositor.clip(left, bottom, wide, high);
    view.drawSky(gradient);
    view.draw(pen, view.camera().pixelsPerMetre() * compositor.renderScale());
    compositor.clip(0, 0, width, height);
  }

  /**
   * Draws the picture of {@code view}'s camera into a part of the window without a glow, physical
   * pixels from the lower left, and {@code over} over it.
   */
  public void drawStill(WorldView view, int left, int bottom, int wide, int high, Runnable over) {
    Gdx.gl.glViewport(left, bottom, wide, high);
    view.drawSky(gradient);
    view.draw(pen, view.camera().pixelsPerMetre());
    pen.begin(view.camera().projection(), view.camera().pixelsPerMetre());
    over.run();
    pen.end();
    Gdx.gl.glViewport(0, 0, width, height);
  }

  /**
   * Draws the entities in the picture of {@code view}'s camera over a part of the window, physical
   * pixels from the lower left.
   */
  public void drawEntities(WorldView view, int left, int bottom, int wide, int high) {
    Gdx.gl.glViewport(left, bottom, wide, high);
    view.drawEntities(pen);
    Gdx.gl.glViewport(0, 0, width, height);
  }

  /**
   * Draws the world off screen at the size of {@code offscreen}; {@code reading} may read the
   * pixels from the current frame buffer.
   */
  public void drawWorldInto(OffscreenPicture offscreen, Runnable reading) {
    SceneCompositor stage = offscreen.compositor();
    stage.copyLook(compositor);
    // A page may have dimmed the window.
    stage.setBrightness(1);
    world.camera().resize(offscreen.width(), offscreen.height());
    stage.begin();
    world.drawSky(gradient);
    world.draw(pen, world.camera().pixelsPerMetre());
    stage.show(offscreen.target(), reading);
    world.camera().resize(width, height);
  }

  private void composeWorld() {
    compositor.resize(width, height);
    compositor.begin();
    world.drawSky(gradient);
    world.draw(pen, world.camera().pixelsPerMetre() * compositor.renderScale());
  }

  /** Draws the world, dimmed, with the name of the game glowing in front of it. */
  public void drawTitle(TitleLogo titleLogo) {
    composeWorld();
    titleLogo.draw();
    compositor.show();
  }

  /** Returns the width of the window when it was last visible, physical pixels; 0 at first. */
  public int width() {
    return width;
  }

  /** Returns the height of the window when it was last visible, physical pixels; 0 at first. */
  public int height() {
    return height;
  }

  public WorldView world() {
    return world;
  }

  public Alerts alerts() {
    return alerts;
  }

  public SceneCompositor compositor() {
    return compositor;
  }

  public HudCanvas canvas() {
    return canvas;
  }

  public Palette palette() {
    return palette;
  }

  public EffectTable effects() {
    return effects;
  }

  public Localization localization() {
    return words;
  }

  public Fonts fonts() {
    return fonts;
  }

  /** Returns the symbols of gamepad controls for use in text. */
  public ControlGlyphs controlGlyphs() {
    return controlGlyphs;
  }

  public MedalIcons medalIcons() {
    return medalIcons;
  }

  public ShapeDrawer shapes() {
    return pen;
  }

  /** Starts counting the draw calls of a frame. */
  public void beginFrame() {
    count.reset();
    sprites.totalRenderCalls = 0;
  }

  /** Returns the number of draw calls since the frame began. */
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
