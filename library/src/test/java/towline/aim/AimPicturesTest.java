package towline.aim;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import towline.aim.noescape.NoEscapeProof;
import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolver;
import towline.aim.search.FiringWindow;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.testing.Svg;

/** Draws the pictures of docs/aim.md, and keeps them true. */
class AimPicturesTest {
  private static final FireAnswer ANSWER = new FireAnswer();
  private static final Path FOLDER = Path.of("..", "docs", "images", "figures");
  private static final String INK = "#1b2a41";
  private static final String SHOT = "#d1495b";
  private static final String TARGET = "#00798c";
  private static final String FALL = "#8a5a00";
  private static final String FAINT = "#c9d1d9";

  @Test
  void theShotMeetsItsTarget() throws IOException {
    Svg.checkOrDraw(FOLDER.resolve("aim-intercept.svg"), intercept());
  }

  @Test
  void aFlyByLeavesTwoWindows() throws IOException {
    Svg.checkOrDraw(FOLDER.resolve("aim-spare-time.svg"), spareTime());
  }

  @Test
  void theVectorsOfAShotAddUp() throws IOException {
    Svg.checkOrDraw(FOLDER.resolve("aim-vectors.svg"), vectors());
  }

  @Test
  void theReachIsInsideWhatTheShotHits() throws IOException {
    Svg.checkOrDraw(FOLDER.resolve("aim-no-escape.svg"), noEscape());
  }

  @Test
  void theSearchNarrowsDown() throws IOException {
    Svg.checkOrDraw(FOLDER.resolve("aim-search.svg"), search());
  }

  /** A target that flies past closely enough that the turret cannot follow: two windows. */
  private static FireProblem flyBy() {
    FireProblem s = new FireProblem();
    s.shotFrame = ShotFrame.SHOOTER;
    s.facing = 0.2;
    s.slewRate = 0.9;
    s.muzzleSpeed = 10;
    s.targetX = 20;
    s.targetY = 1.5;
    s.targetVelocityX = -9;
    s.horizon = 16;
    return s;
  }

  private static String intercept() {
    FireProblem s = new FireProblem();
    s.muzzleSpeed = 24;
    s.slewRate = 1.5;
    s.targetX = 5;
    s.targetY = 18;
    s.targetVelocityX = 9;
    s.targetVelocityY = -2;
    s.horizon = 6;
    FireSolver solver = new FireSolver();
    double t = solver.timeToGo(s);
    solver.describe(s, t, ANSWER);
    Picture p = new Picture(-2, -3, 26, 22, 560);
    p.line(0, 0, 22, 0, FAINT, 1.5);
    p.arc(5, 0, ANSWER.bearing);
    p.line(5, 18, ANSWER.impactX, ANSWER.impactY, TARGET, 2.5);
    p.line(0, 0, ANSWER.impactX, ANSWER.impactY, SHOT, 2.5);
    p.dot(0, 0, INK);
    p.dot(5, 18, TARGET);
    p.dot(ANSWER.impactX, ANSWER.impactY, SHOT);
    p.text(-1.5, -1.6, "muzzle", INK);
    p.text(15, 0.4, "facing", INK);
    p.text(3, 19, "target now", TARGET);
    double labelX = ANSWER.impactX - 4;
    p.text(labelX, ANSWER.impactY + 1, format("impact, T = %.2f s", t), SHOT);
    p.text(5.2, 1.8, format("turning %.2f s", ANSWER.timeToSlew), INK);
    p.text(9.5, 8, format("flight %.2f s", ANSWER.timeOfFlight), SHOT);
    return p.finish();
  }

  private static double spare(FireSolver solver, FireProblem s, double t) {
    solver.describe(s, t, ANSWER);
    return t - ANSWER.timeOfFlight - ANSWER.timeToSlew;
  }

  private static String spareTime() {
    FireProblem s = flyBy();
    FireSolver solver = new FireSolver();
    Picture p = new Picture(-0.4, -2.2, 16.4, 4, 640);
    for (FiringWindow window : solver.windows(s, 3).list()) {
      p.band(window.opens(), window.closes());
    }
    p.line(0, 0, 16, 0, INK, 1);
    p.line(0, -2, 0, 4, INK, 1);
    for (int i = 1; i <= 16; i++) {
      p.text(i - 0.08, -0.3, Integer.toString(i), INK);
    }
    p.curve(0.02, 16, t -> spare(solver, s, t));
    p.text(3.2, 3.6, "spare time f(T), s", SHOT);
    p.text(14, -0.75, "impact T, s", INK);
    return p.finish();
  }

