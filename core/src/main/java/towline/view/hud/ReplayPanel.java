package towline.view.hud;

import towline.content.look.ColorRole;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/**
 * The panel at the top right while a replay is watched: position, speed, the key that opens its
 * menu, and a warning if the replay differs from the recorded run.
 */
public final class ReplayPanel implements HudPanel {
  private static final double BAR = 220;

  private final HudCanvas canvas;
  private final CachedText time;
  private final CachedText hint;
  private final CachedText warning;
  private double share;
  private long shownSecond = -1;
  private double shownSpeed;
  private double shownLength;
  private int shownDifference;

  public ReplayPanel(HudCanvas canvas) {
    this.canvas = canvas;
    time =
        canvas
            .label(TextSize.BODY, Anchor.RIGHT)
            .setColour(canvas.palette().colour(ColorRole.ACCENT));
    hint =
        canvas
            .label(TextSize.SMALL, Anchor.RIGHT)
            .setColour(canvas.palette().colour(ColorRole.TEXT_QUIET));
    // Fingers have a button for it.
    if (!canvas.localization().isTouched()) {
      hint.setText(canvas.localization().of("hud.replay.pause"));
    }
    warning =
        canvas
            .label(TextSize.SMALL, Anchor.RIGHT)
            .setColour(canvas.palette().colour(ColorRole.WARNING));
  }

  /**
   * Takes in the state of the replay. Text is rebuilt only when it changes.
   *
   * @param seconds position, s
   * @param length duration, s
   * @param speed playback speed as a multiple of real time
   * @param differsFrom second from which on the replay differs from the recorded run, 0 if it does
   *     not
   */
  public void update(double seconds, double length, double speed, int differsFrom) {
    share = length > 0 ? seconds / length : 0;
    long second = NumberText.wholeSeconds(seconds);
    if (second != shownSecond || speed != shownSpeed || length != shownLength) {
      shownSecond = second;
      shownSpeed = speed;
      shownLength = length;
      String times = speed < 1 ? "1/" + Math.round(1 / speed) : String.valueOf(Math.round(speed));
      time.setText(
          canvas
              .localization()
              .of("hud.replay", NumberText.clock(seconds), NumberText.clock(length), times));
    }
    if (differsFrom != shownDifference) {
      shownDifference = differsFrom;
      warning.setText(
          differsFrom == 0
              ? ""
              : canvas.localization().of("hud.parted", NumberText.clock(differsFrom)));
    }
  }

  /** Returns the name of the key that opens the replay's menu; empty for fingers. */
  String hint() {
    return hint.text();
  }

  /** Height of the panel, design pixels. */
  static final double HEIGHT = 114;

  @Override
  public void take(ScreenRoom room) {
    double right = canvas.right();
    double widest =
        Math.max(
            Math.max(canvas.pixels(BAR), hint.width()), Math.max(time.width(), warning.width()));
    double top = canvas.top();
    room.take(right - widest, top - canvas.pixels(HEIGHT), right, top - canvas.pixels(36));
  }

  private double bottom() {
    return canvas.top() - canvas.pixels(68);
  }

  @Override
  public void drawShapes() {
    ShapeDrawer pen = canvas.shapes();
    double right = canvas.right();
    double left = right - canvas.pixels(BAR);
    pen.ink(canvas.palette().colour(ColorRole.TEXT_QUIET), 0.3);
    pen.box(left, bottom(), right, bottom() + canvas.pixels(5));
    pen.ink(canvas.palette().colour(ColorRole.ACCENT), 0.95);
    pen.box(left, bottom(), left + canvas.pixels(BAR) * share, bottom() + canvas.pixels(5));
  }

  @Override
  public void drawText() {
    double right = canvas.right();
    time.draw(canvas.batch(), right, bottom() + canvas.pixels(14), 1);
    hint.draw(canvas.batch(), right, bottom() - canvas.pixels(22), 1);
    warning.draw(canvas.batch(), right, bottom() - canvas.pixels(40), 1);
  }
}
