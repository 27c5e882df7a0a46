package towline.view.hud;

import towline.content.look.ColorRole;
import towline.session.Run;
import towline.sim.api.ArsenalState;
import towline.view.draw.Outline;
import towline.view.draw.Pen;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** Bottom right: the ship's missiles, one pip each; the next to come grows as it is reloaded. */
final class RackPanel {
  private static final double PIP = 22;
  private static final double LENGTH = 17;
  private static final double BREADTH = 8;

  /** A missile that stands on its tail, one unit long. */
  private static final Outline MISSILE =
      Outline.closed(1, 0, 0.68, 0.3, 0.24, 0.3, 0, 0.5, 0, -0.5, 0.24, -0.3, 0.68, -0.3);

  private final HudCanvas canvas;
  private final Label name;
  private int missiles;
  private int most;
  private double readiness;

  RackPanel(HudCanvas canvas) {
    this.canvas = canvas;
    name = canvas.label(TextSize.SMALL, Anchor.LEFT);
    name.set(canvas.words().of("hud.missiles"));
  }

  void update(Run run) {
    ArsenalState arsenal = run.current().arsenal();
    missiles = arsenal.missiles();
    most = arsenal.capacity();
    readiness = Math.max(0, Math.min(1, arsenal.readiness()));
  }

  private double bottom() {
    return canvas.rightFoot() + canvas.of(2 * TowPanel.ROW);
  }

  void drawShapes() {
    for (int i = 0; i < most; i++) {
      double x = canvas.width() - canvas.margin() - canvas.of(PIP * (most - i - 0.5));
      pip(x, i);
    }
  }

  private void pip(double x, int i) {
    Pen pen = canvas.pen();
    double up = Math.PI / 2;
    double length = canvas.of(LENGTH);
    double breadth = canvas.of(BREADTH);
    if (i < missiles) {
      pen.ink(canvas.palette().of(ColorRole.SHIP), 0.95);
      pen.fill(MISSILE, x, bottom(), up, length, breadth);
      return;
    }
    pen.ink(canvas.palette().of(ColorRole.TEXT_QUIET), 0.45);
    pen.squashed(MISSILE, x, bottom(), up, length, breadth, canvas.of(1));
    if (i == missiles) {
      pen.ink(canvas.palette().of(ColorRole.CABLE_TAUT), 0.8);
      double half = breadth * 0.22;
      double low = bottom() + canvas.of(2);
      pen.box(x - half, low, x + half, low + (length - canvas.of(4)) * readiness);
    }
  }

  void drawText() {
    double left = canvas.width() - canvas.margin() - canvas.of(TowPanel.WIDTH);
    name.colour(canvas.palette().of(missiles > 0 ? ColorRole.TEXT : ColorRole.TEXT_QUIET));
    name.draw(canvas.batch(), left, bottom() + canvas.of(2), most > 0 ? 1 : 0);
  }
}
