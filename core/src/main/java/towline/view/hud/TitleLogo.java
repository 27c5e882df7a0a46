package towline.view.hud;

import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.view.draw.LinePath;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;
import towline.view.world.painter.DronePainter;
import towline.view.world.painter.ShipPainter;

/**
 * The name of the game, and below it a picture of the game in one line: a ship, a cable, a drone.
 */
public final class TitleLogo {
  private static final double DIMMING_OPACITY = 0.42;
  private static final double HALF_WIDTH = 390;
  private static final double LINE = 2.6;

  /** Opacity of the name's glow; a letter is so broad that full light would be a fog. */
  private static final double GLOW_OPACITY = 0.85;

  private final HudCanvas canvas;
  private final CachedText name;
  private double time;

  public TitleLogo(HudCanvas canvas) {
    this.canvas = canvas;
    name =
        canvas.label(TextSize.TITLE, Anchor.CENTRE).setText(canvas.localization().of("title.name"));
  }

  /** Advances the animation by {@code seconds}. */
  public void update(double seconds) {
    time += seconds;
  }

  /** Dims the picture and draws the logo. */
  public void draw() {
    canvas.beginShapes();
    ShapeDrawer pen = canvas.shapes();
    pen.ink(canvas.palette().colour(ColorRole.SKY), DIMMING_OPACITY);
    pen.box(0, 0, canvas.width(), canvas.height());
    drawEmblem(pen);
    canvas.beginText();
    name.setColour(canvas.palette().colour(ColorRole.EDGE));
    drawName(GLOW_OPACITY);
    canvas.end();
  }

  /** Draws the name once more, sharp, over its glow. */
  public void drawText() {
    name.setColour(canvas.palette().colour(ColorRole.SHIP));
    drawName(1);
  }

  private void drawName(double opacity) {
    name.draw(canvas.batch(), canvas.width() / 2, canvas.height() * 0.74, opacity);
  }

  private void drawEmblem(ShapeDrawer pen) {
    double middle = canvas.width() / 2;
    double y = canvas.height() * 0.695;
    double left = middle - canvas.ofTitle(HALF_WIDTH);
    double right = middle + canvas.ofTitle(HALF_WIDTH);
    LinePath path = pen.path();
    for (int i = 0; i <= 48; i++) {
      double share = i / 48.0;
      double sag = Math.sin(Math.PI * share);
      double swing = Math.sin(time * 1.3 + share * 5) * 2.5 - 7;
      path.add(left + (right - left) * share, y + canvas.ofTitle(swing) * sag);
    }
    pen.ink(canvas.palette().colour(ColorRole.CABLE_TAUT), 0.85);
    pen.strokeOpen(canvas.ofTitle(2));
    pen.ink(canvas.palette().colour(ColorRole.HULL), 1);
    pen.fill(ShipPainter.HULL, right, y, 0, canvas.ofTitle(19), canvas.ofTitle(19));
    pen.ink(canvas.palette().colour(ColorRole.SHIP), 1);
    pen.outline(ShipPainter.HULL, right, y, 0, canvas.ofTitle(19), canvas.ofTitle(LINE));
    drawDrone(pen, left, y);
  }

  private void drawDrone(ShapeDrawer pen, double x, double y) {
    double bearing = 2.4 + 0.7 * Math.sin(time * 0.8);
    int mode = canvas.palette().modeColour(AimMode.TURN_LEAD.ordinal());
    pen.ink(canvas.palette().colour(ColorRole.HULL), 1);
    pen.fill(DronePainter.BODY, x, y, 0, canvas.ofTitle(15), canvas.ofTitle(15));
    pen.ink(canvas.palette().colour(ColorRole.DRONE), 1);
    pen.outline(DronePainter.BODY, x, y, 0, canvas.ofTitle(15), canvas.ofTitle(LINE));
    pen.ink(mode, 1);
    pen.line(
        x,
        y,
        x + canvas.ofTitle(34) * Math.cos(bearing),
        y + canvas.ofTitle(34) * Math.sin(bearing),
        canvas.ofTitle(5));
    pen.ring(x, y, canvas.ofTitle(24), canvas.ofTitle(1.5));
  }
}
