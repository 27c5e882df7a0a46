package towline.view.overlay;

import towline.ai.gun.FireDecision;
import towline.aim.search.Reason;
import towline.aim.situation.MotionBelief;
import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.PilotTrace;
import towline.sim.api.TraceMark;
import towline.view.draw.ShapeDrawer;
import towline.view.text.Localization;
import towline.view.text.NumberText;
import towline.view.world.painter.DronePainter;

/**
 * The marks of the drone's thinking: the turn of its gun, the target and its track, the meeting
 * point of shot and target.
 */
final class DroneMarks extends TraceMarks {
  private static final double LINE_WIDTH = OverlayCanvas.THIN;
  private static final double TURN_RADIUS = 2.5;

  /** Speed at which the countdown marks close in on their place, m/s. */
  private static final double CLOSING_SPEED = 2.2;

  /** Position of the belief bars, left of and below the drone, and their size, m. */
  private static final double BELIEF_LEFT = 5;

  private static final double BELIEF_DOWN = 1.4;
  private static final double BELIEF_WIDTH = 2.4;
  private static final double BELIEF_HEIGHT = 0.12;
  private static final double BELIEF_ROW = 0.75;

  private final StringBuilder text = new StringBuilder();
  private final char decimalSign;
  private final String turnWord;
  private final String flightWord;
  private final String impactWord;

  DroneMarks(OverlayCanvas canvas, Localization words) {
    super(canvas);
    decimalSign = words.decimalSign();
    turnWord = words.of("vision.turn");
    flightWord = words.of("vision.flight");
    impactWord = words.of("vision.impact");
    name(words, "vision.no.", Reason.values());
    name(words, "vision.motion.", MotionBelief.values());
    name(words, "vision.hold.", FireDecision.values());
  }

  @Override
  protected boolean beginsAtPilot(PilotTrace.Mark mark) {
    return switch (mark) {
      case TRACK, IMPACT, TARGET, AIM_POINT, REACH, HIT_RING -> false;
      default -> true;
    };
  }

  @Override
  protected void draw(TraceMark mark, double x, double y, EntityKind pilot) {
    int rgb = canvas.modeColour(mark.tone());
    ShapeDrawer pen = canvas.shapes();
    switch (mark.mark()) {
      case TRACK -> track(pen, x, y, mark.endX(), mark.endY());
      case IMPACT -> impact(pen, x, y, mark.radius(), mark.seconds(), rgb);
      case TARGET -> target(pen, x, y, mark.radius(), rgb);
      case AIM_POINT -> {
        pen.ink(rgb, 0.8 * (1 - mark.age()));
        pen.disc(x, y, 0.14);
      }
      case REACH -> reach(pen, x, y, mark.radius(), rgb);
      case HIT_RING -> hitRing(pen, x, y, mark.radius(), mark.certain(), rgb);
      case FACING -> facing(pen, x, y, mark.bearing(), mark.length(), rgb);
      case TURN -> turn(pen, x, y, mark.bearing(), mark.turn(), mark.slewSeconds(), rgb);
      case PATH -> path(pen, x, y, mark.endX(), mark.endY(), rgb);
      case TIMES -> times(mark, x, y, rgb);
      case BRACKET -> bracket(pen, x, y, mark.low(), mark.high(), rgb);
      case BELIEF -> belief(pen, x, y, mark, rgb);
      case HOLDS_FIRE -> {
        double down = BELIEF_DOWN - BELIEF_ROW;
        canvas.write(nameOf(mark.word()), rgb, x - BELIEF_LEFT, y - down, 0, 0);
      }
      default -> canvas.write(nameOf(mark.word()), rgb, x + 1.9, y - 1.4, 0, 0);
    }
  }

  private static void facing(
      ShapeDrawer pen, double x, double y, double bearing, double length, int rgb) {
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    double from = DronePainter.MUZZLE + 0.15;
    pen.ink(rgb, 0.75).glowTo(rgb, 0);
    pen.line(x + from * cos, y + from * sin, x + length * cos, y + length * sin, LINE_WIDTH);
  }

  private void turn(
      ShapeDrawer pen, double x, double y, double from, double angle, double seconds, int rgb) {
    if (Math.abs(angle) < 0.02) {
      return;
    }
    pen.ink(rgb, 0.9);
    pen.arc(x, y, TURN_RADIUS, from, angle, 0.07);
    double end = from + angle;
    double tipX = x + TURN_RADIUS * Math.cos(end);
    double tipY = y + TURN_RADIUS * Math.sin(end);
    double back = end - Math.signum(angle) * 0.16;
    pen.line(tipX, tipY, x + 2.28 * Math.cos(back), y + 2.28 * Math.sin(back), 0.07);
    pen.line(tipX, tipY, x + 2.72 * Math.cos(back), y + 2.72 * Math.sin(back), 0.07);
    pen.ink(rgb, 0.4);
    pen.line(x, y, tipX, tipY, LINE_WIDTH);
    if (seconds > 0.02) {
      text.setLength(0);
      NumberText.append(text, seconds, 2, decimalSign).append(" s");
      double atX = x + 3 * Math.cos(end);
      double atY = y + 3 * Math.sin(end);
      canvas.write(text, rgb, atX, atY, -canvas.pixels(16), -canvas.pixels(5));
    }
  }

