package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.view.draw.LinePath;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.SpringGrid;
import towline.view.scene.Camera;

/** Draws the grid, quiet at rest and lit where it is stirred, and the edge of the sector. */
public final class FloorPainter {
  private static final double WIDTH = 0.04;
  private static final double LIGHT = 0.36;

  /** Number of lines from one stronger line to the next. */
  private static final int STRONG_LINE_STEP = 4;

  private static final double STRONG_LIGHT = 0.62;

  /** Displacement below which a node counts as at rest. */
  private static final double REST_DISPLACEMENT = 0.05;

  /** Displacement that cannot be seen: a fifth of a pixel at most. */
  private static final double STILL_DISPLACEMENT = 0.01;

  private static final double EDGE_WIDTH = 0.12;
  private static final double EDGE_STEP = 3;

  /** Brightness up to which the grid has only every other line. */
  private static final double SPARSE_LIGHT = 0.4;

  private final Palette palette;
  private int colour;
  private double light = 1;

  public FloorPainter(Palette palette) {
    this.palette = palette;
  }

  /** Draws the grid in the colour {@code rgb}, 0xRRGGBB, at the given brightness. */
  public void draw(ShapeDrawer pen, Camera camera, SpringGrid grid, int rgb, double brightness) {
    colour = rgb;
    light = brightness;
    int firstColumn = index(camera.left() - 2, grid.columns());
    int lastColumn = index(camera.right() + 3, grid.columns());
    int firstRow = index(camera.bottom() - 2, grid.rows());
    int lastRow = index(camera.top() + 3, grid.rows());
    int step = light > SPARSE_LIGHT ? 1 : 2;
    for (int row = firstRow - firstRow % step; row <= lastRow; row += step) {
      LinePath path = pen.path();
      for (int column = firstColumn; column <= lastColumn; column++) {
        boolean isEnd = column == firstColumn || column == lastColumn;
        if (isEnd || bends(grid, column, row, 1, 0)) {
          path.add(grid.x(column, row), grid.y(column, row));
        }
      }
      stroke(pen, row);
    }
    for (int column = firstColumn - firstColumn % step; column <= lastColumn; column += step) {
      LinePath path = pen.path();
      for (int row = firstRow; row <= lastRow; row++) {
        boolean isEnd = row == firstRow || row == lastRow;
        if (isEnd || bends(grid, column, row, 0, 1)) {
          path.add(grid.x(column, row), grid.y(column, row));
        }
      }
      stroke(pen, column);
    }
    for (int row = firstRow; row <= lastRow; row++) {
      for (int column = firstColumn; column <= lastColumn; column++) {
        stirred(pen, grid, column, row);
      }
    }
  }

  /**
   * Returns true if a line bends at a node or beside it. All other nodes lie on straight parts, of
   * which the ends are enough.
   */
  private static boolean bends(SpringGrid grid, int column, int row, int across, int up) {
    return grid.displacement(column, row) > STILL_DISPLACEMENT
        || grid.displacement(column - across, row - up) > STILL_DISPLACEMENT
        || grid.displacement(column + across, row + up) > STILL_DISPLACEMENT;
  }

  private static int index(double place, int count) {
    return Math.max(0, Math.min(count - 1, (int) (place / SpringGrid.SPACING)));
  }

  private void stroke(ShapeDrawer pen, int index) {
    double share = index % 2 == 0 ? light : light * (light - SPARSE_LIGHT) / (1 - SPARSE_LIGHT);
    pen.glow(colour, share * (index % STRONG_LINE_STEP == 0 ? STRONG_LIGHT : LIGHT));
    pen.strokeOpen(WIDTH);
  }

  private void stirred(ShapeDrawer pen, SpringGrid grid, int column, int row) {
    double stir = grid.displacement(column, row);
    if (stir < REST_DISPLACEMENT) {
      return;
    }
    double x = grid.x(column, row);
    double y = grid.y(column, row);
    pen.glow(
        palette.colour(ColorRole.GRID_STIRRED), (0.4 + 0.6 * light) * Math.min(0.5, 0.6 * stir));
    if (column + 1 < grid.columns()) {
      pen.line(x, y, grid.x(column + 1, row), grid.y(column + 1, row), WIDTH);
    }
    if (row + 1 < grid.rows()) {
      pen.line(x, y, grid.x(column, row + 1), grid.y(column, row + 1), WIDTH);
    }
  }

  public void drawEdge(ShapeDrawer pen, double width, double height) {
    pen.glow(palette.colour(ColorRole.EDGE), 0.85);
    pen.path().add(0, 0).add(width, 0).add(width, height).add(0, height);
    pen.strokeClosed(EDGE_WIDTH);
    pen.glow(palette.colour(ColorRole.EDGE), 0.28);
    double out = 0.45;
    pen.path()
        .add(-out, -out)
        .add(width + out, -out)
        .add(width + out, height + out)
        .add(-out, height + out);
    pen.strokeClosed(0.05);
    for (double x = EDGE_STEP; x < width; x += EDGE_STEP) {
      pen.line(x, -out, x - 0.6, -out - 0.7, 0.05);
      pen.line(x, height + out, x - 0.6, height + out + 0.7, 0.05);
    }
    for (double y = EDGE_STEP; y < height; y += EDGE_STEP) {
      pen.line(-out, y, -out - 0.7, y - 0.6, 0.05);
      pen.line(width + out, y, width + out + 0.7, y - 0.6, 0.05);
    }
  }
}
