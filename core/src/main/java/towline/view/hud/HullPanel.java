package towline.view.hud;

import towline.content.GameContent;
import towline.content.look.ColorRole;
import towline.session.PlayMode;
import towline.session.Run;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/**
 * The hull at the bottom right, as one block for each hit it can take, framed while the shield is
 * up. In practice, where the hull loses nothing, the name shows the number of hits.
 */
final class HullPanel implements HudPanel {
  private static final int ROW = 1;
  private static final double FRAME = 5;

  /** Number of remaining hits below which the hull is low. */
  private static final double LOW_HITS = 1.5;

  private final HudCanvas canvas;
  private final HudColumn column;
  private final int blows;
  private final CachedText hullName;
  private final CachedText shieldName;
  private double hull;
  private boolean shielded;
  private double blink;
  private int blowsCounted = -1;

  HullPanel(HudCanvas canvas, GameContent content) {
    this.canvas = canvas;
    column = new HudColumn(canvas);
    blows = content.world().ship().hull();
    hullName = canvas.label(TextSize.SMALL, Anchor.LEFT);
    hullName
        .setColour(canvas.palette().colour(ColorRole.TEXT_QUIET))
        .setText(canvas.localization().of("hud.hull"));
    shieldName = canvas.label(TextSize.SMALL, Anchor.RIGHT);
    shieldName
        .setColour(canvas.palette().colour(ColorRole.SHARD))
        .setText(canvas.localization().of("hud.shield"));
  }

  @Override
  public void update(Run run, double seconds) {
    Snapshot snapshot = run.current();
    hull =
        snapshot.count(EntityKind.SHIP) == 0 ? 0 : snapshot.health(snapshot.first(EntityKind.SHIP));
    shielded = snapshot.ship().shielded;
    blink += seconds;
    if (run.setup().mode() == PlayMode.PRACTICE && run.score().blows() != blowsCounted) {
      blowsCounted = run.score().blows();
      hullName.setText(canvas.localization().of("hud.blows", String.valueOf(blowsCounted)));
    }
  }

  @Override
  public void take(ScreenRoom room) {
    column.take(room, ROW);
  }

  /** A low hull stays visible, whatever is beneath it. */
  @Override
  public boolean mayFade() {
    return hull * blows >= LOW_HITS;
  }

  @Override
  public void drawShapes() {
    ShapeDrawer pen = canvas.shapes();
    double y = column.bottom(ROW);
    double gap = canvas.pixels(4);
    double block = (column.width() + gap) / blows;
    boolean low = hull * blows < LOW_HITS;
    boolean lit = !low || Math.sin(blink * 9) > -0.2;
    for (int i = 0; i < blows; i++) {
      double x = column.left() + i * block;
      boolean whole = hull * blows > i + 0.01;
      int rgb = canvas.palette().colour(low ? ColorRole.WARNING : ColorRole.SHIP);
      pen.ink(
          whole ? rgb : canvas.palette().colour(ColorRole.TEXT_QUIET), whole && lit ? 0.95 : 0.2);
      pen.box(x, y, x + block - gap, y + column.bar());
    }
    if (shielded) {
      shield(pen, y);
    }
  }

  private void shield(ShapeDrawer pen, double y) {
    double out = canvas.pixels(FRAME);
    double right = column.right() + out;
    double top = y + column.bar() + out;
    pen.ink(canvas.palette().colour(ColorRole.SHARD), 0.95);
    pen.path()
        .add(column.left() - out, y - out)
        .add(right, y - out)
        .add(right, top)
        .add(column.left() - out, top);
    pen.strokeClosed(canvas.pixels(2));
  }

  @Override
  public void drawText() {
    double y = column.name(ROW);
    boolean both = !shielded || column.fits(hullName.width(), shieldName.width());
    canvas.draw(hullName, column.left(), y, both ? 1 : 0);
    canvas.draw(shieldName, column.right(), y, shielded ? 1 : 0);
  }
}
