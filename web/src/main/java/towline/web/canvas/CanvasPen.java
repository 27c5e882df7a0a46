package towline.web.canvas;

import org.teavm.jso.JSBody;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import towline.shots.Pen;

/** Draws on a canvas of the page, with a pixel of the canvas for each pixel of the screen. */
public final class CanvasPen implements Pen {
  private static final double FULL_TURN = 2 * Math.PI;

  private final HTMLCanvasElement canvas;
  private final CanvasRenderingContext2D paper;

  /** Pixels of the canvas in a unit of length. */
  private double scale = 1;

  /** Place of the origin, units from the left and the lower edge. */
  private double originX;

  private double originY;

  /** Last values given to the canvas; giving them costs more than comparing them. */
  private int colour;

  private double opacity;
  private double size;

  /** Creates a pen for a canvas that is drawn on by nothing else. */
  public CanvasPen(HTMLCanvasElement canvas) {
    this.canvas = canvas;
    paper = (CanvasRenderingContext2D) canvas.getContext("2d");
  }

  /** Begins an empty picture whose unit is a point, a CSS pixel, with the origin in a corner. */
  public void begin() {
    begin(points(canvas));
    originX = 0;
    originY = 0;
  }

  /** Begins an empty picture of {@code wide} units' width, with the origin in the middle. */
  public void begin(double wide) {
    fit(canvas);
    scale = canvas.getWidth() / wide;
    originX = width() / 2;
    originY = height() / 2;
    paper.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
    round(paper);
    forgetStyle();
  }

  private void forgetStyle() {
    colour = -1;
    opacity = Double.NaN;
    size = Double.NaN;
  }

  @Override
  public double width() {
    return canvas.getWidth() / scale;
  }

  @Override
  public double height() {
    return canvas.getHeight() / scale;
  }

  private double x(double x) {
    return scale * (originX + x);
  }

  private double y(double y) {
    return canvas.getHeight() - scale * (originY + y);
  }

  private void use(int newColour, double newOpacity) {
    if (newColour != colour) {
      colour = newColour;
      colour(paper, newColour);
    }
    if (newOpacity != opacity) {
      opacity = newOpacity;
      paper.setGlobalAlpha(Math.max(0, Math.min(1, newOpacity)));
    }
  }

  @Override
  public void line(
      int colour, double opacity, double width, double x1, double y1, double x2, double y2) {
    use(colour, opacity);
    paper.setLineWidth(scale * width);
    paper.beginPath();
    paper.moveTo(x(x1), y(y1));
    paper.lineTo(x(x2), y(y2));
    paper.stroke();
  }

  @Override
  public void disc(int colour, double opacity, double x, double y, double radius) {
    use(colour, opacity);
    circle(x, y, radius);
    paper.fill();
  }

  @Override
  public void ring(int colour, double opacity, double width, double x, double y, double radius) {
    use(colour, opacity);
    paper.setLineWidth(scale * width);
    circle(x, y, radius);
    paper.stroke();
  }

  private void circle(double x, double y, double radius) {
    paper.beginPath();
    paper.arc(x(x), y(y), scale * Math.max(0, radius), 0, FULL_TURN);
  }

  @Override
  public void box(
      int colour, double opacity, double x, double y, double width, double height, double corner) {
    use(colour, opacity);
    rectangle(x, y, width, height, corner);
    paper.fill();
  }

  @Override
  public void frame(
      int colour,
      double opacity,
      double line,
      double x,
      double y,
      double width,
      double height,
      double corner) {
    use(colour, opacity);
    paper.setLineWidth(scale * line);
    rectangle(x, y, width, height, corner);
    paper.stroke();
  }

  private void rectangle(double x, double y, double width, double height, double corner) {
    paper.beginPath();
    roundRectangle(
        paper, x(x), y(y + height), scale * width, scale * height, scale * Math.max(0, corner));
  }

  @Override
  public void triangle(
      int colour,
      double opacity,
      double x1,
      double y1,
      double x2,
      double y2,
      double x3,
      double y3) {
    use(colour, opacity);
    paper.beginPath();
    paper.moveTo(x(x1), y(y1));
    paper.lineTo(x(x2), y(y2));
    paper.lineTo(x(x3), y(y3));
    paper.closePath();
    paper.fill();
  }

  @Override
  public void text(
      String text, int colour, double opacity, double size, Align align, double x, double y) {
    use(colour, opacity);
    use(size);
    paper.setTextAlign(
        switch (align) {
          case LEFT -> "left";
          case CENTRE -> "center";
          case RIGHT -> "right";
        });
    paper.fillText(text, x(x), y(y));
  }

  private void use(double newSize) {
    if (newSize != size) {
      size = newSize;
      font(paper, scale * newSize);
    }
  }

  @Override
  public double textWidth(String text, double size) {
    use(size);
    return paper.measureText(text).getWidth() / scale;
  }

  @Override
  public void clip(double x, double y, double width, double height) {
    paper.save();
    rectangle(x, y, width, height, 0);
    paper.clip();
  }

  @Override
  public void endClip() {
    paper.restore();
    forgetStyle();
  }

  @JSBody(params = "canvas", script = "return canvas.clientWidth;")
  private static native double points(HTMLCanvasElement canvas);

  /** Gives the canvas the pixels of the screen; that also clears it. */
  @JSBody(
      params = "canvas",
      script =
          "var density = window.devicePixelRatio || 1;"
              + " var width = Math.round(canvas.clientWidth * density);"
              + " var height = Math.round(canvas.clientHeight * density);"
              + " if (canvas.width !== width || canvas.height !== height) {"
              + " canvas.width = width; canvas.height = height; }")
  private static native void fit(HTMLCanvasElement canvas);

  @JSBody(params = "paper", script = "paper.lineCap = 'round'; paper.lineJoin = 'round';")
  private static native void round(CanvasRenderingContext2D paper);

  @JSBody(
      params = {"paper", "rgb"},
      script = "paper.fillStyle = paper.strokeStyle = '#' + rgb.toString(16).padStart(6, '0');")
  private static native void colour(CanvasRenderingContext2D paper, int rgb);

  @JSBody(
      params = {"paper", "size"},
      script = "paper.font = size + 'px Play, system-ui, sans-serif';")
  private static native void font(CanvasRenderingContext2D paper, double size);

  @JSBody(
      params = {"paper", "x", "y", "width", "height", "corner"},
      script = "paper.roundRect(x, y, width, height, corner);")
  private static native void roundRectangle(
      CanvasRenderingContext2D paper,
      double x,
      double y,
      double width,
      double height,
      double corner);
}
