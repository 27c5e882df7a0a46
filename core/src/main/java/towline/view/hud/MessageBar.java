package towline.view.hud;

import java.util.ArrayDeque;
import java.util.Queue;
import towline.content.look.ColorRole;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/** Messages that must be read, one after the other, wrapped, on a plate over everything else. */
public final class MessageBar {
  /** The shortest time a message is shown, s ... */
  private static final double SHORTEST = 3.5;

  /** ... and what each character adds to the time to notice it, s: slow readers take their time. */
  private static final double NOTICE = 1.5;

  private static final double PER_CHARACTER = 0.06;
  private static final double FADE = 0.4;
  private static final double WIDTH = 760;
  private static final double PADDING = 14;
  private static final double PLATE = 0.88;

  private final HudCanvas canvas;
  private final CachedText label;
  private final Line line = new Line();

  /** Draws on that canvas. */
  public MessageBar(HudCanvas canvas) {
    this.canvas = canvas;
    label = canvas.label(TextSize.BODY, Anchor.CENTRE);
  }

  /** Shows a message as soon as those before it have been shown. */
  public void show(String message) {
    line.join(message);
  }

  /** The message on the screen, or empty. */
  public String shown() {
    return line.shown();
  }

  /** Lets time pass, s. */
  public void update(double seconds) {
    line.update(seconds);
    label.set(line.shown());
  }

  /** Draws plate and text; the canvas must not be drawing. */
  public void draw() {
    if (shown().isEmpty()) {
      return;
    }
    double opacity = Math.min(1, line.left() / FADE);
    double padding = canvas.of(PADDING);
    double margin = canvas.margin();
    label.colour(canvas.palette().of(ColorRole.TEXT));
    label.wrap(Math.min(canvas.of(WIDTH), canvas.width() - 2 * (margin + padding)));
    double half = label.width() / 2 + padding;
    double middle = canvas.width() / 2;
    double bottom = margin + canvas.of(AimCell.HEIGHT + 22);
    double top = bottom + label.height() + 2 * padding;
    canvas.beginShapes();
    canvas.pen().ink(canvas.palette().of(ColorRole.SKY), PLATE * opacity);
    canvas.pen().box(middle - half, bottom, middle + half, top);
    canvas.beginText();
    label.draw(canvas.batch(), middle, top - padding - label.capHeight(), opacity);
    canvas.end();
  }

  /** The messages that wait for their turn, and the one whose turn it is. */
  static final class Line {
    private final Queue<String> coming = new ArrayDeque<>();
    private String shown = "";
    private double left;

    void join(String message) {
      coming.add(message);
    }

    /** The message whose turn it is, or empty. */
    String shown() {
      return shown;
    }

    /** How long it still is, s. */
    double left() {
      return left;
    }

    void update(double seconds) {
      left -= seconds;
      if (left > 0) {
        return;
      }
      String next = coming.poll();
      shown = next == null ? "" : next;
      left = next == null ? 0 : Math.max(SHORTEST, NOTICE + PER_CHARACTER * next.length());
    }
  }
}
