package towline.view.hud;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Matrix4;
import towline.content.look.ColorRole;
import towline.view.draw.Palette;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;
import towline.view.text.Fonts;
import towline.view.text.Localization;
import towline.view.text.TextSize;

/**
 * What the HUD is drawn on: the window in physical pixels, with lengths given as they are at a
 * window 720 pixels high. Shapes come first, then text on top of them.
 */
public final class HudCanvas {
  /** Kept free along the window's edge, at the design height: screens cut, and eyes do. */
  static final double MARGIN = 28;

  /** What the lower edge of the HUD needs to stand side by side, at the design height. */
  private static final double NARROW = 1190;

  private final ShapeDrawer pen;
  private final Batch batch;
  private final Fonts fonts;
  private final Palette palette;
  private final Localization words;
  private final Matrix4 projection = new Matrix4();
  private double width = 1;
  private double height = 1;
  private double opacity = 1;
  private double flashBrightness = 1;
  private double hudOpacity = 1;
  private double crosshairSize = 1;
  private ColorRole crosshairColour = ColorRole.SHIP_SHOT;
  private final ScreenRoom room = new ScreenRoom();

  /** A canvas that is drawn on with those. */
  public HudCanvas(ShapeDrawer pen, Batch batch, Fonts fonts, Palette palette, Localization words) {
    this.pen = pen;
    this.batch = batch;
    this.fonts = fonts;
    this.palette = palette;
    this.words = words;
  }

  /** Fits the canvas to a window of that size, physical pixels. */
  public void resize(int wide, int high) {
    width = wide;
    height = high;
    room.resize(wide, high);
    projection.setToOrtho2D(0, 0, wide, high);
  }

  public void beginShapes() {
    pen.begin(projection, 1);
  }

  /** Ends the shapes and starts the text. */
  public void beginText() {
    pen.end();
    batch.setProjectionMatrix(projection);
    batch.begin();
  }

  /** Ends the text. */
  public void end() {
    batch.end();
  }

  /** How strongly what pulses does so, 0: not at all, 1: as drawn, up to 1.5. */
  public void setFlashBrightness(double share) {
    flashBrightness = share;
  }

  /** See {@link #setFlashBrightness}. */
  public double flashBrightness() {
    return flashBrightness;
  }

  /** How strongly panels are drawn, 0 to 1. */
  public void setHudOpacity(double share) {
    hudOpacity = share;
  }

  double hudOpacity() {
    return hudOpacity;
  }

  /** How large the crosshair is, as a multiple, and what it is drawn in. */
  public void setCrosshair(double size, ColorRole colour) {
    crosshairSize = size;
    crosshairColour = colour;
  }

  /** A pixel of the crosshair's design, physical pixels. */
  public double crosshairUnit() {
    return of(crosshairSize);
  }

  /** The colour of the crosshair, 0xRRGGBB. */
  public int crosshairColour() {
    return palette.of(crosshairColour);
  }

  /** From here on shapes and text are that much fainter, 0 to 1. */
  void opacity(double share) {
    opacity = share;
    pen.opacity(share);
  }

  double opacity() {
    return opacity;
  }

  /** Draws a text with its base line at {@code y}. */
  void draw(CachedText label, double x, double y, double strength) {
    label.draw(batch, x, y, strength * opacity);
  }

  /** The physical pixels of a length at the design height. */
  public double of(double atDesign) {
    return fonts.pixels(atDesign);
  }

  /** The physical pixels of a length that goes with the name of the game. */
  double ofTitle(double atDesign) {
    return fonts.titlePixels(atDesign);
  }

  /** Whether text is so large for this window that the HUD must make do with less. */
  boolean isNarrow() {
    return width < of(NARROW);
  }

  /**
   * The foot of the column on the right: above the aim modes where there is no room beside them.
   */
  double rightFoot() {
    return margin() + (isNarrow() ? of(AimCell.HEIGHT + 34) : 0);
  }

  /** What of it is taken. */
  public ScreenRoom room() {
    return room;
  }

  /** Its width, physical pixels. */
  public double width() {
    return width;
  }

  /** Its height, physical pixels. */
  public double height() {
    return height;
  }

  /** What is kept free along the window's edge, physical pixels. */
  public double margin() {
    return of(MARGIN);
  }

  /** What shapes are drawn with. */
  public ShapeDrawer pen() {
    return pen;
  }

  /** What text is drawn with. */
  public Batch batch() {
    return batch;
  }

  /** Its colours. */
  public Palette palette() {
    return palette;
  }

  /** Its text. */
  public Localization words() {
    return words;
  }

  /** A line of text on it. */
  public CachedText label(TextSize size, CachedText.Anchor anchor) {
    return new CachedText(fonts, size, anchor);
  }
}
