package towline.view.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.view.world.painter.DronePainter;
import towline.view.world.painter.ShipPainter;

/**
 * Draws the icon from the game's own shapes and colours: the ship, the cable and the drone. Small
 * sizes have thicker and fewer lines.
 */
class IconPicturesTest {
  private static final Path ASSETS = Path.of("..", "assets");

  /** Largest size without the details that would only be blurred. */
  private static final int SMALL = 32;

  /** Allowed mean difference between the rasterisers of different Java versions, of 255. */
  private static final double TOLERANCE = 3;

  @ParameterizedTest
  @ValueSource(ints = {16, 32, 48, 64, 128, 256, 512})
  void theIconShowsTheGamesOwnShapes(int size) throws IOException {
    Path file = ASSETS.resolve("icon/towline-" + size + ".png");
    BufferedImage drawn = icon(size);
    if (Boolean.getBoolean("towline.draw")) {
      Files.createDirectories(file.getParent());
      ImageIO.write(drawn, "png", file.toFile());
    }
    assertThat(difference(drawn, ImageIO.read(file.toFile())))
        .as("mean difference between %s and what the code draws; see CONTRIBUTING.md", file)
        .isLessThan(TOLERANCE);
  }

  private static double difference(BufferedImage a, BufferedImage b) {
    assertThat(b.getWidth()).isEqualTo(a.getWidth());
    long sum = 0;
    for (int y = 0; y < a.getHeight(); y++) {
      for (int x = 0; x < a.getWidth(); x++) {
        for (int shift = 0; shift < 32; shift += 8) {
          sum += Math.abs((a.getRGB(x, y) >>> shift & 255) - (b.getRGB(x, y) >>> shift & 255));
        }
      }
    }
    return sum / (4.0 * a.getWidth() * a.getHeight());
  }

  private static BufferedImage icon(int size) throws IOException {
    Properties palette = new Properties();
    try (Reader in = Files.newBufferedReader(ASSETS.resolve("look/palette.properties"))) {
      palette.load(in);
    }
    BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
    Graphics2D pen = image.createGraphics();
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    // From here on a unit square, +y up, as in the game.
    pen.scale(size, -size);
    pen.translate(0, -1);
    pen.setColor(color(palette, "sky.high", 255));
    pen.fill(new RoundRectangle2D.Double(0, 0, 1, 1, 0.36, 0.36));
    boolean small = size <= SMALL;
    double line = small ? 0.075 : 0.034;

    Path2D cable = new Path2D.Double();
    cable.moveTo(0.55, 0.55);
    cable.quadTo(0.36, 0.56, 0.3, 0.32);
    glow(pen, cable, color(palette, "cable.taut", 255), line * 0.8, small);

    AffineTransform ship = placed(0.65, 0.66, small ? 0.29 : 0.25, Math.PI / 4);
    java.awt.Shape hull = ship.createTransformedShape(path(ShipPainter.HULL));
    pen.setColor(color(palette, "hull", 255));
    pen.fill(hull);
    if (small) {
      pen.setColor(color(palette, "ship", 255));
      pen.fill(hull);
    }
    glow(pen, hull, color(palette, "ship", 255), line, small);

    AffineTransform drone = placed(0.3, 0.3, small ? 0.17 : 0.135, 0.5);
    java.awt.Shape body = drone.createTransformedShape(path(DronePainter.BODY));
    pen.setColor(color(palette, small ? "aim.direct" : "hull", 255));
    pen.fill(body);
    glow(pen, body, color(palette, small ? "aim.direct" : "drone", 255), line, small);
    Path2D barrel = new Path2D.Double();
    barrel.moveTo(0.3, 0.3);
    barrel.lineTo(0.3 + 0.36 * Math.cos(-0.35), 0.3 + 0.36 * Math.sin(-0.35));
    glow(pen, barrel, color(palette, "aim.direct", 255), line * 1.5, small);
    if (!small) {
      pen.setColor(color(palette, "aim.direct", 255));
      pen.fill(new Ellipse2D.Double(0.3 - 0.05, 0.3 - 0.05, 0.1, 0.1));
    }
    pen.dispose();
    return image;
  }

  /** Draws a line with a small glow, unless there is no room for it. */
  private static void glow(
      Graphics2D pen, java.awt.Shape shape, Color color, double width, boolean small) {
    for (int halo = small ? 0 : 4; halo > 0; halo--) {
      pen.setColor(new Color(color.getRed(), color.getGreen(), color.getBlue(), 22));
      pen.setStroke(stroke(width + 0.022 * halo));
      pen.draw(shape);
    }
    pen.setColor(color);
    pen.setStroke(stroke(width));
    pen.draw(shape);
  }

  private static BasicStroke stroke(double width) {
    return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }

  private static AffineTransform placed(double x, double y, double size, double heading) {
    AffineTransform place = AffineTransform.getTranslateInstance(x, y);
    place.rotate(heading);
    place.scale(size, size);
    return place;
  }

  private static Path2D path(Polygon outline) {
    Path2D path = new Path2D.Double();
    path.moveTo(outline.x(0), outline.y(0));
    for (int i = 1; i < outline.size(); i++) {
      path.lineTo(outline.x(i), outline.y(i));
    }
    path.closePath();
    return path;
  }

  private static Color color(Properties palette, String role, int alpha) {
    Color opaque = Color.decode(palette.getProperty(role));
    return new Color(opaque.getRed(), opaque.getGreen(), opaque.getBlue(), alpha);
  }
}
