package towline.web.article;

import org.teavm.jso.JSBody;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** Draws on a canvas, in metres from its middle, y up. */
final class Pen {
  static final String GUN = "#dfe8ff";
  static final String TARGET = "#ff4d7d";
  static final String FIRST = "#ffb347";
  static final String SECOND = "#5fd7ff";
  static final String THIRD = "#7dffb0";

  private static final double FULL_TURN = 2 * Math.PI;

  private final HTMLCanvasElement canvas;
  private final CanvasRenderingContext2D paper;
  private final double wide;
  private double scale = 1;

  /** Creates a pen for a picture of {@code wide} metres width. */
  Pen(HTMLCanvasElement canvas, double wide) {
    this.canvas = canvas;
    this.wide = wide;
    paper = (CanvasRenderingContext2D) canvas.getContext("2d");
  }

  /** Clears the picture and fits it to the pixels of the screen. */
  void clear() {
    int width = pixels(canvas);
    int height = width / 2;
    if (canvas.getWidth() != width || canvas.getHeight() != height) {
      canvas.setWidth(width);
      canvas.setHeight(height);
    }
    scale = width / wide;
    paper.clearRect(0, 0, width, height);
  }

  private double x(double metres) {
    return canvas.getWidth() / 2.0 + scale * metres;
  }

  private double y(double metres) {
    return canvas.getHeight() / 2.0 - scale * metres;
  }

  void line(String colour, double x1, double y1, double x2, double y2) {
    paper.setStrokeStyle(colour);
    paper.setLineWidth(Math.max(1, 0.12 * scale));
    paper.beginPath();
    paper.moveTo(x(x1), y(y1));
    paper.lineTo(x(x2), y(y2));
    paper.stroke();
  }

  /** Draws a dashed line, for plans. */
  void dashes(String colour, double x1, double y1, double x2, double y2) {
    dash(paper, 0.5 * scale);
    line(colour, x1, y1, x2, y2);
    dash(paper, 0);
  }

  void circle(String colour, double x, double y, double radius) {
    paper.setStrokeStyle(colour);
    paper.setLineWidth(Math.max(1, 0.12 * scale));
    paper.beginPath();
    paper.arc(x(x), y(y), scale * radius, 0, FULL_TURN);
    paper.stroke();
  }

  void disc(String colour, double x, double y, double radius) {
    paper.setFillStyle(colour);
    paper.beginPath();
    paper.arc(x(x), y(y), scale * radius, 0, FULL_TURN);
    paper.fill();
  }

  @JSBody(
      params = "canvas",
      script = "return Math.round(canvas.clientWidth * (window.devicePixelRatio || 1));")
  private static native int pixels(HTMLCanvasElement canvas);

  @JSBody(
      params = {"paper", "length"},
      script = "paper.setLineDash(length ? [length, length] : []);")
  private static native void dash(CanvasRenderingContext2D paper, double length);
}
