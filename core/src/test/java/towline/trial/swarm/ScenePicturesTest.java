package towline.trial.swarm;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import towline.avoidance.AvoidanceLaw;
import towline.testing.Svg;

/** Draws the scenes of docs/steering.md, and compares them with the files. */
class ScenePicturesTest {
  private static final String[] COLOURS = {"#d55e00", "#0072b2", "#009e73", "#cc79a7", "#555555"};
  private static final int MOST_TICKS = 1800;

  /** Draws the path of every tank until it arrives, and the places of all after {@code shown} s. */
  private static void draw(SwarmScene scene, int tanks, double shown, Svg svg, String name)
      throws IOException {
    SwarmSimulation run = scene.begin(AvoidanceLaw.LOOKAHEAD, tanks, 1);
    double[][] xs = new double[tanks][MOST_TICKS];
    double[][] ys = new double[tanks][MOST_TICKS];
    int[] counts = new int[tanks];
    boolean isShown = false;
    for (int tick = 0; tick < MOST_TICKS && !run.isOver(); tick++) {
      for (int i = 0; i < tanks; i++) {
        if (run.isPresent(i)) {
          xs[i][counts[i]] = run.x(i);
          ys[i][counts[i]++] = run.y(i);
        }
      }
      if (!isShown && run.seconds() >= shown) {
        isShown = true;
        for (int i = 0; i < tanks; i++) {
          if (run.isPresent(i)) {
            String style = "fill='" + COLOURS[i % COLOURS.length] + "' fill-opacity='.5'";
            svg.circle(run.x(i), run.y(i), 0.5, style);
          }
        }
      }
      run.tick();
    }
    for (int i = 0; i < tanks; i++) {
      String style = "stroke='" + COLOURS[i % COLOURS.length] + "' stroke-width='1'";
      svg.track(xs[i], ys[i], counts[i], 12, style);
    }
    svg.checkOrDraw(name);
  }

  @Test
  void fortyTanksCrossARing() throws IOException {
    draw(SwarmScene.RING, 40, 5, new Svg(-21, -21, 42, 42, 10), "swarm-ring.svg");
  }

  @Test
  void twoGroupsMeetInACorridor() throws IOException {
    Svg svg = new Svg(-18, -4, 36, 8, 16);
    svg.line(-18, 2.5, 18, 2.5, "stroke='#000000' stroke-width='3'");
    svg.line(-18, -2.5, 18, -2.5, "stroke='#000000' stroke-width='3'");
    draw(SwarmScene.CORRIDOR, 20, 3, svg, "swarm-corridor.svg");
  }

  @Test
  void aCrowdLeavesThroughADoorway() throws IOException {
    Svg svg = new Svg(-19, -11, 26, 22, 16);
    svg.line(0, 2, 0, 11, "stroke='#000000' stroke-width='3'");
    svg.line(0, -2, 0, -11, "stroke='#000000' stroke-width='3'");
    draw(SwarmScene.DOORWAY, 60, 4, svg, "swarm-doorway.svg");
  }
}
