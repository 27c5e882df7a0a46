package towline.view.hud;

import towline.content.GameContent;
import towline.session.Run;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.ColorRole;
import towline.view.draw.Pen;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** Bottom right: the hull as one block for each blow it takes, framed while the shield is up. */
final class HullPanel {
  private static final double FRAME = 5;

  private final HudCanvas sheet;
  private final int blows;
  private final Label hullName;
  private final Label shieldName;
  private double hull;
  private boolean shielded;
  private double blink;

  HullPanel(HudCanvas sheet, GameContent content) {
    this.sheet = sheet;
    blows = content.world().ship().hull();
    hullName = sheet.label(TextSize.SMALL, Anchor.LEFT);
    hullName.colour(sheet.palette().of(ColorRole.TEXT_QUIET)).set(sheet.words().of("hud.hull"));
    shieldName = sheet.label(TextSize.SMALL, Anchor.RIGHT);
    shieldName.colour(sheet.palette().of(ColorRole.SHARD)).set(sheet.words().of("hud.shield"));
  }

  void update(Run run, double seconds) {
    Snapshot now = run.current();
    hull = now.count(EntityKind.SHIP) == 0 ? 0 : now.health(now.first(EntityKind.SHIP));
    shielded = now.arsenal().shielded();
    blink += seconds;
  }

  private double left() {
    return sheet.width() - sheet.margin() - sheet.of(TowPanel.WIDTH);
  }

  private double bottom() {
    return sheet.rightFoot() + sheet.of(TowPanel.ROW);
  }

  void drawShapes() {
    Pen pen = sheet.pen();
    double y = bottom();
    double gap = sheet.of(4);
    double block = (sheet.of(TowPanel.WIDTH) + gap) / blows;
    boolean low = hull * blows < 1.5;
    boolean lit = !low || Math.sin(blink * 9) > -0.2;
    for (int i = 0; i < blows; i++) {
      double x = left() + i * block;
      boolean whole = hull * blows > i + 0.01;
      int rgb = sheet.palette().of(low ? ColorRole.WARNING : ColorRole.SHIP);
      pen.ink(whole ? rgb : sheet.palette().of(ColorRole.TEXT_QUIET), whole && lit ? 0.95 : 0.2);
      pen.box(x, y, x + block - gap, y + sheet.of(TowPanel.BAR));
    }
    if (shielded) {
      shield(pen, y);
    }
  }

  private void shield(Pen pen, double y) {
    double out = sheet.of(FRAME);
    double right = left() + sheet.of(TowPanel.WIDTH) + out;
    double top = y + sheet.of(TowPanel.BAR) + out;
    pen.ink(sheet.palette().of(ColorRole.SHARD), 0.95);
    pen.path()
        .add(left() - out, y - out)
        .add(right, y - out)
        .add(right, top)
        .add(left() - out, top);
    pen.strokeClosed(sheet.of(2));
  }

  void drawText() {
    double y = bottom() + sheet.of(TowPanel.BAR + 6);
    hullName.draw(sheet.batch(), left(), y, 1);
    shieldName.draw(sheet.batch(), sheet.width() - sheet.margin(), y, shielded ? 1 : 0);
  }
}
