package towline.homing;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import towline.internal.SweptCollision;
import towline.testing.Svg;

/** Draws the pictures of docs/steering.md, and keeps them true. */
class HomingPicturesTest {
  private static final double DT = 1.0 / 60;
  private static final int MOST = 600;
  private static final String[] COLOURS = {"#d55e00", "#0072b2", "#009e73", "#cc79a7", "#555555"};

  private final double[] xs = new double[MOST + 1];
  private final double[] ys = new double[MOST + 1];
  private final double[] targetXs = new double[MOST + 1];
  private final double[] targetYs = new double[MOST + 1];

  /** Flies until the hit or the end, and returns the number of points. */
  private int fly(
      HomingLaw law, HomingInput chase, double targetSpeed, double course, double seconds) {
    HomingOutput out = new HomingOutput();
    double heading = course;
    xs[0] = 0;
    ys[0] = 0;
    targetXs[0] = chase.rangeX;
    targetYs[0] = chase.rangeY;
    int steps = (int) Math.round(seconds / DT);
    for (int i = 1; i <= steps; i++) {
      chase.rangeX = targetXs[i - 1] - xs[i - 1];
      chase.rangeY = targetYs[i - 1] - ys[i - 1];
      chase.targetVelocityX = targetSpeed * StrictMath.cos(heading);
      chase.targetVelocityY = targetSpeed * StrictMath.sin(heading);
      law.steer(chase, DT, out);
      xs[i] = xs[i - 1] + out.moveX;
      ys[i] = ys[i - 1] + out.moveY;
      chase.directionX = out.directionX;
      chase.directionY = out.directionY;
      heading += chase.targetTurnRate * DT;
      targetXs[i] = targetXs[i - 1] + DT * targetSpeed * StrictMath.cos(heading);
      targetYs[i] = targetYs[i - 1] + DT * targetSpeed * StrictMath.sin(heading);
      double contact =
          SweptCollision.contact(
              chase.rangeX,
              chase.rangeY,
              targetXs[i] - xs[i] - chase.rangeX,
              targetYs[i] - ys[i] - chase.rangeY,
              0.7);
      if (contact <= 1) {
        return i + 1;
      }
    }
    return steps + 1;
  }

  private static HomingInput start() {
    HomingInput chase = new HomingInput();
    chase.speed = 15;
    chase.timeConstant = Smoothing.timeConstant(0.9);
    chase.directionX = -0.6;
    chase.directionY = 0.8;
    return chase;
  }

  private void drawTracks(String name, double targetTurnRate) throws IOException {
    Svg svg = new Svg(-8, -3, 44, 26, 18);
    HomingLaw[] laws = HomingLaw.values();
    for (int i = 0; i < laws.length; i++) {
      HomingInput chase = start();
      chase.rangeX = 16;
      chase.rangeY = 2;
      chase.targetTurnRate = targetTurnRate;
      int count = fly(laws[i], chase, 9, 0.9, 3.5);
      if (i == laws.length - 1) {
        svg.track(targetXs, targetYs, count, 2, "stroke='#000000' stroke-dasharray='5 4'");
        svg.text(targetXs[0] + 0.5, targetYs[0] - 1, "target", "fill='#000000'");
      }
      String colour = COLOURS[i];
      svg.track(xs, ys, count, 2, "stroke='" + colour + "' stroke-width='2'");
      svg.circle(xs[count - 1], ys[count - 1], 0.3, "fill='" + colour + "'");
      String time = Math.round((count - 1) * DT * 100) / 100.0 + " s";
      svg.text(-7, 21.5 - 1.2 * i, laws[i] + "  " + time, "fill='" + colour + "'");
    }
    svg.circle(0, 0, 0.3, "fill='#000000'");
    svg.text(0.6, -1, "start", "fill='#000000'");
    svg.checkOrDraw(name);
  }

  @Test
  void tracksToATargetThatFliesStraight() throws IOException {
    drawTracks("homing-straight.svg", 0);
  }

  @Test
  void tracksToATargetThatCircles() throws IOException {
    drawTracks("homing-circling.svg", 1.8);
  }

  @Test
  void anOrbitAndHowItIsAvoided() throws IOException {
    Svg svg = new Svg(-12, -12, 44, 24, 16);
    HomingLaw[] laws = {HomingLaw.PURSUIT, HomingLaw.LEAD_ARC};
    for (int i = 0; i < laws.length; i++) {
      HomingInput chase = start();
      chase.directionX = 1;
      chase.directionY = 0;
      chase.turnRate = 3;
      chase.rangeX = 0;
      chase.rangeY = 5;
      int count = fly(laws[i], chase, 0, 0, 6);
      svg.track(xs, ys, count, 2, "stroke='" + COLOURS[1 - i] + "' stroke-width='2'");
      svg.text(14, 2.5 - 1.5 * i, laws[i].toString(), "fill='" + COLOURS[1 - i] + "'");
    }
    svg.circle(0, 5, 0.7, "fill='none' stroke='#000000'");
    svg.text(1, 5.5, "still target, inside the turning circle", "fill='#000000'");
    svg.circle(0, 0, 0.2, "fill='#000000'");
    svg.checkOrDraw("homing-orbit.svg");
  }
}
