package towline.view.world;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.aim.ArticleLaw;
import towline.aim.Reason;
import towline.sim.Kind;
import towline.sim.Thought;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.draw.Tint;
import towline.view.text.Digits;
import towline.view.text.Fonts;
import towline.view.text.Words;

/**
 * What the pilots think, drawn thin over the finished picture: it takes no part in the glow, so
 * that it hides nothing.
 */
public final class Overlay {
  private static final double THIN = 0.045;
  private static final double TURN_RADIUS = 2.5;

  /** The marks that tell how long it still takes close in on their place at this speed, m/s. */
  private static final double CLOSING = 2.2;

  private final Palette palette;
  private final Fonts fonts;
  private final TextMarks texts;
  private final StringBuilder text = new StringBuilder();
  private final String turnWord;
  private final String flightWord;
  private final String impactWord;
  private final String[] reasons;
  private final String[] methods;
  private double shiftX;
  private double shiftY;

  /** An overlay in those colours. */
  public Overlay(Palette palette, Fonts fonts, Words words) {
    this.palette = palette;
    this.fonts = fonts;
    texts = new TextMarks(fonts);
    turnWord = words.of("vision.turn");
    flightWord = words.of("vision.flight");
    impactWord = words.of("vision.impact");
    Reason[] all = Reason.values();
    reasons = new String[all.length];
    for (int i = 0; i < all.length; i++) {
      reasons[i] = words.of("vision.no." + all[i].name());
    }
    ArticleLaw[] laws = ArticleLaw.values();
    methods = new String[laws.length];
    for (int i = 0; i < laws.length; i++) {
      methods[i] = words.of("method." + laws[i].name());
    }
  }

  /** Draws the lines of all marks. */
  public void shapes(Pen pen, Camera camera, Scene scene, Thought thought) {
    texts.clear();
    anchor(scene);
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    for (int i = 0; i < thought.size(); i++) {
      draw(pen, camera, thought, i);
    }
    pen.end();
  }

  /** Draws the text of all marks. */
  public void text(Batch batch) {
    texts.draw(batch);
  }

  /** Marks stand at ticks, the picture between them: what is fixed to the drone moves along. */
  private void anchor(Scene scene) {
    int drone = scene.only(Kind.DRONE);
    shiftX = drone < 0 ? 0 : scene.x(drone) - scene.now().x(drone);
    shiftY = drone < 0 ? 0 : scene.y(drone) - scene.now().y(drone);
  }

  private int tone(Thought thought, int i) {
    int tone = thought.tone(i);
    return tone == Thought.PLAIN ? palette.of(Tint.SNAKE_HEAD) : palette.mode(tone);
  }

  private void draw(Pen pen, Camera camera, Thought thought, int i) {
    double a = thought.value(i, 0);
    double b = thought.value(i, 1);
    double c = thought.value(i, 2);
    double d = thought.value(i, 3);
    double e = thought.value(i, 4);
    int rgb = tone(thought, i);
    switch (thought.mark(i)) {
      case FACING -> facing(pen, a + shiftX, b + shiftY, c, d, rgb);
      case TURN -> turn(pen, camera, a + shiftX, b + shiftY, c, d, e, rgb);
      case TRACK -> track(pen, a, b, c, d);
      case PATH -> path(pen, a + shiftX, b + shiftY, c, d, rgb);
      case IMPACT -> impact(pen, a, b, c, d, rgb);
      case TIMES -> times(camera, a + shiftX, b + shiftY, c, d, e, rgb);
      case GOAL -> goal(pen, a, b, c, d, rgb);
      case TARGET -> target(pen, a, b, c, rgb);
      case GHOST -> ghost(pen, camera, a + shiftX, b + shiftY, c, d, thought.tone(i));
      case METHOD -> method(pen, camera, a, b, (int) c);
      case AIM_POINT -> {
        pen.ink(rgb, 0.8 * (1 - c));
        pen.disc(a, b, 0.14);
      }
      case BRACKET -> bracket(pen, a + shiftX, b + shiftY, c, d, rgb);
      case NO_SHOT -> noShot(camera, a + shiftX, b + shiftY, (int) c, rgb);
      case WANTED, SMOOTHED, MEETING, LOOKAHEAD, HIT_POINT, NEIGHBOUR, STEERS, AIMS, STATION -> {
        // Not drawn yet.
      }
    }
  }

  private static void facing(Pen pen, double x, double y, double bearing, double length, int rgb) {
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    double from = DronePainter.MUZZLE + 0.15;
    pen.ink(rgb, 0.75).glowTo(rgb, 0);
    pen.line(x + from * cos, y + from * sin, x + length * cos, y + length * sin, THIN);
  }