  /** Draws a lob from a moving ship, and its vectors relative to the muzzle. */
  private static String vectors() {
    FireProblem s = new FireProblem();
    s.muzzleSpeed = 20;
    s.shooterVelocityX = 5;
    s.shooterVelocityY = 2;
    s.gravityY = -6;
    s.targetX = 22;
    s.targetY = 4;
    s.targetVelocityX = -3;
    s.targetVelocityY = 4;
    s.horizon = 6;
    FireSolver solver = new FireSolver();
    double time = solver.timeToGo(s);
    solver.describe(s, time, ANSWER);
    double th = ANSWER.timeOfFlight;
    double ux = Math.cos(ANSWER.bearing);
    double uy = Math.sin(ANSWER.bearing);
    double dx = s.muzzleSpeed * th * ux;
    double dy = s.muzzleSpeed * th * uy;
    // Relative to a muzzle that moves on, a shot that does not inherit the velocity drifts back.
    double backX = dx - th * s.shooterVelocityX;
    double backY = dy - th * s.shooterVelocityY;
    double fall = 0.5 * th * th * s.gravityY;
    Picture p = new Picture(-2, -3, 28, 15, 640);
    p.line(0, 0, dx, dy, SHOT, 2.5);
    p.line(dx, dy, backX, backY, INK, 2.5);
    p.line(backX, backY, backX, backY + fall, FALL, 2.5);
    p.line(0, 0, backX, backY + fall, TARGET, 2.5);
    p.line(0, 0, 4 * ux, 4 * uy, INK, 6);
    p.dot(0, 0, INK);
    p.dot(backX, backY + fall, TARGET);
    p.text(-1.5, -1.4, "muzzle", INK);
    p.text(4 * ux - 1.2, 4 * uy + 0.6, "u", INK);
    p.text(0.5 * dx - 2.5, 0.5 * dy + 1.2, "D = s th u", SHOT);
    p.text(0.5 * (dx + backX) + 0.2, 0.5 * (dy + backY) + 0.8, "w th", INK);
    p.text(backX + 0.4, backY + 0.5 * fall, "G th² / 2", FALL);
    p.text(0.5 * backX + 1, 0.5 * (backY + fall) - 1.4, "E", TARGET);
    p.text(backX + 0.5, backY + fall - 1.2, format("target after T = %.2f s", time), TARGET);
    return p.finish();
  }

  /**
   * Draws a shot at an accelerating target: the discs of its reach, and the disc that the shot
   * hits.
   */
  private static String noEscape() {
    FireProblem s = new FireProblem();
    s.muzzleSpeed = 24;
    s.targetX = 9;
    s.targetVelocityY = 4;
    s.targetRadius = 0.9;
    s.agility.setAccelerating(9);
    FireSolver solver = new FireSolver();
    double time = solver.timeToGo(s);
    solver.describe(s, time, ANSWER);
    s.facing = ANSWER.bearing;
    double dt = 1.0 / 60;
    NoEscapeProof proof = new NoEscapeProof();
    boolean holds = proof.holds(s, Double.POSITIVE_INFINITY, dt);
    Picture p = new Picture(-0.6, -1.2, 12.4, 6.6, 640);
    p.line(0, 0, proof.shotX(), proof.shotY(), SHOT, 2.5);
    p.line(9, 0, 9, proof.reachY(), FAINT, 1.5);
    int last = (int) Math.round(proof.time() / dt);
    for (int tick = 0; tick <= last; tick += 6) {
      p.circle(9, tick * dt * 4, proof.reach().radius(tick), TARGET);
    }
    p.circle(proof.reachX(), proof.reachY(), proof.reachRadius(), TARGET);
    p.circle(proof.shotX(), proof.shotY(), s.targetRadius, SHOT);
    p.dot(0, 0, INK);
    p.dot(9, 0, TARGET);
    p.text(-0.4, -0.7, "muzzle", INK);
    p.text(9.3, -0.3, "target now", TARGET);
    p.text(10.2, 1.6, "where it can be", TARGET);
    p.text(5.6, 2.8, "what the shot hits", SHOT);
    p.text(
        0.2,
        6,
        format("%s after %.2f s", holds ? "no escape" : "it may escape", proof.time()),
        INK);
    return p.finish();
  }

