package towline.view.hud;

import towline.content.look.ColorRole;
import towline.view.draw.ScreenRoom;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/** A sentence at the foot, wrapped, on a plate: what must be read, or the answer to a key. */
final class Notice extends Message {
  /** The shortest time a sentence that must be read is shown, s ... */
  private static final double SHORTEST = 3.5;

  /** ... and what each character adds to the time to notice it, s: slow readers take their time. */
  private static final double NOTICE = 1.5;

  private static final double PER_CHARACTER = 0.06;
  private static final double FADE = 0.4;
  private static final double WIDTH = 760;
  private static final double PADDING = 14;
  private static final double PLATE = 0.88;

  /** Kept free towards the column on the right. */
  private static final double GAP = 12;

  /** A plate that would be narrower stands beside the middle instead. */
  private static final double NARROWEST = 420;

  /** How much higher it stands from place to place, and how many there are. */
  private static final double STEP = 30;

  private static final int PLACES = 10;

  private final HudCanvas canvas;
  private final HudColumn column;
  private final CachedText label;
  private final String text;
  private final boolean mustBeRead;
  private double middle;
  private double bottom;

  private Notice(HudCanvas canvas, String text, boolean mustBeRead) {
    super(mustBeRead ? secondsFor(text) : SHORTEST, FADE);
    this.canvas = canvas;
    this.text = text;
    this.mustBeRead = mustBeRead;
    column = new HudColumn(canvas);
    label = canvas.label(TextSize.BODY, Anchor.CENTRE);
  }

  /** A sentence that must be read. */
  static Notice toRead(HudCanvas canvas, String text) {
    return new Notice(canvas, text, true);
  }

  /** The answer to a key; the next one takes its place. */
  static Notice answer(HudCanvas canvas, String text) {
    return new Notice(canvas, text, false);
  }

  /** How long a sentence is shown that must be read, s. */
  static double secondsFor(String text) {
    return Math.max(SHORTEST, NOTICE + PER_CHARACTER * text.length());
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
    label.set(text);
  }

  @Override
  protected boolean stand(int place) {
    double left = canvas.margin();
    double right = column.left() - canvas.of(GAP);
    double half = Math.min(canvas.width() / 2 - left, right - canvas.width() / 2);
    boolean central = 2 * half >= Math.min(canvas.of(NARROWEST), right - left);
    middle = central ? canvas.width() / 2 : (left + right) / 2;
    double most = central ? 2 * half : right - left;
    label.wrap(Math.min(canvas.of(WIDTH), most - 2 * canvas.of(PADDING)));
    bottom = canvas.margin() + canvas.of(AimCell.HEIGHT + 30 + STEP * place);
    return place < PLACES;
  }

  private double half() {
    return label.width() / 2 + canvas.of(PADDING);
  }

  private double top() {
    return bottom + label.height() + 2 * canvas.of(PADDING);
  }

  @Override
  protected boolean fits(ScreenRoom room) {
    return room.isOpen(middle - half(), bottom, middle + half(), top());
  }

  @Override
  protected void take(ScreenRoom room) {
    room.take(middle - half(), bottom, middle + half(), top());
  }

  @Override
  protected void drawShapes() {
    canvas.pen().ink(canvas.palette().of(ColorRole.SKY), PLATE * presence());
    canvas.pen().box(middle - half(), bottom, middle + half(), top());
  }

  @Override
  protected void drawText() {
    label.colour(canvas.palette().of(ColorRole.TEXT));
    double y = top() - canvas.of(PADDING) - label.capHeight();
    label.draw(canvas.batch(), middle, y, presence());
  }
}
