package towline.view.hud;

import towline.content.look.ColorRole;
import towline.view.draw.ScreenRoom;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/**
 * A wrapped sentence on a plate at the bottom of the window, or at its top while a page is open
 * whose buttons it must not cover, and no panel is there: one that must be read, or the answer to a
 * key.
 */
final class Notice extends Message {
  /** Shortest time for which a sentence is shown, s. */
  private static final double SHORTEST_SECONDS = 3.5;

  /**
   * Parts of the reading time: to notice the sentence, s, and for each character, s; enough for
   * slow readers.
   */
  private static final double NOTICE_SECONDS = 1.5;

  private static final double SECONDS_PER_CHARACTER = 0.06;
  private static final double FADE_SECONDS = 0.4;
  private static final double WIDTH = 760;
  private static final double PADDING = 14;
  private static final double PLATE_OPACITY = 0.88;

  /** Distance to the column on the right, design pixels. */
  private static final double COLUMN_DISTANCE = 12;

  /**
   * Width below which the plate is centred between margin and column instead of in the window,
   * design pixels.
   */
  private static final double MIN_CENTRED_WIDTH = 420;

  /** Distance between two positions, design pixels, and the number of positions. */
  private static final double POSITION_STEP = 30;

  private static final int POSITIONS = 10;

  private final HudCanvas canvas;
  private final HudColumn column;
  private final CachedText label;
  private final String text;
  private final boolean mustBeRead;
  private double middle;
  private double bottom;

  private Notice(HudCanvas canvas, String text, boolean mustBeRead) {
    super(mustBeRead ? secondsFor(text) : SHORTEST_SECONDS, FADE_SECONDS);
    this.canvas = canvas;
    this.text = text;
    this.mustBeRead = mustBeRead;
    column = new HudColumn(canvas);
    label = canvas.label(TextSize.BODY, Anchor.CENTRE);
  }

  /** Creates a sentence that must be read. */
  static Notice toRead(HudCanvas canvas, String text) {
    return new Notice(canvas, text, true);
  }

  /** Creates the answer to a key; the next answer replaces it. */
  static Notice answer(HudCanvas canvas, String text) {
    return new Notice(canvas, text, false);
  }

  /** Returns the time for which a sentence that must be read is shown, s. */
  static double secondsFor(String text) {
    return Math.max(SHORTEST_SECONDS, NOTICE_SECONDS + SECONDS_PER_CHARACTER * text.length());
  }

  String text() {
    return text;
  }

  @Override
  protected boolean replaces(Message other) {
    return !mustBeRead && other instanceof Notice notice && !notice.mustBeRead;
  }

  @Override
  protected void write() {
    label.setText(text);
  }

  @Override
  protected boolean moveTo(int place) {
    double left = canvas.left();
    double right = column.left() - canvas.pixels(COLUMN_DISTANCE);
    double halfWidth = Math.min(canvas.width() / 2 - left, right - canvas.width() / 2);
    boolean central = 2 * halfWidth >= Math.min(canvas.pixels(MIN_CENTRED_WIDTH), right - left);
    middle = central ? canvas.width() / 2 : (left + right) / 2;
    double maxWidth = central ? 2 * halfWidth : right - left;
    label.setWrapWidth(Math.min(canvas.pixels(WIDTH), maxWidth - 2 * canvas.pixels(PADDING)));
    int first = canvas.isPageOpen() ? 1 : 0;
    bottom =
        place < first
            ? canvas.pageTop() - height()
            : canvas.foot() + canvas.pixels(POSITION_STEP * (place - first));
    return place < POSITIONS;
  }

  private double halfWidth() {
    return label.width() / 2 + canvas.pixels(PADDING);
  }

  private double height() {
    return label.height() + 2 * canvas.pixels(PADDING);
  }

  private double top() {
    return bottom + height();
  }

  @Override
  protected boolean fits(ScreenRoom room) {
    return room.isOpen(middle - halfWidth(), bottom, middle + halfWidth(), top());
  }

  @Override
  protected void take(ScreenRoom room) {
    room.take(middle - halfWidth(), bottom, middle + halfWidth(), top());
  }

  @Override
  protected void drawShapes() {
    canvas.shapes().ink(canvas.palette().colour(ColorRole.SKY), PLATE_OPACITY * presence());
    canvas.shapes().box(middle - halfWidth(), bottom, middle + halfWidth(), top());
  }

  @Override
  protected void drawText() {
    label.setColour(canvas.palette().colour(ColorRole.TEXT));
    double y = top() - canvas.pixels(PADDING) - label.capHeight();
    label.draw(canvas.batch(), middle, y, presence());
  }
}