  private void track(ShapeDrawer pen, double x0, double y0, double x1, double y1) {
    pen.ink(canvas.colour(ColorRole.TEXT), 0.7);
    Dashes.draw(pen, x0, y0, x1, y1, 0.22, 0.28, 0.06);
  }

  private static void path(ShapeDrawer pen, double x0, double y0, double x1, double y1, int rgb) {
    pen.ink(rgb, 0.45);
    pen.line(x0, y0, x1, y1, LINE_WIDTH);
  }

  private static void impact(
      ShapeDrawer pen, double x, double y, double radius, double seconds, int rgb) {
    double outer = radius + 0.25;
    pen.ink(rgb, 1);
    pen.ring(x, y, outer, 0.07);
    for (int arm = 0; arm < 4; arm++) {
      double cos = Math.cos(arm * Math.PI / 2);
      double sin = Math.sin(arm * Math.PI / 2);
      pen.line(
          x + (outer - 0.2) * cos,
          y + (outer - 0.2) * sin,
          x + (outer + 0.45) * cos,
          y + (outer + 0.45) * sin,
          0.07);
    }
    pen.ink(rgb, 0.5);
    pen.ring(x, y, outer + CLOSING_SPEED * Math.max(0, Math.min(2, seconds)), LINE_WIDTH);
  }

  private void times(TraceMark mark, double x, double y, int rgb) {
    double row = canvas.pixels(17);
    line(turnWord, mark.slewSeconds(), rgb, x, y, 0);
    line(flightWord, mark.flightSeconds(), rgb, x, y, -row);
    line(impactWord, mark.seconds(), rgb, x, y, -2 * row);
  }

  private void line(String word, double seconds, int rgb, double x, double y, double up) {
    text.setLength(0);
    text.append(word).append(' ');
    canvas.write(NumberText.append(text, seconds, 2, decimalSign), rgb, x + 1.9, y - 1.4, 0, up);
  }

  /**
   * Draws the name of a belief and a bar, whose length is the trust in it; the most trusted belief
   * is on top, and bright.
   */
  private void belief(ShapeDrawer pen, double x, double y, TraceMark mark, int rgb) {
    double left = x - BELIEF_LEFT;
    double bottom = y - BELIEF_DOWN - mark.place() * BELIEF_ROW;
    boolean isTrusted = mark.place() == 0;
    pen.ink(canvas.colour(ColorRole.TEXT_QUIET), 0.3);
    pen.box(left, bottom, left + BELIEF_WIDTH, bottom + BELIEF_HEIGHT);
    pen.ink(rgb, isTrusted ? 1 : 0.6);
    pen.box(left, bottom, left + BELIEF_WIDTH * mark.trust(), bottom + BELIEF_HEIGHT);
    int ink = isTrusted ? rgb : canvas.colour(ColorRole.TEXT_QUIET);
    canvas.write(nameOf(mark.word()), ink, left, bottom + BELIEF_HEIGHT, 0, canvas.pixels(4));
  }

  /** Draws the set of the target's possible positions as a filled disc. */
  private static void reach(ShapeDrawer pen, double x, double y, double radius, int rgb) {
    pen.ink(rgb, 0.3);
    pen.disc(x, y, radius);
    pen.ink(rgb, 0.9);
    pen.ring(x, y, radius, LINE_WIDTH);
  }

  /**
   * Draws the area that the shot covers; a hit is certain if the disc of {@link #reach} fits into
   * it.
   */
  private static void hitRing(
      ShapeDrawer pen, double x, double y, double radius, boolean certain, int rgb) {
    pen.ink(rgb, certain ? 1 : 0.6);
    pen.ring(x, y, radius, certain ? 0.14 : LINE_WIDTH);
  }

  private static void target(ShapeDrawer pen, double x, double y, double radius, int rgb) {
    double out = radius + 0.5;
    double arm = 0.35;
    pen.ink(rgb, 0.95);
    for (int sx = -1; sx <= 1; sx += 2) {
      for (int sy = -1; sy <= 1; sy += 2) {
        pen.path()
            .add(x + sx * out, y + sy * (out - arm))
            .add(x + sx * out, y + sy * out)
            .add(x + sx * (out - arm), y + sy * out);
        pen.strokeOpen(0.07);
      }
    }
  }

  private void bracket(ShapeDrawer pen, double x, double y, double low, double high, int rgb) {
    double left = x - 2;
    double bottom = y - 2.4;
    pen.ink(canvas.colour(ColorRole.TEXT_QUIET), 0.35);
    pen.box(left, bottom, left + 4, bottom + 0.14);
    pen.ink(rgb, 1);
    pen.box(left + 4 * low, bottom, left + Math.max(4 * high, 4 * low + 0.06), bottom + 0.14);
  }
}
