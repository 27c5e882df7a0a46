package towline.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** A small picture of the plane: metres, +y up. */
public final class Svg {
  private static final Path DOCS = Path.of("..", "docs", "images", "figures");

  private final StringBuilder body = new StringBuilder();
  private final double left;
  private final double top;
  private final double width;
  private final double height;
  private final double scale;

  /** Creates a picture of a rectangle, at {@code scale} pixels a metre. */
  public Svg(double left, double bottom, double width, double height, double scale) {
    this.left = left;
    this.top = bottom + height;
    this.width = width;
    this.height = height;
    this.scale = scale;
  }

  private double px(double x) {
    return (x - left) * scale;
  }

  private double py(double y) {
    return (top - y) * scale;
  }

  private void add(String format, Object... values) {
    body.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  public Svg circle(double x, double y, double radius, String style) {
    add("<circle cx='%.1f' cy='%.1f' r='%.1f' %s/>", px(x), py(y), radius * scale, style);
    return this;
  }

  public Svg line(double ax, double ay, double bx, double by, String style) {
    add(
        "<line x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f' %s/>",
        px(ax), py(ay), px(bx), py(by), style);
    return this;
  }

  /** Adds a line through every {@code every}th point. */
  public Svg track(double[] xs, double[] ys, int count, int every, String style) {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i < count; i += every) {
      points.append(String.format(Locale.ROOT, "%.1f,%.1f ", px(xs[i]), py(ys[i])));
    }
    add("<polyline points='%s' fill='none' %s/>", points.toString().strip(), style);
    return this;
  }

  public Svg text(double x, double y, String text, String style) {
    add(
        "<text x='%.1f' y='%.1f' font-family='sans-serif' font-size='13' %s>%s</text>",
        px(x), py(y), style, text);
    return this;
  }

  /** Returns the whole file. */
  @Override
  public String toString() {
    String head =
        String.format(
            Locale.ROOT,
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %.0f %.0f' width='%.0f'>%n",
            width * scale,
            height * scale,
            width * scale);
    return head.replace("\r", "")
        + "<rect width='100%' height='100%' fill='#ffffff'/>\n"
        + body
        + "</svg>\n";
  }

  /**
   * Checks that docs/images/figures holds this picture; writes it there with -Dtowline.draw=true.
   */
  public void checkOrDraw(String name) throws IOException {
    checkOrDraw(DOCS.resolve(name), toString());
  }

  /** Checks that a file holds a picture; writes it with -Dtowline.draw=true. */
  public static void checkOrDraw(Path file, String svg) throws IOException {
    if (Boolean.getBoolean("towline.draw")) {
      Files.createDirectories(file.resolveSibling(""));
      Files.writeString(file, svg, StandardCharsets.UTF_8);
    }
    assertThat(Files.readString(file, StandardCharsets.UTF_8))
        .as("%s as drawn by this code", file)
        .isEqualTo(svg);
  }
}
