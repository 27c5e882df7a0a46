package towline.avoidance;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import towline.testing.Svg;

/** Draws the pictures of docs/steering.md, and keeps them true. */
class AvoidancePicturesTest {
  private static final String[] COLOURS = {"#d55e00", "#0072b2", "#009e73", "#cc79a7", "#555555"};

  /** Draws five tanks that all wish to cross the middle. */
  private static void drawCrossing(AvoidanceLaw law, String name) throws IOException {
    int count = 5;
    int ticks = 360;
    CrowdScene scene = new CrowdScene(new Bounds(-50, -50, 50, 50), count);
    double[] wishes = new double[count];
    double[][] xs = new double[count][ticks + 1];
    double[][] ys = new double[count][ticks + 1];
    for (int i = 0; i < count; i++) {
      double angle = i * 2 * Math.PI / count + 0.1;
      scene.xs[i] = -9 * StrictMath.cos(angle);
      scene.ys[i] = -9 * StrictMath.sin(angle);
      scene.headings[i] = angle;
      wishes[i] = angle;
    }
    double least = Double.POSITIVE_INFINITY;
    for (int tick = 0; tick <= ticks; tick++) {
      for (int i = 0; i < count; i++) {
        xs[i][tick] = scene.xs[i];
        ys[i][tick] = scene.ys[i];
        for (int j = 0; j < i; j++) {
          least = Math.min(least, scene.distance(i, j));
        }
      }
      scene.fill();
      for (int i = 0; i < count; i++) {
        scene.decide(law, i, CrowdScene.DT, wishes[i]);
      }
      scene.move();
    }
    Svg svg = new Svg(-12, -12, 24, 24, 20);
    for (int i = 0; i < count; i++) {
      svg.track(xs[i], ys[i], ticks + 1, 3, "stroke='" + COLOURS[i] + "' stroke-width='2'");
      for (int tick = 0; tick <= ticks; tick += 60) {
        svg.circle(xs[i][tick], ys[i][tick], 0.5, "fill='none' stroke='" + COLOURS[i] + "'");
      }
    }
    String gap = "least gap " + Math.round((least - 1) * 100) / 100.0 + " m";
    svg.text(-11.5, 11, law + ", " + gap, "fill='#000000'");
    svg.checkOrDraw(name);
  }

  @Test
  void fiveTanksMeetByTheDefaultLaw() throws IOException {
    drawCrossing(AvoidanceLaw.LOOKAHEAD, "avoidance-lookahead.svg");
  }

  @Test
  void fiveTanksMeetByTheArticlesLaw() throws IOException {
    drawCrossing(AvoidanceLaw.ARTICLE, "avoidance-article.svg");
  }

  @Test
  void aTankInACornerFollowsTheCircleThatFits() throws IOException {
    Svg svg = new Svg(-0.5, -0.5, 15, 9, 40);
    svg.line(0, 0, 14, 0, "stroke='#000000' stroke-width='3'");
    svg.line(0, 0, 0, 8, "stroke='#000000' stroke-width='3'");
    CrowdScene scene = new CrowdScene(new Bounds(0, 0, 100, 100), 1);
    scene.xs[0] = 11;
    scene.ys[0] = 6;
    scene.headings[0] = Math.toRadians(215);
    double[] xs = new double[241];
    double[] ys = new double[241];
    int drawn = -100;
    for (int tick = 0; tick <= 240; tick++) {
      xs[tick] = scene.xs[0];
      ys[tick] = scene.ys[0];
      scene.tick(AvoidanceLaw.NONE);
      if (scene.answers[0].atEdge && tick > drawn + 20) {
        drawn = tick;
        double radius = CrowdScene.LIMITS.turnRadius();
        double side = Math.signum(scene.answers[0].turnRate);
        double x = xs[tick] - side * radius * StrictMath.sin(scene.headings[0]);
        double y = ys[tick] + side * radius * StrictMath.cos(scene.headings[0]);
        svg.circle(x, y, radius, "fill='none' stroke='#0072b2' stroke-dasharray='5 4'");
        svg.circle(x, y, radius + 0.5, "fill='none' stroke='#0072b2' stroke-dasharray='2 4'");
        svg.circle(xs[tick], ys[tick], 0.5, "fill='none' stroke='#d55e00'");
      }
    }
    svg.track(xs, ys, 241, 2, "stroke='#d55e00' stroke-width='2'");
    svg.text(5.5, 1.2, "the circle that fits, and the room of the hull", "fill='#0072b2'");
    svg.text(8.2, 5.8, "a tank that never looks", "fill='#d55e00'");
    svg.checkOrDraw("avoidance-edge.svg");
  }
}
