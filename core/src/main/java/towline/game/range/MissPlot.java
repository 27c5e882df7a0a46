package towline.game.range;

import java.util.List;
import java.util.Map;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;

/**
 * The closest approaches of the last shots of each mode to the target: a row of dots for each mode.
 */
final class MissPlot {
  /** Miss distance at the edge of the plot, m; larger ones are drawn there. */
  private static final double EDGE_DISTANCE = 4;

  private static final double TARGET_RADIUS = 0.6;

  private MissPlot() {}

  static void draw(
      RangeTools tools,
      List<AimMode> modes,
      Map<AimMode, List<Double>> misses,
      double left,
      double top,
      double width,
      double line,
      double height) {
    ShapeDrawer pen = tools.shapes();
    int quiet = tools.palette().colour(ColorRole.TEXT_QUIET);
    double foot = top - Math.min(height, (modes.size() + 1.2) * line);
    tools
        .text()
        .write(
            tools.words().of("range.misses"),
            CachedText.Anchor.LEFT,
            quiet,
            left,
            top - 0.75 * line);
    pen.ink(tools.palette().colour(ColorRole.SHIP), 0.13);
    pen.box(left, foot, left + width * TARGET_RADIUS / EDGE_DISTANCE, top - line);
    pen.ink(quiet, 0.5);
    pen.line(left, foot, left, top - line, 1.5);
    for (int i = 0; i < modes.size(); i++) {
      double middle = top - (1.55 + i) * line;
      List<Double> distances = misses.getOrDefault(modes.get(i), List.of());
      for (int k = 0; k < distances.size(); k++) {
        double share = Math.min(1, distances.get(k) / EDGE_DISTANCE);
        double age = (double) (distances.size() - 1 - k) / AimBench.MAX_MISSES;
        pen.ink(tools.palette().modeColour(modes.get(i).ordinal()), 0.95 - 0.75 * age);
        pen.disc(left + width * share, middle + line * 0.22 * ((k * 7 % 5) - 2) / 2, 0.1 * line);
      }
    }
  }
}
