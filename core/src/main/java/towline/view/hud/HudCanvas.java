package towline.view.hud;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Matrix4;
import towline.content.look.ColorRole;
import towline.input.SafeArea;
import towline.input.TouchButton;
import towline.view.draw.Palette;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;
import towline.view.text.Fonts;
import towline.view.text.Localization;
import towline.view.text.TextSize;

/**
 * The drawing surface of the HUD: the window in physical pixels. Lengths are given in design
 * pixels, those of a window 720 pixels high. Shapes are drawn first, then text on top of them.
 */
public final class HudCanvas {
  /** Margin along the window's edge, design pixels: screens may cut the edge, and eyes miss it. */
  static final double MARGIN = 28;

  /** Margin of messages over a page, whose heading is in the first line; design pixels. */
  private static final double PAGE_MARGIN = 6;

  /** Margin on a screen in the hand, which is small, design pixels. */
  private static final double TOUCH_MARGIN = 12;

  /**
   * Distance of the messages below the score from the upper edge of panels, design pixels: thumbs
   * push them towards the middle, below the lines there.
   */
  private static final double SIDE_DOWN = 112;

  private static final double SIDE_DOWN_BY_THUMBS = 156;

  /** Width of the controls of a thumb, fingers. */
  private static final double THUMB_WIDTH = 3.5;

  /**
   * Width below which the HUD's panels, lessons and titles do not fit side by side, design pixels.
   */
  private static final double NARROW_WIDTH = 1190;

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
  private SafeArea safe = SafeArea.WHOLE;
  private double touchOpacity = 1;

  /** Width of a finger while fingers are in use, physical pixels; otherwise 0. */
  private double finger;

  /** True if thumbs hold the lower corners. */
  private boolean thumbs;

  /** True while a page covers the window, whose buttons may be anywhere but in its first line. */
  private boolean pageOpen;

  private ColorRole crosshairColour = ColorRole.SHIP_SHOT;
  private final ScreenRoom room = new ScreenRoom();

  /** Creates a canvas. */
  public HudCanvas(ShapeDrawer pen, Batch batch, Fonts fonts, Palette palette, Localization words) {
    this.pen = pen;
    this.batch = batch;
    this.fonts = fonts;
    this.palette = palette;
    this.words = words;
  }

  /** Fits the canvas to a window of {@code wide} by {@code high} physical pixels. */
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

  /** Sets the strength of pulses and flashes, 0 for none to 1.5; 1 is the designed strength. */
  public void setFlashBrightness(double share) {
    flashBrightness = share;
  }

  /** See {@link #setFlashBrightness}. */
  public double flashBrightness() {
    return flashBrightness;
  }

  /** Sets the opacity of all panels, 0 to 1. */
  public void setHudOpacity(double share) {
    hudOpacity = share;
  }

  double hudOpacity() {
    return hudOpacity;
  }

  /** Sets the crosshair's size, as a multiple of the designed one, and its colour. */
  public void setCrosshair(double size, ColorRole colour) {
    crosshairSize = size;
    crosshairColour = colour;
  }

  /** Returns the size of a design pixel of the crosshair, physical pixels. */
  public double crosshairUnit() {
    return pixels(crosshairSize);
  }

  /** Returns the colour of the crosshair, 0xRRGGBB. */
  public int crosshairColour() {
    return palette.colour(crosshairColour);
  }

  /** Sets the opacity of the shapes and text drawn from now on, 0 to 1. */
  void opacity(double share) {
    opacity = share;
    pen.setOpacity(share);
  }

  double opacity() {
    return opacity;
  }

  /** Draws a text with its baseline at {@code y}. */
  void draw(CachedText label, double x, double y, double strength) {
    label.draw(batch, x, y, strength * opacity);
  }

  /** Converts a length in design pixels to physical pixels. */
  public double pixels(double designPixels) {
    return fonts.pixels(designPixels);
  }

  /** Converts a length that scales with the game's title from design pixels to physical pixels. */
  double ofTitle(double designPixels) {
    return fonts.titlePixels(designPixels);
  }

  /** True if text is so large for this window that the HUD uses its narrow layout. */
  boolean isNarrow() {
    return width < pixels(NARROW_WIDTH);
  }

  /** Returns the parts of the window that are taken. */
  public ScreenRoom room() {
    return room;
  }

  /** Returns the width, physical pixels. */
  public double width() {
    return width;
  }

  /** Returns the height, physical pixels. */
  public double height() {
    return height;
  }

  /** Keeps panels and messages in {@code area}. */
  public void setSafeArea(SafeArea area) {
    safe = area;
  }

  /** Sets the opacity of the touch controls, 0 to 1. */
  public void setTouchOpacity(double share) {
    touchOpacity = share;
  }

  double touchOpacity() {
    return touchOpacity;
  }

  /**
   * Leaves the upper corners to the buttons of fingers.
   *
   * @param width width of a finger, physical pixels; 0 while there are no buttons
   * @param flies true if the lower corners are left to the thumbs, too
   */
  void leaveCorners(double width, boolean flies) {
    finger = width;
    thumbs = flies;
  }

  /** Sets whether a page is open, so that messages stay above its buttons. */
  public void setPageOpen(boolean open) {
    pageOpen = open;
  }

  boolean isPageOpen() {
    return pageOpen;
  }

  /** True if thumbs hold the lower corners, so that panels are above. */
  boolean isHeldByThumbs() {
    return thumbs;
  }

  /** Returns the margin along the window's edge, physical pixels. */
  public double margin() {
    return pixels(finger > 0 ? TOUCH_MARGIN : MARGIN);
  }

  private double side() {
    return Math.max(margin(), TouchButton.CORNER * finger);
  }

  /** Returns the left edge of panels, physical pixels from the left. */
  public double left() {
    return safe.left() + side();
  }

  /** Returns the right edge of panels, physical pixels from the left. */
  public double right() {
    return width - safe.right() - side();
  }

  /** Returns the upper edge of panels, physical pixels from below. */
  public double top() {
    return height - safe.top() - margin();
  }

  /** Returns the upper edge of messages over a page, physical pixels from below. */
  double pageTop() {
    return height - safe.top() - pixels(PAGE_MARGIN);
  }

  /** Returns the lower edge of panels, physical pixels from below. */
  public double foot() {
    return safe.bottom() + margin();
  }

  /** Returns the upper edge of messages below the score, physical pixels from below. */
  public double sideTop() {
    return top() - pixels(thumbs ? SIDE_DOWN_BY_THUMBS : SIDE_DOWN);
  }

  /** Returns the left edge of messages below the score, clear of the thumb; physical pixels. */
  public double besideThumb() {
    return thumbs ? safe.left() + THUMB_WIDTH * finger : left();
  }

  public ShapeDrawer shapes() {
    return pen;
  }

  public Batch batch() {
    return batch;
  }

  public Palette palette() {
    return palette;
  }

  public Localization localization() {
    return words;
  }

  /** Creates a line of text. */
  public CachedText label(TextSize size, CachedText.Anchor anchor) {
    return new CachedText(fonts, size, anchor);
  }
}