  private void turn(
      Pen pen,
      Camera camera,
      double x,
      double y,
      double from,
      double angle,
      double seconds,
      int rgb) {
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
    pen.line(x, y, tipX, tipY, THIN);
    if (seconds > 0.02) {
      text.setLength(0);
      Digits.append(text, seconds, 2).append(" s");
      double textX = camera.toWindowX(x + 3 * Math.cos(end));
      double textY = camera.toWindowY(y + 3 * Math.sin(end));
      texts.add(text, rgb, textX - fonts.pixels(16), textY - fonts.pixels(5));
    }
  }

  private void track(Pen pen, double x0, double y0, double x1, double y1) {
    pen.ink(palette.of(Tint.TEXT), 0.7);
    Dashes.draw(pen, x0, y0, x1, y1, 0.22, 0.28, 0.06);
  }

  private static void path(Pen pen, double x0, double y0, double x1, double y1, int rgb) {
    pen.ink(rgb, 0.45);
    pen.line(x0, y0, x1, y1, THIN);
  }

  private static void impact(Pen pen, double x, double y, double radius, double seconds, int rgb) {
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
    pen.ring(x, y, outer + CLOSING * Math.max(0, Math.min(2, seconds)), THIN);
  }

  private void times(
      Camera camera, double x, double y, double turn, double flight, double impact, int rgb) {
    double textX = camera.toWindowX(x + 1.9);
    double textY = camera.toWindowY(y - 1.4);
    double row = fonts.pixels(17);
    line(turnWord, turn, rgb, textX, textY);
    line(flightWord, flight, rgb, textX, textY - row);
    line(impactWord, impact, rgb, textX, textY - 2 * row);
  }

  private void line(String word, double seconds, int rgb, double x, double y) {
    text.setLength(0);
    text.append(word).append(' ');
    texts.add(Digits.append(text, seconds, 2), rgb, x, y);
  }

  private static void goal(Pen pen, double x, double y, double goalX, double goalY, int rgb) {
    pen.ink(rgb, 0.42);
    Dashes.draw(pen, x, y, goalX, goalY, 0.5, 0.5, THIN);
    pen.ink(rgb, 0.7);
    pen.line(goalX - 0.3, goalY - 0.3, goalX + 0.3, goalY + 0.3, 0.06);
    pen.line(goalX - 0.3, goalY + 0.3, goalX + 0.3, goalY - 0.3, 0.06);
  }

  private static void target(Pen pen, double x, double y, double radius, int rgb) {
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

  private void ghost(Pen pen, Camera camera, double x, double y, double atX, double atY, int mode) {
    int rgb = palette.mode(mode);
    pen.ink(rgb, 0.6);
    Dashes.draw(pen, x, y, atX, atY, 0.9, 0.35, THIN);
    pen.ink(rgb, 1);
    pen.ring(atX, atY, 0.3, 0.08);
    text.setLength(0);
    // Fanned out, so that numbers of solutions that agree do not lie on each other.
    double angle = Math.PI / 2 - mode * Math.PI / 4;
    double textX = camera.toWindowX(atX) + fonts.pixels(17) * Math.cos(angle) - fonts.pixels(4);
    double textY = camera.toWindowY(atY) + fonts.pixels(17) * Math.sin(angle) - fonts.pixels(5);
    texts.add(text.append(mode + 1), rgb, textX, textY);
  }

  private void method(Pen pen, Camera camera, double x, double y, int index) {
    if (index < 0 || index >= methods.length) {
      return;
    }
    int rgb = palette.of(Tint.TEXT_QUIET);
    pen.ink(rgb, 0.8);
    pen.line(x - 0.25, y - 0.25, x + 0.25, y + 0.25, THIN);
    pen.line(x - 0.25, y + 0.25, x + 0.25, y - 0.25, THIN);
    // Below the numbers of the modes, one line each, so that answers that agree can be read.
    double textY = camera.toWindowY(y) - fonts.pixels(22 + 15 * index);
    texts.add(methods[index], rgb, camera.toWindowX(x) + fonts.pixels(8), textY);
  }

  private void bracket(Pen pen, double x, double y, double low, double high, int rgb) {
    double left = x - 2;
    double bottom = y - 2.4;
    pen.ink(palette.of(Tint.TEXT_QUIET), 0.35);
    pen.box(left, bottom, left + 4, bottom + 0.14);
    pen.ink(rgb, 1);
    pen.box(left + 4 * low, bottom, left + Math.max(4 * high, 4 * low + 0.06), bottom + 0.14);
  }

  private void noShot(Camera camera, double x, double y, int reason, int rgb) {
    if (reason >= 0 && reason < reasons.length) {
      texts.add(reasons[reason], rgb, camera.toWindowX(x + 1.9), camera.toWindowY(y - 1.4));
    }
  }
}