  private static String search() {
    FireProblem s = new FireProblem();
    s.muzzleSpeed = 24;
    s.slewRate = 1.5;
    s.shooterVelocityX = 9;
    s.shooterVelocityY = -4;
    s.facing = -2;
    s.targetX = 5;
    s.targetY = 18;
    s.targetVelocityX = -7;
    s.targetVelocityY = -6;
    s.targetAccelerationX = 3;
    s.horizon = 6;
    FireSolver solver = new FireSolver();
    Picture p = new Picture(-0.2, -3, 6.2, 4.2, 640);
    p.line(0, 0, 6, 0, INK, 1);
    FireSolver probe = new FireSolver();
    p.curve(0.02, 6, t -> spare(probe, s, t));
    double[] row = {3.9};
    solver.timeToGo(
        s,
        (from, to, finding, spare) -> {
          String colour =
              switch (finding) {
                case NONE -> INK;
                case DECIDED -> TARGET;
                case UNKNOWN -> FAINT;
              };
          p.line(from, row[0], to, row[0], colour, 6);
          p.text(to + 0.08, row[0] - 0.08, finding.name().toLowerCase(Locale.ROOT), colour);
          row[0] -= 0.4;
        });
    return p.finish();
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }

  /** A drawing in world coordinates, y up. */
  private static final class Picture {
    private final StringBuilder svg = new StringBuilder();
    private final double left;
    private final double top;
    private final double scale;
    private final double scaleY;
    private final double height;

    Picture(double left, double bottom, double right, double top, double width) {
      this.left = left;
      this.top = top;
      scale = width / (right - left);
      height = Math.min(width, 0.6 * width);
      scaleY = height / (top - bottom);
      svg.append(
          format(
              "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\""
                  + " font-family=\"sans-serif\" font-size=\"14\">\n"
                  + "<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>\n",
              width, height));
    }

    private double x(double x) {
      return (x - left) * scale;
    }

    private double y(double y) {
      return (top - y) * scaleY;
    }

    void line(double x1, double y1, double x2, double y2, String colour, double width) {
      svg.append(
          format(
              "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\""
                  + " stroke-width=\"%.1f\" stroke-linecap=\"round\"/>\n",
              x(x1), y(y1), x(x2), y(y2), colour, width));
    }

    void curve(double from, double to, DoubleUnaryOperator function) {
      svg.append("<polyline fill=\"none\" stroke=\"" + SHOT + "\" stroke-width=\"2\" points=\"");
      for (double t = from; t <= to; t += (to - from) / 600) {
        svg.append(format("%.1f,%.1f ", x(t), y(function.applyAsDouble(t))));
      }
      svg.append("\"/>\n");
    }

    void dot(double x, double y, String colour) {
      svg.append(
          format("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"6\" fill=\"%s\"/>\n", x(x), y(y), colour));
    }

    void circle(double x, double y, double radius, String colour) {
      svg.append(
          format(
              "<ellipse cx=\"%.1f\" cy=\"%.1f\" rx=\"%.1f\" ry=\"%.1f\" fill=\"none\""
                  + " stroke=\"%s\" stroke-width=\"2\"/>\n",
              x(x), y(y), radius * scale, radius * scaleY, colour));
    }

    void arc(double radius, double from, double to) {
      for (double a = from; a < to; a += 0.02) {
        line(
            radius * Math.cos(a),
            radius * Math.sin(a),
            radius * Math.cos(a + 0.02),
            radius * Math.sin(a + 0.02),
            INK,
            1.5);
      }
    }

    void band(double from, double to) {
      svg.append(
          format(
              "<rect x=\"%.1f\" y=\"0\" width=\"%.1f\" height=\"%.1f\" fill=\"#d8f3dc\"/>\n",
              x(from), x(to) - x(from), height));
    }

    void text(double x, double y, String words, String colour) {
      svg.append(
          format("<text x=\"%.1f\" y=\"%.1f\" fill=\"%s\">%s</text>\n", x(x), y(y), colour, words));
    }

    String finish() {
      return svg.append("</svg>\n").toString();
    }
  }
}
